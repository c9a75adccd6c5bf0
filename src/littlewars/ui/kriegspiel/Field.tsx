import { useRef, useState, type ReactNode } from 'react';
import { useKeyActs } from '../../../shell/ui/keys';
import { manOf } from '../../engine/men';
import type { SealedGame } from '../../game/kriegspiel/sealedGame';
import { lineBelow } from '../../game/settings';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { capital, nameOf } from '../../words/names';
import { t } from '../../words/t';
import { sideShown } from '../base/sideShown';
import { useBattleStore, useSettings } from '../base/useGame';
import { Plan } from '../plan/Plan';
import type { PlanHandle } from '../plan/view';
import { useCasualties, useFightInView } from '../table/useMelees';
import { shownLines } from '../table/useTable';
import { MovePanel } from './MovePanel';
import { useOrders } from './useOrders';

interface FieldProps {
  readonly game: SealedGame;
  readonly battle: KriegspielBattle;
}

const WORDS = { done: () => '', refused: () => '' };

/** The battle in progress: the plan, and beside it everything that can be ordered. */
export function Field({ game, battle }: FieldProps): ReactNode {
  const { navigation } = useBattleStore();
  const orders = useOrders(battle, WORDS);
  const seenFrom = useSettings((settings) => settings.seenFrom);
  const plan = useRef<PlanHandle>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const casualties = useCasualties(battle, orders.say);
  useFightInView(battle, plan);
  const acts: Readonly<Record<string, () => void>> = {
    u: orders.undo,
    'Ctrl+z': orders.undo,
    Escape: () => setChosen([]),
  };
  useKeyActs((name) => acts[name]);
  return (
    <main className="lw-screen" data-side={sideShown(battle)}>
      <div className="lw-field">
        <Plan
          ref={plan}
          country={battle.country}
          men={battle.men}
          guns={battle.guns}
          side={lineBelow(seenFrom, battle.mover)}
          label={t('lwTable:plan')}
          tool="hand"
          chosen={chosen}
          mayChoose={(id) => manOf(battle, id) !== undefined}
          nameOf={(id) => capital(nameOf(battle, id))}
          marks={casualties.marks}
          numbered={casualties.numbered}
          lines={shownLines(battle)}
          onChoose={(ids) => {
            const [id = ''] = ids;
            if (ids.length === 1 && casualties.press(id)) return;
            setChosen(ids);
          }}
        />
      </div>
      <MovePanel
        {...{ game, battle, orders }}
        casualtiesOf={casualties.casualtiesOf}
        onCasualties={casualties.choose}
        onMoved={() => {
          casualties.forget();
          setChosen([]);
        }}
        onReplay={() => navigation.push({ screen: 'replay', id: game.id })}
      >
        {null}
      </MovePanel>
    </main>
  );
}
