import { towards } from './rays';
import { NOWHERE } from '../board';
import { chainTo, type Chain, type Link } from './chain';
import { FIGHTING_COUNT, NOBODY } from '../communication';
import { cutsLinesOf, relaysOf, sourcesOf, stands, without } from './cutting';
import { isLinked, sideOfSlot, slotAt, squareOf, unitsOf, type Position } from '../position';
import { firstSlot } from '../units';
import type { Side, Square } from '../vocabulary';

/**
 * A reason why a unit is out of communication (rules.md 4): `cutOff` by an enemy unit on a line, a line `stopped` by
 * an enemy or a mountain, `relayOut` (the communications unit in line is isolated itself), `noArsenal` stands,
 * `noLine` runs to it, `touchesNobody`, `touchesIsolated` units only, or `contactDoesNotServe` communications units
 * (4.6).
 */
export type IsolationCause =
  /** It would be in communication without the enemy unit on `by`, which cuts the line from `source` towards `to`. */
  | { readonly code: 'cutOff'; readonly by: Square; readonly source: Square; readonly to: Square }
  /** A line from `source` would reach its square, but stops at an enemy unit or a mountain on `by`. */
  | {
      readonly code: 'stopped';
      readonly by: Square;
      readonly source: Square;
      readonly ground: 'enemy' | 'mountain';
    }
  /** A communications unit whose line would reach it is isolated itself. */
  | { readonly code: 'relayOut'; readonly relay: Square }
  /** None of its side's arsenals stands. */
  | { readonly code: 'noArsenal' }
  /** It is on none of the eight lines of any source. */
  | { readonly code: 'noLine' }
  /** No fighting unit of its side is next to it. */
  | { readonly code: 'touchesNobody' }
  /** The units next to it are isolated too. */
  | { readonly code: 'touchesIsolated'; readonly squares: readonly Square[] }
  /** 4.6: contact does not serve communications units. */
  | { readonly code: 'contactDoesNotServe'; readonly squares: readonly Square[] };

/**
 * The reasons why a unit is isolated (`causes`), and the chain by which it would be in communication without the first
 * enemy unit that cuts it off (`restored`); null if no single unit does.
 */
export interface Isolation {
  readonly causes: readonly IsolationCause[];
  readonly restored: Chain | null;
}

/**
 * Returns the causes why the unit on a square is out of communication (rules.md 4); if single enemy units cut it off,
 * only these, the one with the shortest chain behind it first. Null if the square is empty or the unit is in
 * communication.
 */
export function isolationOf(position: Position, square: Square): Isolation | null {
  const slot = slotAt(position, square);
  if (slot === NOBODY || isLinked(position, slot)) return null;
  const side = sideOfSlot(slot);
  if (!position.board.arsenals.some((_, i) => stands(position, side, i)))
    return { causes: [{ code: 'noArsenal' }], restored: null };
  const cutOff = culprits(position, side, square);
  const [nearest] = cutOff;
  if (nearest !== undefined)
    return { causes: cutOff.map(({ cause }) => cause), restored: nearest.chain };
  const stopped = stoppedLines(position, side, square);
  const relays = idleRelays(position, side, square);
  const none: IsolationCause[] = stopped.length + relays.length === 0 ? [{ code: 'noLine' }] : [];
  return {
    causes: [...stopped, ...relays, ...none, ...contacts(position, slot, square)],
    restored: null,
  };
}

/** Returns the enemy units without any of which the unit would be in communication, the shortest chain first. */
function culprits(
  position: Position,
  side: Side,
  square: Square,
): { cause: IsolationCause; chain: Chain }[] {
  return unitsOf(position)
    .filter((unit) => cutsLinesOf(position, side, unit.square))
    .flatMap(({ square: by }) => {
      const chain = chainTo(without(position, by), square);
      return chain === null ? [] : [{ by, chain }];
    })
    .flatMap(({ by, chain }) =>
      chain.links
        .filter((link) => leadsOver(position, link, by))
        .slice(0, 1)
        .map(({ from: source, to }) => ({
          cause: { code: 'cutOff' as const, by, source, to },
          chain,
        })),
    )
    .sort((a, b) => a.chain.links.length - b.chain.links.length);
}

/** Returns whether a link begins on a square or passes over it along a line. */
function leadsOver({ board }: Position, { how, from, to }: Link, square: Square): boolean {
  if (how === 'contact') return false;
  const packed = board.bearing[from * board.size + to] as number;
  const part = board.bearing[from * board.size + square] as number;
  return from === square || (part !== 0 && packed >> 5 === part >> 5 && part < packed);
}

/** Returns the lines that would reach a square without an obstacle, the nearest source first. */
function stoppedLines(position: Position, side: Side, square: Square): IsolationCause[] {
  const { board } = position;
  return sourcesOf(position, side)
    .map((source) => ({ source, ...towards(board, source, square) }))
    .filter(({ stride }) => stride !== 0)
    .sort((a, b) => a.length - b.length)
    .flatMap(({ source, stride, length }) =>
      Array.from({ length }, (_, i) => source + i * stride)
        .filter((at) => board.terrain[at] === 'mountain' || cutsLinesOf(position, side, at))
        .slice(0, 1)
        .map((by) => ({
          code: 'stopped' as const,
          by,
          source,
          ground: board.terrain[by] === 'mountain' ? ('mountain' as const) : ('enemy' as const),
        })),
    );
}

/** Returns the isolated communications units whose lines would reach a square. */
function idleRelays(position: Position, side: Side, square: Square): IsolationCause[] {
  const { board } = position;
  return relaysOf(position, side)
    .filter((slot) => !isLinked(position, slot))
    .map((slot) => squareOf(position, slot))
    .filter((relay) => {
      const { stride, length } = towards(board, relay, square);
      return (
        (board.bearing[relay * board.size + square] as number) !== 0 &&
        !Array.from({ length }, (_, i) => relay + i * stride).some((at) =>
          cutsLinesOf(position, side, at),
        )
      );
    })
    .map((relay) => ({ code: 'relayOut', relay }));
}

/** Returns why contact does not put the isolated unit in communication (4.5, 4.6). */
function contacts(position: Position, slot: number, square: Square): IsolationCause[] {
  const { board, rules } = position;
  const first = firstSlot(sideOfSlot(slot));
  const around = Array.from(board.around.subarray(square * 8, square * 8 + 8));
  const comrades = around.filter((to) => {
    const place = to === NOWHERE ? NOBODY : slotAt(position, to) - first;
    return place >= 0 && place < FIGHTING_COUNT;
  });
  if (slot - first < FIGHTING_COUNT || rules.contactReachesCommunicationsUnits)
    return [
      comrades.length === 0
        ? { code: 'touchesNobody' }
        : { code: 'touchesIsolated', squares: comrades },
    ];
  const linked = comrades.filter((to) => isLinked(position, slotAt(position, to)));
  return linked.length === 0 ? [] : [{ code: 'contactDoesNotServe', squares: linked }];
}
