import type { KeyboardEvent } from 'react';
import type { Side } from '../../engine/vocabulary';
import type { StepKind } from '../../../shell/replay';
import { t } from '../../words/t';
import { theSide } from '../../words/sentences';
import { keyName } from '../../../shell/ui/keys';
import { actsOf } from './keys';
import './parts.css';

const STEP_KINDS: Readonly<Record<string, StepKind>> = actsOf('historyList');

/**
 * Returns a handler of key events for a list of turns. It calls `go` with the step that the key stands for, such as one
 * action or one turn on or back; other keys are ignored.
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
  /** A class of its own. */
  readonly look: string;
}

/** The number of a turn and the sign of its side, before the actions of the turn in a list; `look` is its class. */
export const TurnNumber = ({ turn, side, look }: TurnNumberProps) => (
  <span className={`${look} side-sign`} data-side={side}>
    <span className="heard">{t('history:actionsOf', { turn, side: theSide(side) })}</span>
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
  /** A class of its own. */
  readonly look: string;
}

/**
 * A button for one action in a list of turns, which shows the position after it. It handles neither presses nor keys:
 * the list does, and finds it by the data attribute `to`.
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
