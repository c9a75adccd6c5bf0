import type { ReactNode } from 'react';
import { UNIT_KINDS, type Square } from '../../../engine/vocabulary';
import type { Position } from '../../../engine/position';
import { groundSentences, type NamedGround } from '../../../words/ground';
import { capital, kindName } from '../../../words/sentences';
import { t } from '../../../words/t';
import { usePauseRequest } from '../../../../shell/ui/clock/usePauseRequest';
import { Dialog } from '../../../../shell/ui/Dialog';
import { ArsenalMark } from '../../board/art/Arsenal';
import { DecidingMark } from '../../board/art/Deciding';
import { DestinationMarks } from '../../board/art/Destinations';
import { CommunicationLines } from '../../board/art/Lines';
import { UnitSign } from '../../board/art/UnitSign';
import { CELL, centreOf, DRAWING } from '../../board/geometry';
import { useOrientation } from '../../base/orientation';
import './help.css';

interface LegendProps {
  readonly position: Position;
  readonly onClose: () => void;
}

const MIDDLE = { x: 0, y: 0 };
/** The marks of possible destinations of the chosen unit. */
const MOVE_EFFECTS = ['keeps', 'isolates', 'takesArsenal', 'winsWar'] as const;
const GOALS: Readonly<Record<(typeof MOVE_EFFECTS)[number], ReactNode>> = {
  keeps: <DestinationMarks kind="keeps" at={[MIDDLE]} />,
  isolates: <DestinationMarks kind="isolates" at={[MIDDLE]} />,
  takesArsenal: <DecidingMark kind="takesArsenal" at={MIDDLE} />,
  winsWar: <DecidingMark kind="winsWar" at={MIDDLE} />,
};

/** A dialog that explains every sign on the map of `position`, and what each terrain does under its rules. */
export function Legend({ position, onClose }: LegendProps) {
  usePauseRequest();
  const { board, rules } = position;
  const [first = { square: 0, side: 'N' } as const] = board.arsenals;
  /** The middle of the first row beyond the frontier. */
  const beyond = board.size / 2 + 4;
  const orientation = useOrientation();
  /** A square of the board as it is drawn under this dialog, with a mark on it. */
  const square = (at: Square, mark: ReactNode = null): ReactNode => {
    const { x, y } = centreOf(board, orientation, at);
    return (
      <svg viewBox={`${x - CELL / 2} ${y - CELL / 2} ${CELL} ${CELL}`} aria-hidden="true">
        <use href={`#${DRAWING.ground}`} />
        {mark}
      </svg>
    );
  };
  const sign = (drawing: ReactNode): ReactNode => (
    <svg viewBox={`${-CELL / 2} ${-CELL / 2} ${CELL} ${CELL}`} aria-hidden="true">
      {drawing}
    </svg>
  );
  const piece = (kind: (typeof UNIT_KINDS)[number], isolated = false): ReactNode => (
    <UnitSign unit={{ side: 'N', kind }} isolated={isolated} />
  );
  const ground = (kind: NamedGround): string => groundSentences(rules, kind).join(' ');
  // Only kinds of ground that the map has.
  const terrain = (['fort', 'pass', 'mountain'] as const).flatMap((kind) => {
    const at = board.terrain.indexOf(kind);
    if (at < 0) return [];
    return [[square(at), capital(t(`field:terrain.${kind}`)), ground(kind)] as const];
  });
  const arsenal = <ArsenalMark {...{ board, orientation }} {...first} is="standing" />;
  const ray = { from: { x: -18, y: 0 }, to: { x: 14, y: 0 } };

  const rows: readonly (readonly [ReactNode, string, string?])[] = [
    ...terrain,
    [square(first.square, arsenal), t('ground:arsenal'), ground('arsenal')],
    [square(beyond), t('ground:frontier'), t('ground:frontierIs')],
    [sign(<CommunicationLines side="N" segments={[ray]} />), t('ground:line'), t('ground:lineIs')],
    [piece('infantry', true), capital(t('field:isolated')), t('ground:isolatedIs')],
    ...MOVE_EFFECTS.map((effect) => [sign(GOALS[effect]), t(`ground:goals.${effect}`)] as const),
    ...UNIT_KINDS.map((kind) => [piece(kind), capital(kindName(kind))] as const),
  ];
  return (
    <Dialog open title={t('ground:legend')} onClose={onClose}>
      <div
        className="legend-room"
        role="group"
        aria-label={t('ground:legend')}
        tabIndex={0}
        data-first-focus
      >
        <dl className="legend">
          {rows.map(([drawing, name, text]) => (
            <div key={name}>
              {drawing}
              <dt>{name}</dt>
              {text !== undefined && <dd>{text}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
