import type { ReactNode } from 'react';
import { pointsOf } from '../../engine/points';
import { SIDES, type Battle } from '../../engine/types';
import type { Game } from '../../game/game';
import { sideName } from '../../words/names';
import { pointWords } from '../../words/points';
import { resultWords } from '../../words/results';
import { t } from '../../words/t';
import { useBattleStore } from '../base/useGame';
import { CampaignNext } from './CampaignNext';

const ITEMS = [
  'victory',
  'guns',
  'cavalry',
  'infantry',
  'ownPrisoners',
  'prisonersHeld',
  'total',
] as const;

/** How a battle ended, and what each side scores for it (6.5). */
export function EndPanel({
  game,
  battle,
}: {
  readonly game: Game;
  readonly battle: Battle;
}): ReactNode {
  const store = useBattleStore();
  const { players, muster, stage, time, name } = game;
  const points = { red: pointsOf(battle, 'red'), blue: pointsOf(battle, 'blue') };
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
      ...(same &&
        stage.name === 'battle' && { places: [...stage.places.red, ...stage.places.blue] }),
    });
  }
  return (
    <>
      <p role="status" className="lw-result">
        {battle.result !== null && resultWords(battle.result, players)}
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
      <CampaignNext />
      <div className="lw-acts row">
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
