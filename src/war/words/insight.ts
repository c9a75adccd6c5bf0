import type { Chain } from '../engine/insight/chain';
import type { Cutting } from '../engine/insight/cutting';
import type { Isolation, IsolationCause } from '../engine/insight/isolation';
import { unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/board';
import type { Square } from '../engine/vocabulary';
import { unitAtSquare } from './board';
import { t } from './t';
import { kindName, theSide, unitName } from './sentences';
import { listed } from '../../shell/language/intl';

const kindAt = (position: Position, square: Square): string => {
  const unit = unitAt(position, square);
  return unit === null ? '' : kindName(unit.kind);
};
const unitNameAt = (position: Position, square: Square): string => {
  const unit = unitAt(position, square);
  return unit === null ? '' : unitName(unit);
};
/** `cavalry at H6 and infantry at H7` */
const unitsAt = (position: Position, squares: readonly Square[]): string =>
  listed(
    squares.flatMap((square) => {
      const unit = unitAt(position, square);
      return unit === null ? [] : [unitAtSquare(position, { ...unit, square })];
    }),
  );

/** Returns the steps by which a unit is in communication: `Arsenal D8`, `line to foot communications H12`. */
export function chainSteps(position: Position, { arsenal, links }: Chain): string[] {
  const name = (square: Square): string => nameOf(position.board, square);
  const steps = links.map(({ how, to }, i) => {
    const here = i === links.length - 1;
    return t(here ? `insight:chain.${how}Here` : `insight:chain.${how}`, {
      unit: kindAt(position, to),
      square: name(to),
    });
  });
  return [t('insight:chain.arsenal', { square: name(arsenal) }), ...steps];
}

/** The most causes listed; more do not help. */
const MOST_CAUSES = 3;

/** Returns sentences on why the unit on a square is out of communication (rules.md 4.7), one a cause, at most three. */
export const isolationSentences = (
  position: Position,
  square: Square,
  { causes }: Isolation,
): string[] => causes.slice(0, MOST_CAUSES).map((cause) => causeSentence(position, square, cause));

function causeSentence(position: Position, square: Square, cause: IsolationCause): string {
  const name = (at: Square): string => nameOf(position.board, at);
  switch (cause.code) {
    case 'cutOff':
    case 'stopped': {
      const { code, by, source } = cause;
      if (code === 'stopped' && cause.ground === 'mountain')
        return t('insight:isolated.mountain', { by: name(by), source: name(source) });
      return t(by === source ? `insight:isolated.${code}Arsenal` : `insight:isolated.${code}`, {
        enemy: unitNameAt(position, by),
        by: name(by),
        source: name(source),
      });
    }
    case 'relayOut':
      return t('insight:isolated.relayOut', {
        unit: kindAt(position, cause.relay),
        square: name(cause.relay),
      });
    case 'noArsenal':
      return t('insight:isolated.noArsenal', {
        side: theSide(unitAt(position, square)?.side ?? position.side),
      });
    case 'noLine':
      return t('insight:isolated.noLine', { square: name(square) });
    case 'touchesNobody':
      return t('insight:isolated.touchesNobody');
    case 'touchesIsolated':
    case 'contactDoesNotServe':
      return t(`insight:isolated.${cause.code}`, { units: unitsAt(position, cause.squares) });
  }
}

/**
 * Returns sentences on the enemy lines of communication that a unit cuts, and on the units that this isolates (rules.md
 * 4.2): one on an arsenal under the unit, one on the lines, one on the units, as far as there are any.
 */
export function cuttingSentences(
  position: Position,
  { victim, cuts, silences, isolates }: Cutting,
): string[] {
  const name = (square: Square): string => nameOf(position.board, square);
  const sentences: string[] = [];
  if (silences !== null) sentences.push(t('insight:cuts.silences', { square: name(silences) }));
  if (cuts.length > 0)
    sentences.push(
      t('insight:cuts.lines', {
        count: cuts.length,
        side: theSide(victim),
        lines: listed(
          cuts.map(({ source, to }) =>
            t('insight:cuts.line', { source: name(source), to: name(to) }),
          ),
        ),
      }),
    );
  const units = isolates.map(({ square }) => square);
  if (units.length > 0)
    sentences.push(t('insight:cuts.isolates', { units: unitsAt(position, units) }));
  return sentences;
}
