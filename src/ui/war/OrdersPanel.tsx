import type { Assault } from '../../engine/combat';
import type { Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import type { Game } from '../../store/game';
import { canUndo, type TurnStory, type War } from '../../store/war';
import { capital, reasonSentence, sceneOf, theSide } from '../../words/sentences';
import { isNamed } from '../../words/players';
import { storySentences } from '../../words/story';
import { t } from '../../words/t';
import { useCommand, useGame } from '../useGame';
import { AssaultPanel } from './AssaultPanel';
import { EndTurn } from './EndTurn';
import { Forces } from './Forces';
import { askedSquare } from './inquiry';
import { Layers } from './Layers';
import { hint } from './hint';
import { Particulars } from './Particulars';
import { Pips } from './Pips';
import { TableMenu } from './TableMenu';
import { Threats } from './Threats';

interface OrdersPanelProps {
  readonly game: Game;
  readonly war: War;
  readonly position: Position;
  readonly pointed: Square | null;
  readonly assault: Assault | null;
  readonly story: TurnStory | null;
  readonly endTurnAsked: number;
  readonly onLastTurn: () => void;
  readonly onKeys: () => void;
  readonly onRuleBook: (clause?: string) => void;
}

/** Whose turn it is, what is left of it, and what can be ordered. */
export function OrdersPanel(props: OrdersPanelProps) {
  const { game, war, position, pointed, assault, story, endTurnAsked } = props;
  const { onLastTurn, onKeys, onRuleBook } = props;
  const command = useCommand();
  const chosen = useGame((state) => state.chosen);
  const preview = useGame((state) => state.preview);
  const refusal = useGame((state) => state.refusal);
  const fire = useGame((state) => state.preferences.fire);
  const { side } = position;
  const asked = askedSquare(position, chosen, pointed, refusal);
  return (
    <section className="panel" aria-labelledby="turn-title">
      <header className={`panel-head side-${side}`}>
        <h1 id="turn-title">{t('war:toMove', { name: capital(theSide(side)) })}</h1>
        <p>
          {isNamed(game.players, side) && `${game.players[side]} · `}
          {t('war:turn', { turn: position.turn })}
        </p>
        <button
          type="button"
          className="history-open"
          disabled={war.actions.length === 0}
          onClick={() => command.stride('last')}
        >
          {t('war:history')}
        </button>
      </header>
      <Pips position={position} />
      <p
        className={refusal === null ? 'hint' : 'hint hint-refused'}
        role="status"
        hidden={assault !== null}
      >
        {refusal === null
          ? hint(position, chosen, preview)
          : refusal.reasons.map((reason) => reasonSentence(sceneOf(position), reason)).join(' ')}
      </p>
      <div className="panel-body" role="group" aria-labelledby="turn-title" tabIndex={0}>
        {assault !== null && (
          <AssaultPanel key={assault.target} position={position} assault={assault} />
        )}
        {story !== null && assault === null && <Story position={position} story={story} />}
        {assault === null && asked !== null && (
          <Particulars position={position} asked={asked} pointed={pointed} />
        )}
        {assault === null && asked === null && fire !== 'theirs' && <Forces position={position} />}
        {assault === null && asked === null && fire !== 'none' && (
          <Threats position={position} fire={fire} />
        )}
      </div>
      {assault === null && <Layers />}
      <div
        className={`panel-actions panel-foot panel-last ${assault === null ? '' : 'panel-foot-busy'}`}
      >
        <button type="button" onClick={command.undo} disabled={!canUndo(war)}>
          {t('war:undo')}
        </button>
        <button type="button" onClick={onLastTurn} disabled={war.actions.length === 0}>
          {t('war:lastTurn')}
        </button>
        <TableMenu game={game} position={position} onKeys={onKeys} onRuleBook={onRuleBook} />
        <EndTurn position={position} asked={endTurnAsked} />
      </div>
    </section>
  );
}

/** What the last turn did. */
function Story({ position, story }: { readonly position: Position; readonly story: TurnStory }) {
  return (
    <section className="story" aria-labelledby="story-title">
      <h2 id="story-title">
        {t('war:story.title', { turn: story.turn, side: theSide(story.side) })}
      </h2>
      {storySentences(position.board, story).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
