import type { ReactNode } from 'react';
import { TARGETS } from '../../engine/campaign';
import {
  chancesOfWar,
  forceFaults,
  forcesFor,
  PURSE,
  SIZES,
  type ForceFault,
} from '../../engine/forces';
import { SIDES, type BySide, type Side } from '../../engine/types';
import {
  BATTLE_KINDS,
  LINE_PARTS,
  type BattleKind,
  type Force,
  type LinePart,
} from '../../engine/battleRules';
import type { NewBattleOptions } from '../../store/state';
import { forceWords, sideName } from '../../words/names';
import { t } from '../../words/t';
import { Choice, Count } from '../base/Choice';
import { ForceFields } from '../base/ForceFields';
import { moveTimeOf, TimeChoice, type AgreedTime } from '../base/TimeChoice';
import type { RandomInt } from '../base/useGame';
import type { Thrown } from './ThrownForces';

const FORCES = ['small', 'standard', 'large', 'free', 'chosen', 'chances'] as const;
/** 6.6: a single battle, or a campaign up to a number of points. */
const SPANS = ['one', ...TARGETS.map((target) => `${target}` as const), 'more'] as const;
const LEAST_TARGET = Math.min(...TARGETS);
const MOST_TARGET = 9999;
/** The choices of a side: drawn by `lot`, `red` or `blue`. */
export const FIRSTS = ['lot', ...SIDES] as const;
const CURTAINS = ['curtain', 'open'] as const;
/** Seeds are whole numbers of 32 bits, drawn as two of sixteen. */
const WORD = 65_536;

/**
 * What is agreed before a battle (littlewars.md 2.2), apart from players and Country, as the fields of the form have
 * it: the kind of battle, the forces, curtain, clock, first player, campaign and the seed of its random numbers.
 */
export interface Terms extends AgreedTime {
  readonly kind: BattleKind;
  readonly linePart: LinePart;
  readonly forces: (typeof FORCES)[number];
  /** The forces of both sides if they are agreed freely. */
  readonly free: BySide<Force>;
  readonly curtain: (typeof CURTAINS)[number];
  readonly first: (typeof FIRSTS)[number];
  /** Whether it is one battle, or a campaign to how many points (6.6). */
  readonly span: (typeof SPANS)[number];
  /** The target of a campaign, if none of the usual ones. */
  readonly more: number;
  /** The seed of its random numbers in digits, or empty: then it is drawn. */
  readonly seed: string;
}

/**
 * The terms with which the form of a new battle begins: Fight to the Finish with small forces, a curtain, the standard
 * time, and the first player drawn by lot.
 */
export const USUAL_TERMS: Terms = {
  kind: 'finish',
  linePart: 'whole',
  forces: 'small',
  free: { red: SIZES.small, blue: SIZES.small },
  time: 'standard',
  minutes: 3,
  interval: '5',
  curtain: 'curtain',
  first: 'lot',
  span: 'one',
  more: 500,
  seed: '',
};

const targetOf = ({ span, more }: Terms): number | null =>
  span === 'one' ? null : span === 'more' ? more : Number(span);

/** Returns the faults of the forces entered in the form of a new battle; only freely chosen forces can have any. */
export const termFaults = ({ forces, free }: Terms): readonly ForceFault[] =>
  forces === 'free' ? SIDES.flatMap((side) => forceFaults(free[side])) : [];

/**
 * The terms of a battle after everything left to chance has been drawn, without players and Country, and what the dice
 * of *the chances of war* gave, null without them.
 */
export interface Settled {
  readonly options: Omit<NewBattleOptions, 'players' | 'country'> & { readonly first: Side };
  /** What the dice gave, if there were any (2.2). */
  readonly thrown: Omit<Thrown, 'begin'> | null;
}

/** What the lots drawn for a new battle have decided: the seed, the first player, and who chooses his side. */
export interface Lots {
  readonly seed: number;
  /** The First Player. */
  readonly first: Side;
  /** Who chooses his side of the Country (2.1). */
  readonly chooser: Side;
}

/**
 * Returns the lots of a new battle, drawn by `lot`, which returns a random whole number below its argument. A form
 * draws them once, so that nobody can cancel and draw again.
 */
export function drawnLots(lot: RandomInt): Lots {
  const side = (): Side => (lot(2) === 0 ? 'red' : 'blue');
  return { seed: lot(WORD) * WORD + lot(WORD), first: side(), chooser: side() };
}

/** Returns the terms of a new battle in which everything that players left to chance is decided by `lots`. */
export function settled(terms: Terms, lots: Lots): Settled {
  const { kind, linePart, forces, free, time, interval, curtain, seed } = terms;
  const drawn = seed.trim() === '' ? lots.seed : Number(seed) >>> 0;
  const first: Side = terms.first === 'lot' ? lots.first : terms.first;
  const alike = (size: keyof typeof SIZES): BySide<Force> => forcesFor(kind, first, SIZES[size]);
  const chances = forces === 'chances' ? chancesOfWar(alike('standard'), drawn) : null;
  const of =
    chances?.forces ??
    (forces === 'chosen' || forces === 'chances'
      ? 'chosen'
      : forces === 'free'
        ? free
        : alike(forces));
  return {
    options: {
      rules: {
        kind,
        linePart: kind === 'finish' ? 'whole' : linePart,
        curtain: curtain === 'curtain',
        timed: time !== 'none',
        interval: Number(interval),
      },
      forces: of,
      first,
      seed: chances?.stream ?? drawn,
      time: moveTimeOf(terms),
      campaign: targetOf(terms),
    },
    thrown: chances && { dice: chances.thrown, forces: chances.forces },
  };
}

interface TermsFormProps {
  readonly terms: Terms;
  readonly onTerms: (terms: Terms) => void;
}

/** Renders the choice of the kind of battle, with what wins it (littlewars.md 6.1 to 6.3). */
export function KindChoice({ terms, onTerms }: TermsFormProps): ReactNode {
  return (
    <Choice
      legend={t('lwHeadquarters:kind')}
      values={BATTLE_KINDS}
      value={terms.kind}
      words={(each) => t(`lwHeadquarters:kinds.${each}.name`)}
      note={t(`lwHeadquarters:kinds.${terms.kind}.text`)}
      onChoose={(kind) => onTerms({ ...terms, kind })}
    />
  );
}

/**
 * Renders the choice of the side that moves first, or attacks in a Defensive Game (littlewars.md 6.3), or of a lot;
 * `onTerms` is called with the changed terms.
 */
export function FirstChoice({ terms, onTerms }: TermsFormProps): ReactNode {
  const legend = terms.kind === 'defence' ? 'attacker' : 'first';
  return (
    <Choice
      legend={t(`lwHeadquarters:${legend}`)}
      values={FIRSTS}
      value={terms.first}
      words={sideOrLot}
      onChoose={(first) => onTerms({ ...terms, first })}
    />
  );
}

/** Returns the label of a choice between the sides and a lot: the side's name, or that it is drawn by lot. */
export const sideOrLot = (value: (typeof FIRSTS)[number]): string =>
  value === 'lot' ? t('lwHeadquarters:byLot') : sideName(value);

/**
 * Renders fields for everything that is agreed before a battle (littlewars.md 2.2), apart from players and Country;
 * `onTerms` is called with the changed terms.
 */
export function TermsForm({ terms, onTerms }: TermsFormProps): ReactNode {
  const { kind, linePart, forces, free, curtain, span, more, seed } = terms;
  const target = targetOf(terms);
  const set = (change: Partial<Terms>): void => onTerms({ ...terms, ...change });
  return (
    <div className="lw-new-column">
      <KindChoice terms={terms} onTerms={onTerms} />
      {kind !== 'finish' && (
        <Choice
          legend={t('lwHeadquarters:linePart')}
          values={LINE_PARTS}
          value={linePart}
          words={(part) => t(`lwHeadquarters:lineParts.${part}`)}
          onChoose={(each) => set({ linePart: each })}
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
        onChoose={(each) => set({ forces: each })}
      >
        {forces === 'free' && (
          <ForceFields
            arms={['infantry', 'cavalry', 'guns']}
            label={(arm) => t(`lwHeadquarters:arms.${arm}`)}
            most={(arm) => (arm === 'guns' ? 8 : 120)}
            forces={free}
            onChange={(each) => set({ free: each })}
            fault={termFaults(terms).length > 0 ? t('lwHeadquarters:nobody') : undefined}
          />
        )}
      </Choice>
      <TimeChoice agreed={terms} onChange={set} />
      {forces !== 'chosen' && (
        <Choice
          legend={t('lwHeadquarters:settingOut')}
          values={CURTAINS}
          value={curtain}
          words={(each) => t(`lwHeadquarters:curtains.${each}`)}
          onChoose={(each) => set({ curtain: each })}
        />
      )}
      <FirstChoice terms={terms} onTerms={onTerms} />
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
        onChoose={(each) => set({ span: each })}
      >
        {span === 'more' && (
          <Count
            label={t('lwHeadquarters:target')}
            value={more}
            least={LEAST_TARGET}
            most={MOST_TARGET}
            step={100}
            onChange={(points) => set({ more: Math.floor(points) })}
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
              onChange={({ target }) => set({ seed: target.value.replace(/\D/g, '').slice(0, 10) })}
            />
          </label>
        </div>
      </details>
    </div>
  );
}
