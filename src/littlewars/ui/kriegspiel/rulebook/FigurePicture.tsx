import type { ReactNode } from 'react';
import type { Point } from '../../../engine/types';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { PlanPicture, type PlanPictureProps } from '../../plan/PlanPicture';
import type { DrawLayer, ShownBody, ShownCircle, ShownMark } from '../../plan/view';
import { Bodies } from '../plan/Bodies';
import { blocksOf } from '../plan/bodyShape';
import { dressIn } from '../plan/dress';
import { DepotPackets } from '../plan/Notes';
import { worksShown } from '../plan/things';
import { GunStates, Vehicles } from '../plan/Vehicles';
import '../plan/kriegspielPlan.css';
import '../plan/views.css';

/**
 * A figure of the rule book of Kriegspiel: a battle, the part of its field to show (two opposite corners, by default
 * all of it), and what is drawn on it below and above the troops.
 */
export interface Figure {
  readonly battle: KriegspielBattle;
  readonly part?: readonly [Point, Point];
  readonly below?: DrawLayer;
  readonly above?: DrawLayer;
  readonly marks?: readonly ShownMark[];
  readonly circles?: readonly ShownCircle[];
  /** Men who act together, outlined. */
  readonly rows?: readonly ShownBody[];
}

const NOBODY: readonly string[] = [];

/** Returns what the picture of a figure passes to the plan. */
function drawn({ battle, below, above, part, marks, circles, rows }: Figure) {
  const { kriegspiel, country, men, guns, moves } = battle;
  const blocks = blocksOf(battle);
  const props: Omit<PlanPictureProps, 'label'> = {
    country,
    men,
    guns,
    works: worksShown(kriegspiel),
    side: 'red',
    ...(part && { part }),
    ...(marks && { marks }),
    ...(circles && { circles }),
    ...(rows && { bodies: rows }),
    additions: {
      things: [],
      dressOf: dressIn(kriegspiel),
      below: ({ projection, ppu }) => (
        <>
          <Bodies projection={projection} blocks={blocks} chosen={NOBODY} ppu={ppu} />
          {below?.({ projection, ppu })}
          <Vehicles projection={projection} battle={battle} chosen={NOBODY} ppu={ppu} />
        </>
      ),
      above: ({ projection, ppu }) => (
        <>
          <GunStates projection={projection} guns={guns} limbers={kriegspiel.guns} moves={moves} />
          <DepotPackets projection={projection} battle={battle} ppu={ppu} />
          {above?.({ projection, ppu })}
        </>
      ),
    },
  };
  return props;
}

/** Renders a figure of the rule book of Kriegspiel; `label` describes it for screen readers. */
export const FigurePicture = ({
  figure,
  label,
}: {
  readonly figure: Figure;
  readonly label: string;
}): ReactNode => <PlanPicture {...drawn(figure)} label={label} />;
