import { useState, type ReactNode } from 'react';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { useGiveUp } from '../../../shell/ui/pages/useGiveUp';
import { countryFaults } from '../../engine/countryFaults';
import { TARGETS } from '../../engine/campaign';
import { chancesOfWar, forceFaults, forcesFor, PURSE, SIZES } from '../../engine/forces';
import {
  BATTLE_KINDS,
  LINE_PARTS,
  SIDES,
  type BattleKind,
  type BySide,
  type Country,
  type Force,
  type LinePart,
  type Side,
} from '../../engine/types';
import type { MoveTime } from '../../game/game';
import { putForLayout } from '../../store/countryEditor';
import { forceWords, sideName } from '../../words/names';
import { t } from '../../words/t';
import { Choice, Count } from '../base/Choice';
import { useStorage } from '../base/storage';
import { useBattleStore, useLot } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { CountryEditor } from '../country/entry';
import { FreeForces, ThrownForces, type Thrown } from './ThrownForces';
import { CountryChoice, countryOf, layoutOf, type CountryOptions } from './CountryChoice';

const FORCES = ['small', 'standard', 'large', 'free', 'chosen', 'chances'] as const;
type ForcesOptions = (typeof FORCES)[number];
const TIMES = ['standard', 'minutes', 'none'] as const;
const INTERVALS = ['5', '4', '0'] as const;
/** 6.6: a single battle, or a campaign up to a number of points. */
const SPANS = ['one', ...TARGETS.map((target) => `${target}` as const), 'more'] as const;
const LEAST_TARGET = Math.min(...TARGETS);
const MOST_TARGET = 9999;
const FIRSTS = ['lot', ...SIDES] as const;
const CURTAINS = ['curtain', 'open'] as const;
/** Seeds are whole numbers of 32 bits, drawn as two of sixteen. */
const WORD = 65_536;
const LONGEST_NAME = 40;

interface NewBattleProps {
  /** A Country from a link. */
  readonly given: Country | null;
  /** Whether the editor of the Country is open. */
  readonly layingOut: boolean;
  readonly onBack: () => void;
}

/** The form for everything that is agreed before a battle (2.1, 2.2). */
export function NewBattle({ given, layingOut, onBack }: NewBattleProps): ReactNode {
  const store = useBattleStore();
  const lot = useLot();

  const [country, setCountry] = useState<CountryOptions>(
    given === null ? { id: 'hooks-farm', seed: 1 } : { id: 'own', seed: 1, own: given },
  );
  const agree = (): void => store.navigation.push({ screen: 'newBattle' });
  const storage = useStorage();
  const [kind, setKind] = useState<BattleKind>('finish');
  const [linePart, setLinePart] = useState<LinePart>('whole');
  const [forces, setForces] = useState<ForcesOptions>('small');
  const [free, setFree] = useState<BySide<Force>>({ red: SIZES.small, blue: SIZES.small });
  const [time, setTime] = useState<MoveTime['kind']>('standard');
  const [minutes, setMinutes] = useState(3);
  const [interval, setInterval] = useState<(typeof INTERVALS)[number]>('5');
  const [curtain, setCurtain] = useState<(typeof CURTAINS)[number]>('curtain');
  const [first, setFirst] = useState<(typeof FIRSTS)[number]>('lot');
  const [span, setSpan] = useState<(typeof SPANS)[number]>('one');
  const [more, setMore] = useState(500);
  const target = span === 'one' ? null : span === 'more' ? more : Number(span);
  const [players, setPlayers] = useState<BySide<string>>({ red: '', blue: '' });
  const [seed, setSeed] = useState('');
  const [thrown, setThrown] = useState<Thrown | null>(null);
  const { begin, note, question } = useGiveUp(useInProgress(), store.begin);
  const faults = forces === 'free' ? SIDES.flatMap((side) => forceFaults(free[side])) : [];

  function submit(): void {
    if (faults.length > 0) return;
    const drawn = seed.trim() === '' ? lot(WORD) * WORD + lot(WORD) : Number(seed) >>> 0;
    const begins: Side = first === 'lot' ? (lot(2) === 0 ? 'red' : 'blue') : first;
    const alike = (size: keyof typeof SIZES): BySide<Force> => forcesFor(kind, begins, SIZES[size]);
    const chances = forces === 'chances' ? chancesOfWar(alike('standard'), drawn) : null;
    const of =
      chances?.forces ??
      (forces === 'chosen' || forces === 'chances'
        ? 'chosen'
        : forces === 'free'
          ? free
          : alike(forces));
    const agreed = (): void =>
      begin({
        players: { red: players.red.trim(), blue: players.blue.trim() },
        country: countryOf(country),
        rules: {
          kind,
          linePart: kind === 'finish' ? 'whole' : linePart,
          curtain: curtain === 'curtain',
          timed: time !== 'none',
          interval: Number(interval),
        },
        forces: of,
        first: begins,
        seed: chances?.stream ?? drawn,
        time: time === 'minutes' ? { kind: time, minutes } : { kind: time },
        campaign: target,
      });
    if (chances === null) agreed();
    else setThrown({ dice: chances.thrown, forces: chances.forces, begin: agreed });
  }

  if (layingOut)
    return (
      <CountryEditor
        storage={storage}
        onClose={() => {
          // A Country with faults cannot be fought over.
          if (countryFaults(countryOf(country)).length > 0)
            setCountry({ id: 'hooks-farm', seed: 1 });
          agree();
        }}
        onUse={(own) => {
          setCountry({ ...country, id: 'own', own });
          agree();
        }}
      />
    );
  return (
    <MenuScreen
      title={t('lwHeadquarters:newBattle')}
      look="lw-new"
      onSubmit={submit}
      onClose={onBack}
      foot={
        <>
          {note !== null && <p>{note}</p>}
          <button type="submit" className="primary" disabled={faults.length > 0}>
            {t('lwHeadquarters:begin')}
          </button>
        </>
      }
    >
      <div className="lw-new-column">
        <CountryChoice
          options={country}
          onOptions={setCountry}
          onLayOut={() => {
            putForLayout(storage, layoutOf(country));
            store.navigation.push({ screen: 'layOut' });
          }}
        />
        <fieldset className="lw-choice lw-new-names">
          <legend>{t('lwHeadquarters:players')}</legend>
          {SIDES.map((side) => (
            <label key={side}>
              {sideName(side)}
              <input
                autoComplete="off"
                maxLength={LONGEST_NAME}
                value={players[side]}
                onChange={({ target }) => setPlayers({ ...players, [side]: target.value })}
              />
            </label>
          ))}
        </fieldset>
      </div>
      <div className="lw-new-column">
        <Choice
          legend={t('lwHeadquarters:kind')}
          values={BATTLE_KINDS}
          value={kind}
          words={(each) => t(`lwHeadquarters:kinds.${each}.name`)}
          note={t(`lwHeadquarters:kinds.${kind}.text`)}
          onChoose={setKind}
        />
        {kind !== 'finish' && (
          <Choice
            legend={t('lwHeadquarters:linePart')}
            values={LINE_PARTS}
            value={linePart}
            words={(part) => t(`lwHeadquarters:lineParts.${part}`)}
            onChoose={setLinePart}
          />
        )}
        <Choice
          legend={t('lwHeadquarters:forces')}
          values={FORCES}
          value={forces}
          words={(each) => t(`lwHeadquarters:sizes.${each}.name`)}
          note={
            forces === 'small' || forces === 'standard' || forces === 'large'
              ? forceWords(SIZES[forces])
              : t(`lwHeadquarters:sizes.${forces}.text`, { purse: PURSE })
          }
          onChoose={setForces}
        >
          {forces === 'free' && <FreeForces forces={free} onForces={setFree} faults={faults} />}
        </Choice>
        <Choice
          legend={t('lwHeadquarters:time')}
          values={TIMES}
          value={time}
          words={(each) => t(`lwHeadquarters:times.${each}.name`)}
          note={t(`lwHeadquarters:times.${time}.text`)}
          onChoose={setTime}
        >
          {time === 'minutes' && (
            <Count
              label={t('lwHeadquarters:minutes')}
              value={minutes}
              least={1}
              most={60}
              onChange={setMinutes}
            />
          )}
        </Choice>
        {time !== 'none' && (
          <Choice
            legend={t('lwHeadquarters:interval')}
            values={INTERVALS}
            value={interval}
            words={(each) => t(`lwHeadquarters:intervals.${each}`)}
            onChoose={setInterval}
          />
        )}
        {forces !== 'chosen' && (
          <Choice
            legend={t('lwHeadquarters:settingOut')}
            values={CURTAINS}
            value={curtain}
            words={(each) => t(`lwHeadquarters:curtains.${each}`)}
            onChoose={setCurtain}
          />
        )}
        <Choice
          legend={t(kind === 'defence' ? 'lwHeadquarters:attacker' : 'lwHeadquarters:first')}
          values={FIRSTS}
          value={first}
          words={(each) => (each === 'lot' ? t('lwHeadquarters:byLot') : sideName(each))}
          onChoose={setFirst}
        />
        <Choice
          legend={t('lwHeadquarters:span')}
          values={SPANS}
          value={span}
          words={(each) =>
            each === 'one' || each === 'more'
              ? t(`lwHeadquarters:spans.${each}`)
              : t('lwHeadquarters:spans.to', { target: each })
          }
          note={t(
            target === null ? 'lwHeadquarters:spanNotes.one' : 'lwHeadquarters:spanNotes.campaign',
            {
              target: target ?? 0,
            },
          )}
          onChoose={setSpan}
        >
          {span === 'more' && (
            <Count
              label={t('lwHeadquarters:target')}
              value={more}
              least={LEAST_TARGET}
              most={MOST_TARGET}
              step={100}
              onChange={(points) => setMore(Math.floor(points))}
            />
          )}
        </Choice>
        <details className="lw-more">
          <summary>{t('lwHeadquarters:seed')}</summary>
          <div className="lw-inputs">
            <label>
              {t('lwHeadquarters:seedNumber')}
              <input
                inputMode="numeric"
                value={seed}
                placeholder={t('lwHeadquarters:byLot')}
                onChange={({ target }) => setSeed(target.value.replace(/\D/g, '').slice(0, 10))}
              />
            </label>
          </div>
        </details>
      </div>
      {thrown !== null && <ThrownForces thrown={thrown} onClose={() => setThrown(null)} />}
      {question}
    </MenuScreen>
  );
}
