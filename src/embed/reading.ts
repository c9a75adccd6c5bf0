import { readText, type Opened } from '../war/game/records';
import { readStudyText } from '../war/game/studySave';
import type { Study } from '../war/game/study';
import { present } from '../war/game/war';
import { hasMore } from './study';
import { linkIn, readLink } from '../war/store/library/link';
import type { LinkFault } from '../war/game/linkFormat';

/**
 * The content of the fragment of an embedded page's address: the game or position that can be shown (`opened`), null if
 * there is none; why nothing or only a part can be read (`fault`), null if all is legible; and the study in it, if it
 * has variations, comments or arrows.
 */
export interface Carried {
  readonly opened: Opened | null;
  /** `nothing`: the fragment has no game; `unreadable`: its text is no game; otherwise of the link. */
  readonly fault: LinkFault | 'nothing' | 'unreadable' | null;
  /** The last turn that can be shown of a partly illegal record; null if all of it is legal. */
  readonly cut: number | null;
  /** The same game as a study, with its variations, comments and arrows; null if it has none of these. */
  readonly study: Study | null;
  /** Whether some variations are partly illegal. */
  readonly cutVariations: boolean;
}

const NO_STUDY = { study: null, cutVariations: false };

const STOPS: readonly string[] = ['illegal', 'badAction', 'unendedTurn', 'tooManyActions'];

/**
 * Reads the game, position or study in the fragment of an embedded page's address. The result includes the faults
 * found, also if nothing can be shown; the promise never rejects.
 */
export async function readFragment(fragment: string): Promise<Carried> {
  if (linkIn(fragment) === null) return { opened: null, fault: 'nothing', cut: null, ...NO_STUDY };
  const { text, version, fault } = await readLink(fragment);
  const { found, faults, format, notes } = readText(text, version);
  if (found === null) return { opened: null, fault: fault ?? 'unreadable', cut: null, ...NO_STUDY };
  const isCut = fault === null && faults.some(({ code }) => STOPS.includes(code));
  const cut = isCut ? present(found.war).turn : null;
  // A record of earlier rules is shown by those rules.
  const isEarlier = notes.some(({ code }) => code === 'earlierRules' || code === 'earlierLink');
  const read = format === 'record' && !isEarlier ? readStudyText(text) : null;
  if (read?.study == null || !hasMore(read.study))
    return { opened: found, fault, cut, ...NO_STUDY };
  const cutVariations = read.faults.some(({ code }) => STOPS.includes(code));
  return { opened: found, fault, cut, study: read.study, cutVariations };
}
