import type { KeyboardEvent } from 'react';
import type { Side } from '../../engine/vocabulary';
import type { StepKind } from '../../../shell/replay';
import { t } from '../../words/t';
import { theSide } from '../../words/sentences';
import { keyName } from '../../../shell/ui/keys';
import { actsOf, KEYS } from './keys';
import './parts.css';

const STEP_KINDS: Readonly<Record<string, StepKind>> = actsOf([KEYS.historyList]);

/**
 * Returns a handler of key events for a list of turns. It calls `go` with the kind of step that the pressed key stands
 * for, such as an action or a turn forward or back, and ignores other keys.
 */
export const stepKeys =
  (go: (stepKind: StepKind) => void) =>
  (event: KeyboardEvent): void => {
    const stepKind = STEP_KINDS[keyName(event) ?? ''];
    if (stepKind === undefined) return;
    event.preventDefault();
    go(stepKind);
  };

interface TurnNumberProps {
  readonly turn: number;
  readonly side: Side;
  readonly look: string;
}

/** The number of a turn and the sign of its side, at the head of the turn's row in a list; `look` is the CSS class. */
export const TurnNumber = ({ turn, side, look }: TurnNumberProps) => (
  <span className={`${look} side-sign`} data-side={side}>
    <span className="visually-hidden">{t('history:actionsOf', { turn, side: theSide(side) })}</span>
    <span aria-hidden="true">{turn}</span>
  </span>
);

interface StepButtonProps {
  /** Its target: the list finds it by its data attribute. */
  readonly to: { readonly 'data-at': number } | { readonly 'data-node': number };
  readonly text: string;
  /** `no` if the text is notation, which must not be translated. */
  readonly translate?: 'no';
  /** Whether it is the current one. */
  readonly current: boolean;
  readonly look: string;
}

/**
 * A button for one action in a list of turns, to show the position after it. It has no handler: the list handles
 * presses and keys, and finds the step by the button's data attribute `to`. `current` marks the step shown; `look` is
 * the CSS class.
 */
export const StepButton = ({ to, text, translate, current, look }: StepButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={look}
    translate={translate}
    {...to}
    {...(current && { 'aria-current': 'step' })}
  >
    {text}
  </button>
);
