import { beginWar } from '../game/war';
import type { GameStore } from './store';

/** Begins the game in hand anew with the sides changed. */
export function returnMatch({
  state,
  begin,
  open,
}: Pick<GameStore, 'state' | 'begin' | 'open'>): void {
  const { game } = state.getState();
  if (game === null) return;
  const { ruleSet, rules, way, opening, stage } = game;
  const players = { N: game.players.S, S: game.players.N };
  if (way !== 'position') begin({ players, ruleSet, rules, way, opening });
  else if (stage.name === 'war')
    open({ players, ruleSet, rules, tags: null, war: beginWar(rules, stage.war.start) });
}
