import { late } from '../../shell/late';
import type { Past } from './past';
import type { Store } from './state';

const looking = late(() => import('./past'));

/** Fetches what looks back, which comes with the page of the history. @throws where it cannot be fetched. */
export const fetchPast = looking.fetch;

/** The past of a war, which no first turn looks at: what is done with it waits until the code for it is there. */
export function createLatePast(store: Store): Past {
  let past: Past | null = null;
  const when = (act: (past: Past) => void): void =>
    looking.open(({ createPast }) => act((past ??= createPast(store))));
  return {
    get table() {
      return past?.table ?? null;
    },
    show: (at) => when((it) => it.show(at)),
    stride: (stride) => when((it) => it.stride(stride)),
    showTurn: (turn) => when((it) => it.showTurn(turn)),
    takeBackTurn: () => when((it) => it.takeBackTurn()),
    takeBackOrder: () => when((it) => it.takeBackOrder()),
  };
}
