import { useState } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { Casualties } from '../../engine/meleeTypes';
import type { Melee } from '../../engine/types';
import { t } from '../../words/t';

/**
 * How newly chosen men and guns combine with those chosen before: they replace them, are added, or are each added if
 * not chosen and removed if chosen (`toggle`).
 */
export type ChooseMode = 'replace' | 'add' | 'toggle';

/** Returns the ids of the men and guns that are chosen after a further choice of `ids`, where `now` were before. */
export function chosenAfter(
  now: readonly string[],
  ids: readonly string[],
  mode: ChooseMode,
): readonly string[] {
  if (mode === 'replace') return ids;
  if (mode === 'add') return [...new Set([...now, ...ids])];
  return [...now.filter((id) => !ids.includes(id)), ...ids.filter((id) => !now.includes(id))];
}

/**
 * Hook: returns the ids of the men and guns that are chosen on a plan, at first those that `first` returns; a function
 * that changes them as `chosenAfter` does, and announces them in the words that `wordsOf` returns, or that nothing is
 * chosen; and one that replaces them without an announcement.
 */
export function useChosen(
  wordsOf: (ids: readonly string[]) => string,
  first: () => readonly string[] = () => [],
) {
  const announcer = useAnnouncer();
  const [chosen, setChosen] = useState(first);
  const choose = (ids: readonly string[], mode: ChooseMode): void => {
    setChosen((now) => chosenAfter(now, ids, mode));
    announcer.answer(wordsOf(chosenAfter(chosen, ids, mode)) || t('lwTable:nothingChosen'));
  };
  return [chosen, choose, setChosen] as const;
}

/**
 * Returns the dead and taken of a melee after the player has pressed the man `id` in it (littlewars.md 5.4). On the
 * smaller side, if some of it are taken, he changes places with another: a dead man is taken and a taken one dies.
 * Otherwise a dead man lives, so that another may be named; a living one dies, in place of the one named first if
 * enough die already.
 */
export function casualtiesAfter(melee: Melee, now: Casualties, id: string): Casualties {
  const { men, toll, smaller } = melee;
  const side = men.red.includes(id) ? 'red' : 'blue';
  const own: readonly string[] = men[side];
  const isOther = (each: string): boolean => each !== id;
  const without = (ids: readonly string[], one: string | undefined): readonly string[] =>
    ids.filter((each) => each !== one);
  if (side === smaller && toll.taken > 0) {
    const wasTaken = now.taken.includes(id);
    const [from, to] = wasTaken ? [now.dead, now.taken] : [now.taken, now.dead];
    const changed = from.find((each) => own.includes(each));
    if (changed === undefined) return now;
    const [left, right] = [
      [...without(from, changed), id],
      [...to.filter(isOther), changed],
    ];
    return wasTaken ? { dead: left, taken: right } : { dead: right, taken: left };
  }
  if (now.dead.includes(id)) return { ...now, dead: now.dead.filter(isOther) };
  const dying = now.dead.filter((each) => own.includes(each));
  const spared = dying.length < toll.dead ? undefined : dying[0];
  return { ...now, dead: [...without(now.dead, spared), id] };
}
