import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useKeyActs } from '../../../shell/ui/keys';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { Battle, Side } from '../../engine/types';
import { t } from '../../words/t';
import { useKeySheet } from '../base/keys/entry';
import { useBattleStore } from '../base/useGame';
import { useOrderMessage } from '../base/useOrderMessage';
import { UndoButtons } from './MoveFoot';

/**
 * The props of the screen on which one side sets out: the battle, the side, its player's name as a `title`, whether
 * the other side may not see it, and the callback that finishes.
 */
export interface ArrangeProps {
  readonly battle: Battle;
  readonly side: Side;
  readonly title: string;
  /** Whether it must be hidden from the other side. */
  readonly secret: boolean;
  /** Called when the side has finished; behind the curtain its places are then encrypted. */
  readonly onSeal: () => void;
}

/**
 * Hook: returns the message about the last order of setting out; `say`, which shows and announces one; and `undo` and
 * `redo`, which announce that they have been done. An announcement for one player is not made to the other.
 */
export function useArrangeMessage() {
  const announcer = useAnnouncer();
  useLayoutEffect(() => announcer.forget, [announcer]);
  const store = useBattleStore();
  const { message, say } = useOrderMessage();
  const undo = (): void => {
    if (!store.state.getState().mayUndo) return;
    store.undo();
    say(() => t('lwTable:undone'));
  };
  const redo = (): void => {
    if (!store.state.getState().mayRedo) return;
    store.redo();
    say(() => t('lwTable:redone'));
  };
  return { message: message.words, say, undo, redo };
}

interface ArrangeScreenProps extends ArrangeProps {
  readonly plan: ReactNode;
  /** The message about the last order, or what a press on the field does. */
  readonly message: string;
  /** How many men and things are not set out yet. */
  readonly missing: number;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly onByItself: () => void;
  /** Takes up men, guns and things; all of them are `placed`. */
  readonly takeUp: (ids: readonly string[]) => void;
  readonly placed: readonly string[];
  /** Those who are chosen, and what chooses nobody. */
  readonly chosen: readonly string[];
  readonly unchoose: () => void;
  readonly tray: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders the screen on which one side of Little Wars or Kriegspiel sets out (littlewars.md 2.3): its `plan`, and
 * beside it how many are `missing`, what is set out next (`tray`), orders for those chosen (`children`), and buttons
 * that set out all the others (`onByItself`) or take up all.
 */
export function ArrangeScreen(props: ArrangeScreenProps): ReactNode {
  const { battle, side, title, secret, missing, placed } = props;
  const store = useBattleStore();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const acts: Readonly<Record<string, () => void>> = {
    u: props.undo,
    Delete: () => props.takeUp(props.chosen),
    Escape: props.unchoose,
  };
  useKeyActs((name) => acts[name]);
  const [keySheet] = useKeySheet('settingOut');
  return (
    <main className="lw-screen" data-side={side}>
      <div className="lw-field">{props.plan}</div>
      <section className="lw-side" aria-labelledby="lw-setting-out">
        <header className="lw-head" data-side={side}>
          <h1 id="lw-setting-out" ref={heading} tabIndex={-1}>
            {t('lwSettingOut:title', { player: title })}
          </h1>
          <p>{t(secret ? 'lwSettingOut:unseen' : 'lwSettingOut:open')}</p>
          {battle.rules.kind === 'defence' && (
            <p>
              {t(side === battle.first ? 'lwSettingOut:attacks' : 'lwSettingOut:defends', {
                player: title,
              })}
            </p>
          )}
        </header>
        <div className="lw-top">
          <p>{props.message}</p>
        </div>
        {props.tray}
        <div className="lw-acts row">
          <button type="button" disabled={missing === 0} onClick={props.onByItself}>
            {t('lwSettingOut:byItself')}
          </button>
          <UndoButtons undo={props.undo} redo={props.redo} />
          <button type="button" disabled={placed.length === 0} onClick={() => props.takeUp(placed)}>
            {t('lwSettingOut:clear')}
          </button>
        </div>
        {props.children}
        <footer className="lw-foot lw-acts row">
          <button type="button" onClick={store.leaveGame}>
            {t('lwField:headquarters')}
          </button>
          <button
            type="button"
            data-irreversible
            className="primary lw-great"
            disabled={missing > 0}
            onClick={props.onSeal}
          >
            {missing > 0
              ? t('lwSettingOut:missing', { count: missing })
              : t(secret ? 'lwSettingOut:seal' : 'lwSettingOut:done')}
          </button>
        </footer>
      </section>
      {keySheet}
    </main>
  );
}
