import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { useVisit } from '../../../shell/ui/useNavigation';
import { HOOKS_FARM } from '../../battles/hooksFarm';
import { titleOf } from '../../words/names';
import { t } from '../../words/t';
import { useBattleStore } from '../base/useGame';
import { beginHooksFarm } from '../base/hooksFarm';
import { useInProgress } from '../base/useInProgress';
import { UNDER_WAY_RECORD } from './published/course';
import { useReading } from './useReading';

interface HooksFarmProps {
  /** `beginning` for the first move, as in the address; otherwise Blue's third. */
  readonly open: string;
  readonly onClose: () => void;
}

/** Where the battle begins: under way at Blue's third move, or at the first. */
type Beginning = 'hooksFarm' | 'hooksFarmBeginning';

/**
 * Renders the screen that opens the battle of Hook's Farm (littlewars.md 7), at its first move if `open` is
 * `beginning`, otherwise at Blue's third. It begins the battle when the player came by a link of the page; from an
 * address alone it shows a button for that battle, and one for the other.
 */
export function HooksFarm({ open: named, onClose }: HooksFarmProps): ReactNode {
  const [first, second]: readonly [Beginning, Beginning] =
    named === 'beginning'
      ? ['hooksFarmBeginning', 'hooksFarm']
      : ['hooksFarm', 'hooksFarmBeginning'];
  const store = useBattleStore();
  const { by } = useVisit(store.navigation);
  const { reading, share } = useReading(UNDER_WAY_RECORD);
  const game = reading?.game ?? null;
  const [pressed, setPressed] = useState<Beginning | null>(by === 'push' ? first : null);
  const { begin, note, question } = useAbandonGame(useInProgress(), (from: Beginning) =>
    setPressed(from),
  );
  const open = useEffectEvent(() => {
    if (pressed === 'hooksFarmBeginning') beginHooksFarm(store);
    else if (game !== null) store.openRead({ ...game, date: store.today() });
  });
  const opens = pressed === 'hooksFarmBeginning' || (pressed === 'hooksFarm' && game !== null);
  useEffect(() => {
    if (opens) open();
  }, [opens]);
  return (
    <MenuScreen
      title={titleOf(HOOKS_FARM)}
      look="lw-hooks-farm"
      busy={pressed !== null}
      onSubmit={() => begin(first)}
      onClose={onClose}
      note={note}
      submit={t(`lwHeadquarters:${first}`)}
      disabled={pressed !== null}
      foot={
        <button type="button" disabled={pressed !== null} onClick={() => begin(second)}>
          {t(`lwHeadquarters:${second}`)}
        </button>
      }
    >
      <p>{t('lwHeadquarters:hooksFarmIs')}</p>
      {pressed !== null && !opens && (
        <p>
          <label>
            {t('lwRecords:reading')} <progress value={share ?? 0} />
          </label>
        </p>
      )}
      {question}
    </MenuScreen>
  );
}
