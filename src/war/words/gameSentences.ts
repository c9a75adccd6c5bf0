import { firstGiven } from '../engine/handicap';
import type { Side } from '../engine/vocabulary';
import type { Game } from '../game/game';
import { present } from '../game/war';
import { changedSwitches, ruleSetName } from './games';
import { capital, sideName, theSide } from './sentences';
import { t } from './t';

/** `Ada against Charles` */
export function gameSentence({ players }: Pick<Game, 'players'>): string {
  const name = (side: Side): string => players[side] || sideName(side);
  return t('headquarters:against', { north: name('N'), south: name('S') });
}

/** How far a game has come, in a few words that give nothing of a hidden deployment away. */
export function stageSentence({ stage, handicap }: Pick<Game, 'stage' | 'handicap'>): string {
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
      if (over === null) return t('headquarters:stages.war', { turn, side: theSide(side) });
      return over.winner === null
        ? t('headquarters:stages.draw')
        : capital(t(`headquarters:stages.won.${over.by}`, { side: theSide(over.winner) }));
    }
  }
}

/** `Debord`, or `house rules, from Debord` where a switch is set otherwise. */
export function rulesName({ rules, ruleSet }: Pick<Game, 'rules' | 'ruleSet'>): string {
  const name = ruleSetName(ruleSet);
  return changedSwitches(rules, ruleSet).length === 0
    ? name
    : t('headquarters:houseRulesFrom', { ruleSet: name });
}
