import { useEffect, useRef, useState } from 'react';
import { fightingUnits } from '../../../engine/forces';
import { nameOf } from '../../../engine/board';
import { arsenalsOf } from '../../../engine/position';
import { SIDES, type Ending as Result } from '../../../engine/vocabulary';
import type { Game } from '../../../game/game';
import { present, type War } from '../../../game/war';
import { endingSentences } from '../../../words/events';
import { handicapSentence } from '../../../words/handicap';
import { isNamed } from '../../../words/sentences';
import { t } from '../../../words/t';
import { listed } from '../../../../shell/language/intl';
import { AnalyseButton } from '../../analysis/AnalyseButton';
import { RecordDialog } from '../../dialogs/entry';
import { Badge } from '../../base/Badge';
import { Plots } from '../../analysis/plots/Plots';
import { SidesTable } from '../../base/SidesTable';
import { isHere, type Seats } from '../../../game/seat';
import { botSeat } from '../../../seats/bot/kind';
import { adviceOf, LADDER } from '../../../seats/bot/ladder';
import { levelName } from '../../../seats/bot/words';
import { inReturn, returnMatch } from '../../../store/nextGame';
import { useGameStore, useYou } from '../../base/useGame';
import { Losses } from '../../play/panel/Losses';
import './end.css';

interface EndingProps {
  readonly game: Game;
  readonly war: War;
  readonly ending: Result;
}

/**
 * The panel after the end of a war: who won and how (`ending`), plots of its course, losses, and buttons to review and
 * analyse it, to play again, and to see its record.
 */
export function EndScreen({ game, war, ending }: EndingProps) {
  const store = useGameStore();
  const [recordOpen, setRecordOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const position = present(war);
  const [verdict = '', how = ''] = endingSentences(ending, useYou());
  return (
    <section className="panel ending" aria-labelledby="ending-title">
      <header className="ending-head">
        {SIDES.filter((side) => ending.winner === null || ending.winner === side).map((side) => (
          <Badge key={side} side={side} />
        ))}
        <div>
          <h1 id="ending-title" ref={heading} tabIndex={-1}>
            {verdict.replace(/\.$/, '')}
          </h1>
          {ending.winner !== null && isNamed(game.players, ending.winner) && (
            <p>{game.players[ending.winner]}</p>
          )}
        </div>
      </header>
      <div className="ending-body" role="group" aria-labelledby="ending-title" tabIndex={0}>
        <p className="ending-how">
          {how} {t('war:over.turns', { count: position.turn })}
        </p>
        <Handicap game={game} />
        <NextOfficer game={game} />
        <Plots war={war} turn={position.turn} compact />
        <SidesTable
          className="ending-table"
          rows={[
            { title: t('war:over.forces'), cell: (side) => fightingUnits(position, side) },
            { title: t('war:over.losses'), cell: (side) => <Losses war={war} side={side} /> },
            {
              title: t('war:over.arsenalsLost'),
              cell: (side) =>
                orNone(
                  arsenalsOf(position)
                    .filter((arsenal) => arsenal.side === side && arsenal.is === 'fallen')
                    .map(({ square }) => nameOf(position.board, square)),
                ),
            },
          ]}
        />
      </div>
      <div className="panel-actions panel-last ending-actions">
        <button type="button" onClick={() => store.past.step('last')}>
          {t('war:over.review')}
        </button>
        <AnalyseButton game={game} war={war} />
        <button type="button" onClick={() => setRecordOpen(true)}>
          {t('war:record')}
        </button>
        <button type="button" onClick={store.leaveGame}>
          {t('field:headquarters')}
        </button>
        <button type="button" className="primary" onClick={() => returnMatch(store)}>
          {t('war:over.returnMatch')}
        </button>
      </div>
      {recordOpen && <RecordDialog game={game} onClose={() => setRecordOpen(false)} />}
    </section>
  );
}

/** What was given, and what becomes of it in the return match. */
function Handicap({ game }: { readonly game: Game }) {
  const sentence = handicapSentence(game);
  if (sentence === '') return null;
  const returns = game.beginning !== 'position';
  return (
    <p className="ending-how">
      {sentence}{' '}
      {returns
        ? t('handicap:returns', { gifts: handicapSentence(inReturn(game)) })
        : game.handicap && t('handicap:stays')}
    </p>
  );
}

/** Whom to play next after some wars in a row won or lost against a bot, this one the last of them. */
function NextOfficer({ game }: { readonly game: Game }) {
  const store = useGameStore();
  const [advice] = useState(() => {
    const ladder = LADDER.read(store.storage);
    return ladder.game === game.id ? adviceOf(ladder) : null;
  });
  if (advice === null) return null;
  const { is, from, count, to } = advice;
  const next = levelName(to);
  const seated = (seats: Seats): Seats => ({
    N: isHere(seats.N) ? seats.N : botSeat(to),
    S: isHere(seats.S) ? seats.S : botSeat(to),
  });
  return (
    <p className="ending-how ending-next">
      {t(`opponent:ladder.${is}`, { name: levelName(from), next, count })}{' '}
      <button type="button" onClick={() => returnMatch(store, seated)}>
        {t('opponent:ladder.play', { next })}
      </button>
    </p>
  );
}

const orNone = (items: readonly string[]): string =>
  items.length === 0 ? t('war:over.lossesNone') : listed(items);
