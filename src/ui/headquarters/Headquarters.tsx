import { useState, type ReactNode } from 'react';
import type { Game } from '../../store/game';
import { t } from '../../words/t';
import { DamagedSaves } from '../keeping/DamagedSaves';
import { useCommand, useGame } from '../useGame';
import { Cartouche, MapBehind, TitlePlate } from './Cartouche';
import { gameSentence, isOver, rulesName, stageSentence } from './gameSentences';
import { NewGame } from './NewGame';
import './headquarters.css';

export interface HeadquartersProps {
  readonly onRuleBook: () => void;
}

/** The start screen: the title on a map of the ground, and what can be done from here. */
export function Headquarters({ onRuleBook }: HeadquartersProps): ReactNode {
  const [view, setView] = useState<'menu' | 'newGame' | 'backAtMenu'>('menu');
  const damaged = useGame((state) => state.damaged.length > 0);
  return (
    <main className="headquarters">
      <MapBehind />
      {view === 'newGame' ? (
        <Cartouche wide>
          <NewGame onBack={() => setView('backAtMenu')} />
        </Cartouche>
      ) : (
        <Cartouche>
          <TitlePlate />
          <Menu
            returned={view === 'backAtMenu'}
            onNewGame={() => setView('newGame')}
            onRuleBook={onRuleBook}
          />
        </Cartouche>
      )}
      {damaged && view !== 'newGame' && (
        <div className="hq-beside">
          <DamagedSaves />
        </div>
      )}
    </main>
  );
}

interface MenuProps extends HeadquartersProps {
  /** Come back from the form, the keyboard goes on where it left. */
  readonly returned: boolean;
  readonly onNewGame: () => void;
}

function Menu({ returned, onNewGame, onRuleBook }: MenuProps): ReactNode {
  const command = useCommand();
  const game = useGame((state) => state.game);
  return (
    <nav className="hq-menu" aria-label={t('headquarters:menu')}>
      {game !== null && <Resume game={game} onResume={() => command.resume()} />}
      <button
        type="button"
        className={game === null ? 'primary' : undefined}
        autoFocus={returned}
        onClick={onNewGame}
      >
        {t('headquarters:newGame')}
      </button>
      <button type="button" onClick={() => onRuleBook()}>
        {t('headquarters:ruleBook')}
      </button>
    </nav>
  );
}

interface ResumeProps {
  readonly game: Game;
  readonly onResume: () => void;
}

function Resume({ game, onResume }: ResumeProps): ReactNode {
  return (
    <div className="hq-menu-game">
      <button
        type="button"
        className="primary"
        aria-describedby="game-in-progress"
        onClick={onResume}
      >
        {t(isOver(game) ? 'headquarters:seeEnd' : 'headquarters:continue')}
      </button>
      <p id="game-in-progress">
        <strong>{gameSentence(game)}</strong>
        <span>{stageSentence(game)}</span>
        <span className="hq-menu-rules">
          {t('headquarters:rulesOf', { rules: rulesName(game) })}
        </span>
      </p>
    </div>
  );
}
