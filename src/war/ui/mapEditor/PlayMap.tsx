import { PEOPLE } from '../../game/seat';
import { useState } from 'react';
import type { GameMap } from '../../engine/maps/mapText';
import { RULE_SETS } from '../../engine/rules';
import { NEW_BEGINNINGS, type NewBeginning } from '../../game/game';
import { t } from '../../words/t';
import { Segments } from '../../../shell/ui/Segments';
import { PlayersDialog } from '../setup/PlayersDialog';
import { useGameStore } from '../base/useGame';

interface PlayMapProps {
  readonly map: GameMap;
  readonly onClose: () => void;
}

/** Asks who plays on a map and how the armies are placed, and begins a game by Debord's rules. */
export function PlayMap({ map: { board }, onClose }: PlayMapProps) {
  const store = useGameStore();
  const [way, setWay] = useState<NewBeginning>('open');
  const opening = board.openings[0]?.id ?? null;
  return (
    <PlayersDialog
      title={t('mapEditor:start.title')}
      act={t('mapEditor:start.begin')}
      onBegin={(players) =>
        store.begin({
          board,
          players,
          ruleSet: 'debord',
          rules: RULE_SETS.debord,
          way,
          opening: way === 'opening' ? opening : null,
          seats: PEOPLE,
        })
      }
      onClose={onClose}
    >
      <Segments
        label={t('mapEditor:start.way')}
        values={NEW_BEGINNINGS.filter((each) => each !== 'opening' || opening !== null)}
        value={way}
        words={(each) => t(`headquarters:ways.${each}.name`)}
        onChoose={setWay}
      />
      <p>{t('mapEditor:start.more')}</p>
    </PlayersDialog>
  );
}
