import { useState, type ReactNode } from 'react';
import { t } from '../../../words/t';
import { Question, type QuestionProps } from '../../../../shell/ui/Question';
import { useWarSettings } from '../../base/useGame';

interface UnspentQuestionProps extends Omit<QuestionProps, 'open' | 'onKey'> {
  readonly actsAt?: (name: string) => boolean;
  /** Whether the question can be switched off: not if more is at stake than orders left. */
  readonly sparable: boolean;
}

/**
 * A dialog that asks before an order ends the turn although something is left to do; its children say what. `onAct` is
 * called to give the order, also by a key for whose name `actsAt` returns true; `onStay` not to give it. If `sparable`,
 * a checkbox switches the question off for good.
 */
export function UnspentQuestion(props: UnspentQuestionProps): ReactNode {
  const { actsAt, sparable, onAct, children, ...rest } = props;
  const settings = useWarSettings();
  const [never, setNever] = useState(false);
  function act(): void {
    if (never) settings.change({ warnUnspent: false });
    onAct();
  }
  return (
    <Question
      {...rest}
      onAct={act}
      onKey={(name) => {
        if (actsAt?.(name)) act();
      }}
    >
      {children}
      {sparable && (
        <label className="tick">
          <input
            type="checkbox"
            checked={never}
            onChange={(event) => setNever(event.target.checked)}
          />
          {t('war:unspent.never')}
        </label>
      )}
    </Question>
  );
}
