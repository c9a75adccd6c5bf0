import type { KriegspielReason } from '../../kriegspiel/reasons';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { subjectOf } from './names';
import { aboutOf, kriegspielReasonWords, wordsAbout } from './reasons';

// The text on all reasons against an order of Kriegspiel together.

const isFar = ({ code }: KriegspielReason): boolean => code === 'tooFar' || code === 'noWay';

/** Returns a reason without its id and measures, which differ from man to man, for comparison. */
function kindOf(reason: KriegspielReason): string {
  if (isFar(reason)) return reason.code;
  const { man: _, id: __, distance: ___, at: ____, ...rest } = reason as Record<string, unknown>;
  return JSON.stringify(rest);
}

/** The most reasons listed. */
const MOST_LISTED = 3;

/**
 * Returns sentences on the reasons against an order of Kriegspiel, at most the first three. A reason against several
 * men of a body is stated once for the body. If men have too far to go, or no path, only that is
 * stated; likewise that a gun has fired, because neither it nor its gunners do anything but fire in that move.
 */
export function kriegspielRefusalWords(
  battle: KriegspielBattle,
  reasons: readonly KriegspielReason[],
): string {
  const far = reasons.filter(isFar);
  const fired = reasons.filter(({ code }) => code === 'hasFired');
  const decisive = far.length > 0 ? far : fired.length > 0 ? fired : reasons;
  const groups = new Map<string, KriegspielReason[]>();
  for (const reason of decisive)
    groups.set(kindOf(reason), [...(groups.get(kindOf(reason)) ?? []), reason]);
  const sentences = [...groups.values()].flatMap((alike) => {
    const [first] = alike as [KriegspielReason];
    const subject = subjectOf(battle, [...new Set(alike.flatMap((each) => aboutOf(each) ?? []))]);
    return subject === null
      ? alike.map((each) => kriegspielReasonWords(battle, each))
      : [wordsAbout(battle, first, subject)];
  });
  return [...new Set(sentences)].slice(0, far.length > 0 ? 1 : MOST_LISTED).join(' ');
}
