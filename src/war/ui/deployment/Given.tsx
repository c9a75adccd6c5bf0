import type { Game } from '../../game/game';
import { handicapSentence } from '../../words/handicap';
import { t } from '../../words/t';

interface GivenProps {
  readonly game: Game;
  /** Whether the army that is placed goes without units. */
  readonly lacks: boolean;
}

/** What was given, while an army is placed; nothing where the odds are those of the rules. */
export function Given({ game, lacks }: GivenProps) {
  const sentence = handicapSentence(game);
  if (sentence === '') return null;
  return (
    <p className="deployment-given">
      {sentence} {lacks && t('handicap:fits')}
    </p>
  );
}
