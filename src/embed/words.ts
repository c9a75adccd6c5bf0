import { fetchedPart, type MessageSource } from '../shell/language/source';
import enEmbed from '../war/words/en/embed.json?url';
import enFirst from '../war/words/en/first.json?url';
import enGame from '../war/words/en/game.json?url';
import frEmbed from '../war/words/fr/embed.json?url';
import frFirst from '../war/words/fr/first.json?url';
import frGame from '../war/words/fr/game.json?url';
import { formats } from '../war/words/fr/grammar';

/** The messages of the page in articles: its own, and those of squares, units and acts. */
export const WORDS: MessageSource<'first' | 'game' | 'embed'> = {
  en: {
    first: fetchedPart(enFirst),
    game: fetchedPart(enGame),
    embed: fetchedPart(enEmbed),
  },
  fr: {
    first: fetchedPart(frFirst, formats),
    game: fetchedPart(frGame),
    embed: fetchedPart(frEmbed),
  },
};
