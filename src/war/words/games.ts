import { RULE_SETS, SWITCH_NAMES, type Rules, type RuleSetId, type Switch } from '../engine/rules';
import { content, t, type MessageKey } from './t';
import type { OpeningId } from '../engine/openings';
import { firstGiven } from '../engine/handicap';
import { other, type Side } from '../engine/vocabulary';
import type { Game } from '../game/game';
import { onlyHere, PEOPLE } from '../game/seat';
import { present } from '../game/war';
import { withSeatNames } from './opponent';
import { capital, sideName, theSide } from './sentences';

/** Returns the name of one of Debord's openings in the language of the page, or another, which `language` names. */
export const openingWords = (id: OpeningId) => content('openings')[id];

/**
 * Returns the name and the description of a rule set in the language of the page, or in another, which `language` then
 * names.
 */
export const ruleSetWords = (id: RuleSetId) => content('ruleSets')[id];

/** Returns the name of a rule set (docs/rules.md, *The rule sets*): for `bracken`, `Bracken`. */
export const ruleSetName = (id: RuleSetId): string => ruleSetWords(id).name;

/**
 * Returns the switches of the rules (docs/rules.md, *The rule sets*) whose value in `rules` differs from that in the
 * rule set `from`, in the order of the table of rules.md.
 */
export const changedSwitches = (rules: Rules, from: RuleSetId): Switch[] =>
  SWITCH_NAMES.filter((name) => rules[name] !== RULE_SETS[from][name]);

/** Returns a game's players, the North first: `Ada against Charles`; a player without a name is called by the side. */
export function playersSentence({ players }: Pick<Game, 'players'>): string {
  const name = (side: Side): string => players[side] || sideName(side);
  return t('headquarters:against', { north: name('N'), south: name('S') });
}

/**
 * Returns a game's players: `Ada against Charles`; if only one of them is at this screen, `You against Corporal
 * Lambert`.
 */
export function gameSentence(game: Pick<Game, 'players' | 'seats'>): string {
  const you = onlyHere(game.seats);
  const named = withSeatNames(game);
  return you === null
    ? playersSentence(named)
    : t('headquarters:youAgainst', { name: named.players[other(you)] });
}

/**
 * Returns how far a game has come, in a few words: deployment, lots, turn of the war, or result. It reveals nothing of
 * a hidden deployment. So: `Turn 5, the North to move`.
 */
export function stageSentence({
  stage,
  handicap,
  seats = PEOPLE,
}: Pick<Game, 'stage' | 'handicap'> & Partial<Pick<Game, 'seats'>>): string {
  switch (stage.name) {
    case 'deployment':
      return stage.side === null
        ? t('headquarters:stages.sealed')
        : capital(t('headquarters:stages.deploying', { side: theSide(stage.side) }));
    case 'lots': {
      const given = firstGiven(handicap);
      return given === null
        ? t('headquarters:stages.lots')
        : capital(t('headquarters:stages.given', { side: theSide(given) }));
    }
    case 'war': {
      const { over, turn, side } = present(stage.war);
      const you = onlyHere(seats);
      if (over === null)
        return side === you
          ? t('headquarters:stages.yourMove', { turn })
          : t('headquarters:stages.war', { turn, side: theSide(side) });
      if (you !== null && over.winner !== null)
        return t(`headquarters:stages.${over.winner === you ? 'youWon' : 'youLost'}`, {
          count: turn,
        });
      return over.winner === null
        ? t('headquarters:stages.draw')
        : capital(t(`headquarters:stages.won.${over.by}`, { side: theSide(over.winner) }));
    }
  }
}

/** Returns the name of a game's rules: `Debord`, or if a switch differs, `house rules, from Debord`. */
export function rulesName({ rules, ruleSet }: Pick<Game, 'rules' | 'ruleSet'>): string {
  const name = ruleSetName(ruleSet);
  return changedSwitches(rules, ruleSet).length === 0
    ? name
    : t('headquarters:houseRulesFrom', { ruleSet: name });
}

/** Returns the value of a switch in words: for `true` of `enemyUnitsBlockFire`, `Enemy units stop fire`. */
export const settingOf = (name: Switch, value: Rules[Switch]): string =>
  t(`switches:${name}.values.${String(value)}` as Extract<MessageKey, `switches:${string}`>);
