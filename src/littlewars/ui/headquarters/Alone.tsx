import { useState, type ReactNode } from 'react';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { SIZES } from '../../engine/forces';
import { other } from '../../engine/men';
import type { BySide, Side } from '../../engine/types';
import { PEOPLE, PROGRAM_LEVELS, type ProgramLevel } from '../../game/seats';
import { forceWords } from '../../words/names';
import { programName, programPortrait } from '../../words/program';
import { t } from '../../words/t';
import { Choice } from '../base/Choice';
import { useBattleStore, useRandomInt } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { CountryChoice, countryOf, type CountryOptions } from './CountryChoice';
import {
  drawnLots,
  FirstChoice,
  FIRSTS,
  KindChoice,
  settled,
  sideOrLot,
  USUAL_TERMS,
  type Terms,
} from './Terms';

/** The levels by name, as a choice has its values. */
const LEVELS: Readonly<Record<string, ProgramLevel>> = Object.fromEntries(
  PROGRAM_LEVELS.map((level) => [`${level}`, level]),
);
const [EASIEST] = PROGRAM_LEVELS;
const FORCES = ['small', 'standard', 'large'] as const;

/**
 * Renders the form for a battle against the program: the kind of battle, its Country, the forces, the player's side and
 * the program's level. Its button begins the battle.
 */
export function Alone({ onClose }: { readonly onClose: () => void }): ReactNode {
  const store = useBattleStore();
  const lot = useRandomInt();
  const [lots] = useState(() => drawnLots(lot));
  const [level, setLevel] = useState<ProgramLevel>(EASIEST);
  const [forces, setForces] = useState<(typeof FORCES)[number]>('small');
  const [own, setOwn] = useState<(typeof FIRSTS)[number]>('lot');
  const [terms, setTerms] = useState<Terms>({ ...USUAL_TERMS, time: 'none' });
  const [country, setCountry] = useState<CountryOptions>({ id: 'hooks-farm', seed: 1 });
  const { begin, note, question } = useAbandonGame(useInProgress(), () => {
    const you: Side = own === 'lot' ? lots.chooser : own;
    const players: BySide<string> = { red: '', blue: '', [other(you)]: programName(level) };
    store.begin({
      ...settled({ ...terms, forces }, lots).options,
      players,
      country: countryOf(country),
      seats: { ...PEOPLE, [other(you)]: { kind: 'program', level } },
    });
  });
  return (
    <MenuScreen
      title={t('lwProgram:title')}
      look="lw-new"
      onSubmit={begin}
      onClose={onClose}
      note={note}
      submit={t('lwProgram:begin')}
    >
      <div className="lw-new-column">
        <Choice
          legend={t('lwProgram:against')}
          values={Object.keys(LEVELS)}
          value={`${level}`}
          words={(each) => programName(LEVELS[each] ?? EASIEST)}
          note={programPortrait(level)}
          onChoose={(each) => setLevel(LEVELS[each] ?? EASIEST)}
        />
        <CountryChoice options={country} onOptions={setCountry} />
      </div>
      <div className="lw-new-column">
        <KindChoice terms={terms} onTerms={setTerms} />
        <Choice
          legend={t('lwHeadquarters:forces')}
          values={FORCES}
          value={forces}
          words={(each) => t(`lwHeadquarters:sizes.${each}.name`)}
          note={forceWords(SIZES[forces])}
          onChoose={setForces}
        />
        <Choice
          legend={t('lwProgram:side')}
          values={FIRSTS}
          value={own}
          words={sideOrLot}
          onChoose={setOwn}
        />
        <FirstChoice terms={terms} onTerms={setTerms} />
        <p className="lw-note">{t('lwProgram:noKriegspiel')}</p>
      </div>
      {question}
    </MenuScreen>
  );
}
