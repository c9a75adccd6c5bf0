import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { midst } from '../../../shell/ui/viewport/viewport';
import { areCasualtiesOpen, casualtyFaults } from '../../engine/melee';
import type { Battle, Man } from '../../engine/types';
import type { Casualties } from '../../engine/meleeTypes';
import { capital } from '../../words/names';
import { refusalWords } from '../../words/reasons';
import { t } from '../../words/t';
import { casualtiesAfter } from '../base/chosen';
import { marksOf, type ShownMark } from '../plan/view';
import type { PlanHandle, PlanLook } from '../plan/planProps';
import type { useTable } from './useTable';

type CasualtiesOf = Readonly<Record<number, Casualties>>;

/**
 * Hook: returns who dies and who is taken in each melee of the move, by its number, as the mover has chosen on the
 * plan or in the panel (littlewars.md 5.4); their marks on the plan; the ids of all who may be named (`numbered`); the
 * number of the melee in which the panel has chosen last (`inPanel`); and functions that choose in the panel, or press
 * one man. `nameOf` names a man by his id; `say` announces a choice.
 */
export function useCasualties(
  battle: Battle,
  nameOf: (id: string) => string,
  say: ReturnType<typeof useTable>['say'],
) {
  const [casualtiesOf, setCasualties] = useState<CasualtiesOf>({});
  const [inPanel, setInPanel] = useState<number | null>(null);
  const marks = useMemo(
    (): readonly ShownMark[] =>
      battle.phase !== 'melees'
        ? []
        : battle.melees.flatMap(({ number, settled, proposal }) =>
            settled ? [] : marksOf(casualtiesOf[number] ?? proposal),
          ),
    [battle, casualtiesOf],
  );
  /** The open melees in which the mover chooses who dies or is taken. */
  const nameable = useMemo(
    () =>
      battle.phase === 'melees'
        ? battle.melees.filter((melee) => !melee.settled && areCasualtiesOpen(melee))
        : [],
    [battle],
  );
  const numbered = useMemo(
    () => nameable.flatMap(({ men }) => [...men.red, ...men.blue]),
    [nameable],
  );
  const put = (melee: number, casualties: Casualties): void =>
    setCasualties({ ...casualtiesOf, [melee]: casualties });
  function choose(melee: number, casualties: Casualties): void {
    put(melee, casualties);
    setInPanel(melee);
  }

  /** Presses a man: he dies, is taken, or lives. Returns whether he is in a melee in which that is chosen. */
  function press(id: string): boolean {
    const melee = nameable.find(({ men }) => men.red.includes(id) || men.blue.includes(id));
    if (melee === undefined) return false;
    const casualties = casualtiesAfter(melee, casualtiesOf[melee.number] ?? melee.proposal, id);
    put(melee.number, casualties);
    const is = casualties.dead.includes(id)
      ? 'dies'
      : casualties.taken.includes(id)
        ? 'taken'
        : 'lives';
    const faults = casualtyFaults(melee, casualties);
    const sentence = (): string => {
      const words = capital(t(`lwMelees:now.${is}`, { man: nameOf(id) }));
      return `${words} ${refusalWords(battle, faults)}`.trim();
    };
    say(sentence, faults.length > 0);
    return true;
  }
  function forget(): void {
    setCasualties({});
    setInPanel(null);
  }
  return { casualtiesOf, marks, numbered, inPanel, choose, press, forget };
}

/** How far apart two looks at the plan may be, in sixteenths of an inch, and still be the same. */
const SAME = 1;

const isSame = (one: PlanLook, two: PlanLook): boolean =>
  Math.hypot(one.at.x - two.at.x, one.at.y - two.at.y) < SAME &&
  Math.abs(one.scale / two.scale - 1) < 0.001;

const NOBODY: readonly string[] = [];

/**
 * Hook: moves the plan to each melee that is to be settled, to that of the number `inPanel` before the others, or to
 * all the men of a charge that is (`charge`, by id), and after the last one back to what it showed before, unless the
 * player has moved it meanwhile.
 */
export function useFightInView(
  battle: Battle,
  plan: RefObject<PlanHandle | null>,
  inPanel: number | null,
  charge = NOBODY,
): void {
  const open = battle.phase === 'melees' ? battle.melees.filter(({ settled }) => !settled) : [];
  const settling = open.find(({ number }) => number === inPanel) ?? open[0];
  const isFight = battle.phase === 'melees' || charge.length > 0;
  /** What the plan showed before the melees of the move, and where they have moved it. */
  const looks = useRef<{ readonly before: PlanLook; readonly moved: PlanLook } | null>(null);
  const show = useEffectEvent(() => {
    const ids = settling?.touching ?? charge;
    if (ids.length === 0 || plan.current === null) return;
    const before = looks.current?.before ?? plan.current.look();
    const menOf = (those: readonly string[]): readonly Man[] =>
      battle.men.filter(({ id }) => those.includes(id));
    if (settling === undefined) plan.current.fit(menOf(charge));
    // Men who are to be pressed are shown so large that each can be pressed and his number read.
    else if (areCasualtiesOpen(settling)) {
      const men = menOf([...settling.men.red, ...settling.men.blue]);
      plan.current.nearer(men);
      plan.current.lookAt({ at: midst(men), scale: plan.current.look().scale });
    }
    plan.current.reveal(menOf(ids));
    looks.current = { before, moved: plan.current.look() };
  });
  useEffect(() => show(), [battle.moves, settling?.number, charge]);
  useEffect(() => {
    if (isFight || looks.current === null) return;
    const { before, moved } = looks.current;
    looks.current = null;
    if (plan.current !== null && isSame(plan.current.look(), moved)) plan.current.lookAt(before);
  }, [isFight, plan]);
}
