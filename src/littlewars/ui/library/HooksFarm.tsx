import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { useGiveUp } from '../../../shell/ui/pages/useGiveUp';
import { useVisit } from '../../../shell/ui/useNavigation';
import { HOOKS_FARM } from '../../battles/hooksFarm';
import { titleOf } from '../../words/names';
import { t } from '../../words/t';
import { useBattleStore } from '../base/useGame';
import { beginHooksFarm } from '../base/hooksFarm';
import { useInProgress } from '../base/useInProgress';
import { UNDER_WAY_RECORD } from './published/course';
import { useRecord } from './useRecord';

interface HooksFarmProps {
  /** `beginning` for the first move, as in the address; otherwise Blue's third. */
  readonly open: string;
  readonly onClose: () => void;
}

/**
 * Opens the battle of Hook's Farm under way: its record is read, and gone on with like any other. An address does not
 * begin a battle by itself, so after one there is a button to press.
 */
export function HooksFarm({ open: from, onClose }: HooksFarmProps): ReactNode {
  const isBeginning = from === 'beginning';
  const store = useBattleStore();
  const { by } = useVisit(store.navigation);
  const { game, share } = useRecord(UNDER_WAY_RECORD);
  const [pressed, setPressed] = useState(by === 'push');
  const { begin, note, question } = useGiveUp(useInProgress(), () => setPressed(true));
  const open = useEffectEvent(() => {
    if (isBeginning) beginHooksFarm(store);
    else if (game !== null) store.openRead({ ...game, date: store.today() });
  });
  const opens = pressed && (isBeginning || game !== null);
  useEffect(() => {
    if (opens) open();
  }, [opens]);
  return (
    <MenuScreen
      title={titleOf(HOOKS_FARM)}
      look="lw-hooks-farm"
      busy={pressed}
      onSubmit={begin}
      onClose={onClose}
      foot={
        <>
          {note !== null && <p>{note}</p>}
          <button type="submit" className="primary" disabled={pressed}>
            {t(isBeginning ? 'lwHeadquarters:hooksFarmBeginning' : 'lwHeadquarters:hooksFarm')}
          </button>
        </>
      }
    >
      <p>{t('lwHeadquarters:hooksFarmIs')}</p>
      {pressed && !opens && (
        <p>
          <label>
            {t('lwRecords:reading')} <progress value={share} />
          </label>
        </p>
      )}
      {question}
    </MenuScreen>
  );
}
