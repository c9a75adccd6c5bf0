import { useState } from 'react';
import type { GameMap } from '../../engine/maps/mapText';
import { RULE_SETS } from '../../engine/rules';
import { SIDES } from '../../engine/vocabulary';
import { LONGEST_NAME, NEW_BEGINNINGS, type NewBeginning, type Players } from '../../game/game';
import { tellMapEditor } from '../../words/mapEditor';
import { sideName } from '../../words/sentences';
import { t } from '../../words/t';
import { seenText } from '../../../shell/seenText';
import { Dialog } from '../../../shell/ui/Dialog';
import { Segments } from '../../../shell/ui/Segments';
import { useGameStore } from '../base/useGame';
import { useGiveUp } from '../base/useGiveUp';

interface PlayMapProps {
  readonly map: GameMap;
  readonly onClose: () => void;
}

/** Who plays on a map and how the armies come on it, and then its game, by Debord's rules. */
export function PlayMap({ map: { board }, onClose }: PlayMapProps) {
  const store = useGameStore();
  const [players, setPlayers] = useState<Players>({ N: '', S: '' });
  const [way, setWay] = useState<NewBeginning>('open');
  const opening = board.openings[0]?.id ?? null;
  const { begin, note, question } = useGiveUp(() =>
    store.begin({
      board,
      players: { N: seenText(players.N), S: seenText(players.S) },
      ruleSet: 'debord',
      rules: RULE_SETS.debord,
      way,
      opening: way === 'opening' ? opening : null,
    }),
  );
  return (
    <>
      <Dialog
        open
        title={tellMapEditor('start.title')}
        onClose={onClose}
        actions={
          <>
            <button type="button" onClick={onClose}>
              {t('field:cancel')}
            </button>
            <button type="submit" form="map-players" className="primary">
              {tellMapEditor('start.begin')}
            </button>
          </>
        }
      >
        <form
          id="map-players"
          className="editor-form"
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          {SIDES.map((side) => (
            <label key={side}>
              {sideName(side)}
              <input
                value={players[side]}
                maxLength={LONGEST_NAME}
                autoComplete="off"
                data-first-focus={side === 'N' || undefined}
                onChange={({ target }) => setPlayers((now) => ({ ...now, [side]: target.value }))}
              />
            </label>
          ))}
          <Segments
            label={tellMapEditor('start.way')}
            values={NEW_BEGINNINGS.filter((each) => each !== 'opening' || opening !== null)}
            value={way}
            words={(each) => t(`headquarters:ways.${each}.name`)}
            onChoose={setWay}
          />
          <p>{tellMapEditor('start.more')}</p>
          {note !== null && <p>{note}</p>}
        </form>
      </Dialog>
      {question}
    </>
  );
}
