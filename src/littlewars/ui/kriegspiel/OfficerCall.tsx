import { useRef, useState, type ReactNode } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { listed } from '../../../shell/language/intl';
import type { SealedGame } from '../../game/kriegspiel/sealedGame';
import { armOf, commanderOf, officersOf, type Officer } from '../../game/kriegspiel/officers';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { capital } from '../../words/names';
import { t } from '../../words/t';

const nameOf = ({ name }: Officer, i: number): string =>
  name === '' ? t('lwKriegspielTable:officers.unnamed', { number: i + 1 }) : name;

const armName = (arm: Officer['arms'][number]): string =>
  t(`lwKriegspielTable:officers.arms.${arm}`);

/** Returns the name of the officer who plays now, with his arms. */
const callWords = (officers: readonly Officer[], now: number): string => {
  const officer = officers[now];
  if (officer === undefined) return '';
  return capital(
    t('lwKriegspielTable:officers.called', {
      name: nameOf(officer, now),
      arms: listed(officer.arms.map(armName)),
    }),
  );
};

/**
 * Hook: returns the officers of the mover's side and the number, from 0, of the one who plays at present
 * (kriegspiel.md 4.1): at the beginning of a move the first, then the one called last. `call` calls another by his
 * number. `otherWords` returns a sentence on which other officer commands a man, gun or body; empty if it is the
 * present one, or if the side has one player.
 */
export function useOfficers({ tags }: SealedGame, battle: KriegspielBattle) {
  const announcer = useAnnouncer();
  const { mover, moves } = battle;
  const officers = officersOf(tags, mover);
  const move = `${mover} ${moves}`;
  const [called, setCalled] = useState({ move, number: 0 });
  const now = called.move === move ? called.number : 0;
  return {
    officers,
    now,
    call: (number: number): void => {
      setCalled({ move, number });
      announcer.answer(callWords(officers, number));
    },
    otherWords: (id: string): string => {
      const commander = commanderOf(battle, officers, id);
      const officer = officers[commander ?? -1];
      const arm = armOf(battle, id);
      if (commander === now || officer === undefined || arm === null) return '';
      return capital(
        t('lwKriegspielTable:officers.others', {
          arm: armName(arm),
          name: nameOf(officer, commander ?? 0),
        }),
      );
    },
  };
}

/**
 * Renders which officer plays at present (kriegspiel.md 4.1), with a button that calls each other one; nothing if the
 * side has one player.
 */
export function OfficerCall({
  officers,
  now,
  call,
}: Pick<ReturnType<typeof useOfficers>, 'officers' | 'now' | 'call'>): ReactNode {
  const own = useRef<HTMLParagraphElement>(null);
  if (officers.length === 0) return null;
  return (
    <div className="stack">
      <p ref={own} tabIndex={-1}>
        {callWords(officers, now)}
      </p>
      <div className="lw-acts row">
        {officers.map(
          (officer, number) =>
            number !== now && (
              <button
                key={number}
                type="button"
                onClick={() => {
                  call(number);
                  // The button of the called officer disappears.
                  own.current?.focus();
                }}
              >
                {t('lwKriegspielTable:officers.next', { name: nameOf(officer, number) })}
              </button>
            ),
        )}
      </div>
    </div>
  );
}
