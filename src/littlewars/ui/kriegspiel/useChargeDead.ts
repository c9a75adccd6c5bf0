import { useMemo, useState } from 'react';
import type { Sentence } from '../../../shell/ui/useSentence';
import type { Casualties } from '../../engine/meleeTypes';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { nameIn } from '../../words/kriegspiel/names';
import { capital } from '../../words/names';
import { t } from '../../words/t';
import { marksOf } from '../plan/view';

/**
 * Hook: returns who dies and who is taken in the charge that was made (kriegspiel.md 7.1), as the mover has chosen or,
 * before that, as proposed; null without a charge; their marks on the plan; the ids of all in the charge (`numbered`);
 * and functions that choose, or press one man. `say` announces a choice.
 */
export function useChargeDead(battle: KriegspielBattle, say: (sentence: Sentence) => void) {
  const { charge } = battle.kriegspiel;
  const [named, setNamed] = useState<{
    readonly of: string;
    readonly casualties: Casualties;
  } | null>(null);
  const of = charge === null ? '' : `${battle.moves} ${charge.body} ${charge.target}`;
  const casualties = named?.of === of ? named.casualties : (charge?.proposal ?? null);
  const numbered = useMemo(
    () => (charge === null ? [] : [...charge.sabres, ...charge.charged]),
    [charge],
  );
  const marks = useMemo(() => (casualties === null ? [] : marksOf(casualties)), [casualties]);
  const choose = (now: Casualties): void => setNamed({ of, casualties: now });

  /** Presses a man: he dies, or lives. Returns whether he is in the charge. */
  function press(id: string): boolean {
    if (casualties === null || !numbered.includes(id)) return false;
    const dies = casualties.dead.includes(id);
    choose({
      ...casualties,
      dead: dies ? casualties.dead.filter((each) => each !== id) : [...casualties.dead, id],
    });
    const now = dies ? 'lives' : 'dies';
    say(() => capital(t(`lwMelees:now.${now}`, { man: nameIn(battle, id) })));
    return true;
  }
  return { casualties, marks, numbered, choose, press };
}
