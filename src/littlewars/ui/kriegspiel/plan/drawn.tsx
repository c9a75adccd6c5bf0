import { memoizeEach } from '../../../../shell/memoizeEach';
import './kriegspielPlan.css';
import './views.css';
import type { ReactNode } from 'react';
import type { Battle } from '../../../engine/types';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import type { PlanProps } from '../../plan/planProps';
import { Bodies, BodyMarks } from './Bodies';
import { blockBoxes, blocksOf, type BodyBlock } from './bodyShape';
import { dressIn } from './dress';
import { DepotPackets, Notes, Pennants } from './Notes';
import { thingsOf, worksShown } from './things';
import { GunStates, Vehicles } from './Vehicles';
import type { Drawing } from '../../plan/view';

interface DrawnProps extends Drawing {
  readonly battle: KriegspielBattle;
  readonly blocks: readonly BodyBlock[];
}

interface BelowProps extends DrawnProps {
  readonly chosen: readonly string[];
  readonly notesHeld: boolean;
  readonly children?: ReactNode;
}

/**
 * Draws what Kriegspiel adds to the plan below its men: the outlines of bodies of troops, then `children`, the notes
 * of unfinished engineering works, and vehicles.
 */
export function BelowMen(props: BelowProps): ReactNode {
  const { projection, ppu, battle, blocks, chosen, notesHeld, children } = props;
  return (
    <>
      <Bodies projection={projection} blocks={blocks} chosen={chosen} ppu={ppu} />
      {children}
      <Notes projection={projection} battle={battle} notesHeld={notesHeld} ppu={ppu} />
      <Vehicles projection={projection} battle={battle} chosen={chosen} ppu={ppu} />
    </>
  );
}

/**
 * Draws what Kriegspiel adds to the plan above its men: limbers and disabled guns, the packets in depots, the
 * Generals' pennants, and the fronts and letters of bodies.
 */
export function AboveMen({ projection, ppu, battle, blocks }: DrawnProps): ReactNode {
  const { guns, kriegspiel, moves } = battle;
  return (
    <>
      <GunStates projection={projection} guns={guns} limbers={kriegspiel.guns} moves={moves} />
      <DepotPackets projection={projection} battle={battle} ppu={ppu} />
      <Pennants projection={projection} battle={battle} ppu={ppu} />
      <BodyMarks projection={projection} blocks={blocks} ppu={ppu} />
    </>
  );
}

type Drawn = Pick<PlanProps, 'works' | 'additions'>;
const NOBODY: readonly string[] = [];
const isKriegspiel = (battle: Battle): battle is KriegspielBattle => 'kriegspiel' in battle;

/**
 * Returns what a plan draws of a battle of Kriegspiel in addition to its men and guns, where nothing is ordered on the
 * plan, as in a replay; empty for a battle of Little Wars. Cached for each battle.
 */
export const drawnOf = memoizeEach((battle: Battle): Drawn => {
  if (!isKriegspiel(battle)) return {};
  const blocks = blocksOf(battle);
  return {
    works: worksShown(battle.kriegspiel),
    additions: {
      things: thingsOf(battle),
      dressOf: dressIn(battle.kriegspiel),
      boxes: (drawing) => blockBoxes(blocks, drawing),
      below: (drawing) => (
        <BelowMen {...drawing} {...{ battle, blocks }} chosen={NOBODY} notesHeld={false} />
      ),
      above: (drawing) => <AboveMen {...drawing} {...{ battle, blocks }} />,
    },
  };
});
