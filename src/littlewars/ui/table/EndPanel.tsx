import { useState, type ReactNode } from 'react';
import { SIDES, type Battle } from '../../engine/types';
import type { Game } from '../../game/game';
import { playing } from '../../game/kinds';
import type { AnyGame } from '../../game/playing';
import { seatsOf } from '../../game/seats';
import { sideName } from '../../words/names';
import { pointWords } from '../../words/lengths';
import { resultWords } from '../../words/results';
import { t } from '../../words/t';
import { useBattleStore, useBattle, useBattleState } from '../base/useGame';
import { TARGETS } from '../../engine/campaign';
import { campaignAfter, standingOf } from '../../game/campaign';
import { campaignWords } from '../../words/records';
import { Choice } from '../base/Choice';
import './table.css';

const CHOICES = TARGETS.map((target) => `${target}`);

/** Below the score of a battle: its campaign and the next battle of that, or a button that begins a campaign. */
function CampaignNext(): ReactNode {
  const store = useBattleStore();
  const game = useBattleState((state) => state.game);
  const battle = useBattle();
  const [target, setTarget] = useState(CHOICES[0] ?? '');
  if (game === null || battle?.phase !== 'over') return null;
  const campaign = campaignAfter(game, battle);
  if (campaign === null)
    return (
      <Choice
        legend={t('lwRecords:next.begin')}
        values={CHOICES}
        value={target}
        words={(each) => t('lwHeadquarters:spans.to', { target: each })}
        onChoose={setTarget}
      >
        <div className="lw-acts row">
          <button type="button" onClick={() => store.nextBattle(Number(target))}>
            {t('lwRecords:next.go')}
          </button>
        </div>
      </Choice>
    );
  return (
    <div className="lw-campaign row">
      <p>
        {t('lwRecords:campaign.title', { target: campaign.target })}. {campaignWords(campaign)}
      </p>
      {standingOf(campaign).winner === null && (
        <div className="lw-acts row">
          <button
            type="button"
            className="primary"
            onClick={() => store.nextBattle(campaign.target)}
          >
            {t('lwRecords:next.battle')}
          </button>
          <button type="button" onClick={() => store.navigation.push({ screen: 'newBattle' })}>
            {t('lwRecords:next.elsewhere')}
          </button>
        </div>
      )}
    </div>
  );
}

const ITEMS = [
  'victory',
  'guns',
  'cavalry',
  'infantry',
  'ownPrisoners',
  'prisonersHeld',
  'total',
] as const;

interface ScoreProps {
  readonly game: AnyGame;
  readonly battle: Battle;
}

/** Renders how a battle ended, and what each side scores for it (littlewars.md 6.5). */
export function Score({ game, battle }: ScoreProps): ReactNode {
  const { points: pointsOf } = playing(game);
  const points = { red: pointsOf(battle, 'red'), blue: pointsOf(battle, 'blue') };
  return (
    <>
      <p className="lw-result">
        {battle.result !== null && resultWords(battle.result, game.players)}
      </p>
      <table className="lw-points">
        <caption>{t('lwResults:points.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lwResults:points.what')}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {sideName(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ITEMS.map((item) => (
            <tr key={item} data-total={item === 'total'}>
              <th scope="row">{t(`lwResults:points.${item}`)}</th>
              {SIDES.map((side) => (
                <td key={side}>{pointWords(points[side][item])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface EndPanelProps {
  readonly game: Game;
  readonly battle: Battle;
  /** Opens the replay of the battle; null where it is not saved. */
  readonly onReplay: (() => void) | null;
}

/**
 * Renders the panel after the end of a battle: how it ended, the points of both sides, and buttons for what can be
 * done next. `onReplay` opens its replay; null if the battle is not saved.
 */
export function EndPanel({ game, battle, onReplay }: EndPanelProps): ReactNode {
  const store = useBattleStore();
  const { players, muster, stage, time, name } = game;
  function again(same: boolean): void {
    const { country, rules, first, forces } = muster;
    store.begin({
      name,
      players,
      country,
      rules,
      forces: game.chosen && !same ? 'chosen' : forces,
      first,
      time,
      seats: seatsOf(game),
      ...(same &&
        stage.name === 'battle' && { places: [...stage.places.red, ...stage.places.blue] }),
    });
  }
  return (
    <>
      <Score game={game} battle={battle} />
      <CampaignNext />
      <div className="lw-acts row">
        {onReplay !== null && (
          <button type="button" onClick={onReplay}>
            {t('lwTable:replay')}
          </button>
        )}
        <button type="button" onClick={() => again(true)}>
          {t('lwTable:againSame')}
        </button>
        <button type="button" onClick={() => again(false)}>
          {t('lwTable:again')}
        </button>
        <button type="button" onClick={store.leaveGame}>
          {t('lwField:headquarters')}
        </button>
      </div>
    </>
  );
}
