import type { Shot } from '../../engine/flight';
import type { Point } from '../../engine/types';
import { burstOfShell, tableFiredOn } from '../../game/kriegspiel/fired';
import { sheltersBetween, type Burst } from '../../kriegspiel/bursts';
import type { RiflesOrder } from '../../kriegspiel/rifles';
import type { ShellOrder } from '../../kriegspiel/shells';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { capital, pieceName } from '../names';
import { placeWords } from '../places';
import { shotWords } from '../shot';
import { t } from '../t';
import { bothSidesWords, menNamed, nameIn, pieceIn, workName } from './names';

/** Returns where a shell lies: against what it flew, or the place on the floor. */
function whereWords(battle: KriegspielBattle, { events }: Shot, at: Point): string {
  const [first] = events;
  switch (first?.kind) {
    case 'man':
      return t('lwKriegspielFire:met.man', { who: nameIn(battle, first.what) });
    case 'gun':
    case 'piece':
      return t('lwKriegspielFire:met.against', { what: nameIn(battle, first.what) });
    case 'top':
      return t('lwKriegspielFire:met.top', { what: nameIn(battle, first.what) });
    default:
      return placeWords(battle.country, at);
  }
}

/** Returns who did not count because something stood between him and the shell (3.5): a sentence for each thing. */
function shelteredWords(battle: KriegspielBattle, { at, sheltered }: Burst): readonly string[] {
  const built = new Set(battle.kriegspiel.built.map(({ piece }) => piece));
  const behind = new Map<string, string[]>();
  for (const man of menNamed(battle, sheltered)) {
    const { id = '' } = sheltersBetween(battle, at, man)[0] ?? {};
    behind.set(id, [...(behind.get(id) ?? []), man.id]);
  }
  return [...behind].map(([id, men]) => {
    const piece = pieceIn(battle, id);
    const what = built.has(id) || piece === undefined ? workName('entrench') : pieceName(piece);
    return t('lwKriegspielFire:sheltered', {
      count: men.length,
      men: bothSidesWords(battle, men),
      what,
    });
  });
}

/**
 * Returns sentences on what a shell did to men where it came to rest (kriegspiel.md 3.3 to 3.5): where that was, who
 * died, and who was sheltered by what. `battle` is that before the shell was fired; `burst` is null for a shell that
 * left the field.
 */
export function burstWords(battle: KriegspielBattle, shot: Shot, burst: Burst | null): string {
  if (burst === null) return t('lwKriegspielFire:gone');
  const { at, within, dead, sheltered, generals } = burst;
  return [
    t('lwKriegspielFire:bursts', { where: whereWords(battle, shot, at) }),
    ...(within.length > 0
      ? [
          t('lwKriegspielFire:dead', {
            count: within.length,
            dead: dead.length,
            men: bothSidesWords(battle, dead),
          }),
        ]
      : sheltered.length + generals.length === 0
        ? [t('lwKriegspielFire:nobody')]
        : []),
    ...shelteredWords(battle, burst),
  ].join(' ');
}

/**
 * Returns sentences on the gun that fired a shell and on what the shell did to men (kriegspiel.md 3.3, 3.5), from the
 * battles before and after it. They are silent about guns, waggons and Generals, which `eventWords` describes.
 */
export function shellWords(
  before: KriegspielBattle,
  { gun }: ShellOrder,
  after: KriegspielBattle,
): string {
  const [table, shot] = [tableFiredOn(before, after), after.shots.at(-1)];
  return t('lwKriegspielOrders:shell', {
    what: capital(nameIn(before, gun)),
    burst: shot === undefined ? '' : burstWords(table, shot, burstOfShell(table, shot)),
  });
}

/** Returns sentences on what a bolt of five riflemen has done (kriegspiel.md 3.6), between two battles. */
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
