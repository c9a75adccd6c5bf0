import { memo } from 'react';
import { INCH, NEAR } from '../../../engine/lengths';
import type { Point } from '../../../engine/types';
import { SECRET_WORKS } from '../../../kriegspiel/secrets';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import type { Work } from '../../../kriegspiel/things';
import { boxPath, circlePath, onPlan, polyline } from '../../plan/place';
import { middleOf } from './things';
import type { Drawing } from '../../plan/view';

/**
 * An unfinished engineering work as the plan draws it: its kind, where on the field it is, and how many of the moves
 * that it takes are done.
 */
export type ShownWork = Pick<Work, 'id' | 'kind' | 'at' | 'done' | 'takes'>;

/**
 * Returns the unfinished engineering works that may be shown (kriegspiel.md 6.1): secret ones only while the mover
 * holds the button of his notes (`notesHeld`). A work on scenery, a gun or a waggon is shown at the middle of that; a
 * work without a place is left out.
 */
export const worksUnderWay = (
  battle: KriegspielBattle,
  notesHeld: boolean,
): readonly ShownWork[] => {
  const { works, waggons, ruins } = battle.kriegspiel;
  const targetAt = (target: string | null): readonly Point[] => {
    const thing = [...waggons, ...battle.guns].find(({ id }) => id === target);
    if (thing !== undefined) return [thing];
    const piece = [...battle.country.pieces, ...ruins].find(({ id }) => id === target);
    return piece === undefined ? [] : [middleOf(piece.shape)];
  };
  return works
    .filter(({ kind }) => notesHeld || !SECRET_WORKS.has(kind))
    .map(({ id, kind, at, target, done, takes }) => ({
      id,
      kind,
      at: at.length > 0 ? at : targetAt(target),
      done,
      takes,
    }))
    .filter(({ at }) => at.length > 0);
};

/** The sizes of marks, in pixels. */
const TOOL = 7;
const BAR = { width: 22, height: 5, below: 11 };

interface NotesProps extends Drawing {
  readonly battle: KriegspielBattle;
  readonly notesHeld: boolean;
}

/**
 * Draws on the plan the unfinished engineering works, each with a bar of its moves, and, while the mover holds the
 * button of his notes (`notesHeld`), the mines that are laid (kriegspiel.md 6). A sixteenth of an inch is `ppu` pixels
 * long.
 */
export const Notes = memo(function Notes({ projection, battle, notesHeld, ppu }: NotesProps) {
  return (
    <>
      {worksUnderWay(battle, notesHeld).map((work) => (
        <UnderWay key={work.id} projection={projection} work={work} ppu={ppu} />
      ))}
      {notesHeld &&
        battle.kriegspiel.mines.map(({ id, at }) => {
          const place = onPlan(projection, at);
          return (
            <g key={id} className="kp-mine" data-mine={id}>
              <path className="kp-mine-reach" d={circlePath(place, NEAR)} strokeWidth={1.2 / ppu} />
              <path className="kp-mine-body" d={circlePath(place, Math.max(INCH / 2, 4 / ppu))} />
            </g>
          );
        })}
    </>
  );
});

function UnderWay({
  projection,
  work,
  ppu,
}: Pick<NotesProps, 'projection' | 'ppu'> & { readonly work: ShownWork }) {
  const places = work.at.map((at) => onPlan(projection, at));
  const [first, last = first] = places as [Point, Point?];
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  const size = TOOL / ppu;
  const [left, top] = [middle.x - BAR.width / 2 / ppu, middle.y + BAR.below / ppu];
  const width = BAR.width / ppu / work.takes;
  const part = (i: number): string => boxPath(left + i * width, top, width, BAR.height / ppu);
  return (
    <g className="kp-work" data-work={work.id}>
      {last !== first && (
        <path
          className="kp-work-line"
          d={polyline(places)}
          strokeWidth={Math.max(INCH / 2, 4 / ppu)}
          strokeDasharray={`${5 / ppu} ${4 / ppu}`}
        />
      )}
      <path
        className="kp-work-tool"
        strokeWidth={2 / ppu}
        d={`M${middle.x - size} ${middle.y + size}L${middle.x + size} ${middle.y - size}M${middle.x + size * 0.2} ${middle.y - size * 1.3}Q${middle.x + size} ${middle.y - size} ${middle.x + size * 1.3} ${middle.y - size * 0.2}`}
      />
      <path
        className="kp-work-done"
        d={Array.from({ length: work.done }, (_, i) => part(i)).join('')}
      />
      <path
        className="kp-work-bar"
        strokeWidth={1 / ppu}
        d={Array.from({ length: work.takes }, (_, i) => part(i)).join('')}
      />
    </g>
  );
}

/** Draws on the plan how many packets of supplies are left in each depot that is not burnt (kriegspiel.md 5.2). */
export const DepotPackets = memo(function DepotPackets({
  projection,
  battle,
  ppu,
}: Omit<NotesProps, 'notesHeld'>) {
  return battle.kriegspiel.depots
    .filter(({ burnt }) => !burnt)
    .map(({ piece, packets, side }) => {
      const shape = battle.country.pieces.find(({ id }) => id === piece)?.shape;
      if (shape === undefined) return null;
      const { x, y } = onPlan(projection, middleOf(shape));
      return (
        <text
          key={piece}
          className={`kp-letter of-${side} kp-count`}
          x={x}
          y={y}
          fontSize={12 / ppu}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {packets}
        </text>
      );
    });
});

/** How far a General's pennant stands to the right of his middle, in the units of the drawing. */
const BESIDE = 7;

/**
 * Draws on the plan the pennants of the Generals (kriegspiel.md 4.2): lowered while a General is away, forked if he
 * can be hit and captured.
 */
export const Pennants = memo(function Pennants({
  projection,
  battle,
  ppu,
}: Omit<NotesProps, 'notesHeld'>) {
  const { generals, generalVulnerable } = battle.kriegspiel;
  return (['red', 'blue'] as const).map((side) => {
    const { man: id, awayUntil } = generals[side];
    const man = battle.men.find((each) => each.id === id && each.state === 'ready');
    if (man === undefined) return null;
    const at = onPlan(projection, man);
    // Beside him, because the staff would hide him.
    const [x, y] = [at.x + BESIDE, at.y];
    const away = awayUntil > battle.moves;
    // The staff is as high as he, or as high as can be seen.
    const high = Math.max(26, 20 / ppu);
    const [wide, deep] = [Math.max(15, 13 / ppu), Math.max(10, 8 / ppu)];
    // On a line at the edge of the drawing a high staff stands lower, so that its flag is not cut off.
    const foot = Math.max(y, high + 3 / ppu);
    const top = away ? foot - high / 2 : foot - high;
    const tip = generalVulnerable ? `L${x + wide * 0.6} ${top + deep / 2}` : '';
    const staff = `M${x} ${foot}V${foot - high}`;
    const flag = `M${x} ${top}H${x + wide}${tip}L${x + wide} ${top + deep}H${x}Z`;
    return (
      <g key={side} className={`kp-pennant of-${side}`} data-away={away}>
        <path className="kp-pennant-halo" d={staff + flag} strokeWidth={5 / ppu} />
        <path className="kp-staff" d={staff} strokeWidth={1.8 / ppu} />
        <path className="kp-flag" strokeWidth={1.2 / ppu} d={flag} />
      </g>
    );
  });
});
