import { manOf } from '../../engine/men';
import type { Man } from '../../engine/types';
import { burstOf } from '../../kriegspiel/bursts';
import type { RiflesOrder } from '../../kriegspiel/rifles';
import type { ShellOrder } from '../../kriegspiel/shells';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { capital } from '../names';
import { shotWords } from '../shot';
import { t } from '../t';
import { bothSidesWords, nameIn } from './names';

/** Returns who is in the circle of a shell: who dies of how many, and how many do not count behind cover (3.3, 3.5). */
function circleWords(
  battle: KriegspielBattle,
  { within, sheltered, dead }: Pick<ReturnType<typeof burstOf>, 'within' | 'sheltered' | 'dead'>,
): string {
  const covered = sheltered.length;
  if (within.length === 0)
    return covered === 0
      ? t('lwKriegspielOrders:shell.nobody')
      : t('lwKriegspielOrders:shell.onlySheltered', { count: covered });
  const died = t('lwKriegspielOrders:shell.dead', {
    count: within.length,
    dead: bothSidesWords(battle, dead),
  });
  return covered === 0
    ? died
    : `${died} ${t('lwKriegspielOrders:shell.sheltered', { count: covered })}`;
}

/** Returns what a shell has done to men (3.3, 3.5), as sentences; guns, waggons and Generals are events of their own. */
export function shellWords(
  before: KriegspielBattle,
  { gun }: ShellOrder,
  after: KriegspielBattle,
): string {
  const what = capital(nameIn(before, gun));
  const rest = after.shots.at(-1)?.events.at(-1);
  if (rest?.kind !== 'rest') return t('lwKriegspielOrders:shell.gone', { what });
  // Men who stepped aside for the gun stand where they stand now.
  const men = after.men.map((man): Man => ({
    ...man,
    state: manOf(before, man.id)?.state ?? man.state,
  }));
  const burst = burstOf({ ...before, men }, { x: rest.at.x, y: rest.at.y });
  return t('lwKriegspielOrders:shell.bursts', { what, dead: circleWords(before, burst) });
}

/** Returns what a bolt of five rifles has done (3.6), as sentences. */
export function riflesWords(
  before: KriegspielBattle,
  { men }: RiflesOrder,
  after: KriegspielBattle,
): string {
  const shot = after.shots.at(-1);
  return t('lwKriegspielOrders:rifles', {
    what: capital(nameIn(before, men[2] ?? '')),
    shot: shot === undefined ? '' : shotWords(before, shot),
  });
}
