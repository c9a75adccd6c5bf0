import { useState, type ReactNode } from 'react';
import type { Game } from '../../game/game';
import { tellSave } from '../../words/saves';
import { Dialog } from '../../../shell/ui/Dialog';
import { gameSentence, stageSentence } from '../../words/gameSentences';
import { useGameStore, useGameState } from '../base/useGame';
import './otherTab.css';

/** Asks which game to go on with after another tab has written; put off, it leaves a standing notice. */
export function OtherTabDialog(): ReactNode {
  const game = useGameState((state) => (state.keeping === 'elsewhere' ? state.game : null));
  return game === null ? null : <Choice game={game} />;
}

function Choice({ game }: { readonly game: Game }): ReactNode {
  const store = useGameStore();
  const [putOff, setPutOff] = useState(false);
  if (putOff)
    return (
      <div role="status" className="keeping-notices keeping-elsewhere">
        <div className="keeping-notice">
          <p>{tellSave('elsewhere.waiting')}</p>
          <button type="button" onClick={() => setPutOff(false)}>
            {tellSave('elsewhere.choose')}
          </button>
        </div>
      </div>
    );
  return (
    <Dialog
      open
      title={tellSave('elsewhere.title')}
      onClose={() => setPutOff(true)}
      actions={
        <>
          <button type="button" onClick={store.saves.keepThisTab}>
            {tellSave('elsewhere.keep')}
          </button>
          <button
            type="button"
            className="primary"
            data-first-focus
            onClick={store.saves.followOtherTab}
          >
            {tellSave('elsewhere.follow')}
          </button>
        </>
      }
    >
      <p>{tellSave('elsewhere.text')}</p>
      <p>
        {tellSave('elsewhere.thisTab', { game: gameSentence(game), stage: stageSentence(game) })}
      </p>
      <dl className="keeping-choices">
        <div>
          <dt>{tellSave('elsewhere.follow')}</dt>
          <dd>{tellSave('elsewhere.followMeans')}</dd>
        </div>
        <div>
          <dt>{tellSave('elsewhere.keep')}</dt>
          <dd>{tellSave('elsewhere.keepMeans')}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
