import { createStore } from 'zustand/vanilla';
import { RULE_SETS } from '../engine/rules';
import type { Game } from '../game/game';
import { AT_EASE, type GameState } from './state';
import type { Command } from './store';
import type { War } from '../game/war';
import { createWarOrders, dutyIn } from './warOrders';
import { passingSettings } from '../../shell/settingsStore';

/** The page's commands over a table of its own: orders are given there, and the game in hand knows nothing of it. */
export interface Practice extends Command {
  /** Lays out a war, whatever was on the table. */
  readonly lay: (war: War) => void;
}

/** A table to practise on. It keeps nothing, and has no past to look back at. */
export function createPractice(page: Command, war: War): Practice {
  const laid = (laidOut: War): Pick<GameState, 'game' | 'chosen'> => {
    const game: Game = {
      id: 'practice',
      players: { N: '', S: '' },
      tags: [],
      ruleSet: 'debord',
      rules: RULE_SETS.debord,
      way: 'position',
      opening: null,
      stage: { name: 'war', war: laidOut },
    };
    return { game, chosen: dutyIn(game) };
  };
  const state = page.store.getState();
  const store = createStore<GameState>(() => ({
    ...state,
    ...AT_EASE,
    ...laid(war),
    screen: 'game',
    curtain: false,
  }));
  const settings = passingSettings(page.settings, {
    layer: 'mine',
    fire: 'none',
    warnUnspent: false,
    handOver: false,
  });
  return {
    ...page,
    store,
    settings,
    ...createWarOrders(store, settings),
    review: () => undefined,
    stride: () => undefined,
    reviewTurn: () => undefined,
    lay: (laidOut) => store.setState({ ...AT_EASE, ...laid(laidOut) }),
  };
}
