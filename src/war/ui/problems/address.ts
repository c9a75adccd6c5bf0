import { goToAddress } from '../base/goToAddress';

/** Leads to a problem by its id, or to the list of them. */
export const openProblem = (id: string): void =>
  goToAddress(id === '' ? '#problems' : `#problem=${id}`);

/** Leads back to headquarters. */
export const leaveProblems = (): void => goToAddress('');
