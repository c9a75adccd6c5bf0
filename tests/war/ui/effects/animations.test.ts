import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import { nameOf } from '../../../../src/war/engine/board';
import { readAction } from '../../../../src/war/engine/notation/recordText';
import { readPosition } from '../../../../src/war/engine/notation/notation';
import type { Square } from '../../../../src/war/engine/vocabulary';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { beginWar, order, stepTo, type Step, type War } from '../../../../src/war/game/war';
import {
  endOf,
  animationsOf,
  timed,
  type BoardAnimation,
} from '../../../../src/war/ui/effects/animations/timeline';
import { stepCues } from '../../../../src/war/ui/effects/sound/cues';
import { eventSentences } from '../../../../src/war/words/events';
import { placement, square } from '../../store/fakes';

/** A war of units on otherwise empty ground, the North to move, and the orders given in it. */
function warOf(units: Readonly<Record<string, string>>, ...orders: string[]): War {
  const reading = readPosition(BOARD, `${placement(units)} N B15,D8,T3,T23 - 1`);
  if (!reading.ok) throw new Error('no position');
  let war = beginWar(BOARD, RULE_SETS.debord, reading.setup);
  for (const text of orders) {
    const ordered = order(war, readAction(BOARD, text)!);
    if (!ordered.ok) throw new Error(`${text}: ${JSON.stringify(ordered.reasons)}`);
    war = ordered.war;
  }
  return war;
}

const lastStep = (war: War): Step => stepTo(war, war.actions.length)!;

/** The animations of the last of the orders. */
const seen = (
  units: Readonly<Record<string, string>>,
  ...orders: string[]
): readonly BoardAnimation[] => animationsOf(lastStep(warOf(units, ...orders)));

const kinds = (animations: readonly BoardAnimation[]) =>
  animations.map((animation) =>
    animation.kind === 'outcome' ? animation.outcome : animation.kind,
  );
const names = (squares: readonly Square[]) => squares.map((each) => nameOf(BOARD, each));

describe('the animation of an order', () => {
  test('a march, square by square', () => {
    const [march, ...rest] = seen({ B14: 'C', T20: 'i' }, 'B14-B12');
    expect(rest).toEqual([]);
    expect(march?.kind === 'march' && names(march.path)).toEqual(['B14', 'B13', 'B12']);
  });

  test('fire along its lines, distinguished by charge and support; then units that resist', () => {
    const [fire, outcome, ...rest] = seen({ G11: 'I', F10: 'C', H11: 'i', I11: 'i' }, 'xH11');
    expect(rest).toEqual([]);
    if (fire?.kind !== 'fire' || outcome?.kind !== 'outcome') throw new Error('no attack');
    expect(nameOf(BOARD, fire.target)).toBe('H11');
    expect(names(fire.attack)).toEqual(['G11']);
    expect(names(fire.support)).toEqual(['I11']);
    expect(outcome).toMatchObject({ outcome: 'resists', target: { unit: { kind: 'infantry' } } });
    expect(names(outcome.from)).toEqual(['G11']);
  });

  test('a charge that dislodges', () => {
    const animations = seen({ G11: 'C', H11: 'i', K20: 'i' }, 'xH11');
    expect(kinds(animations)).toEqual(['fire', 'dislodged']);
    const [fire] = animations;
    expect(fire?.kind === 'fire' && names(fire.charge.map((one) => one.square))).toEqual(['G11']);
    expect(fire?.kind === 'fire' && fire.attack).toEqual([]);
  });

  test('a unit destroyed, as it was', () => {
    const animations = seen({ D7: 'I', D6: 'i', L1: 'i', T2: 'i' }, 'xD6');
    expect(kinds(animations)).toEqual(['fire', 'destroyed']);
    expect(animations[1]).toMatchObject({
      target: { square: square('D6'), unit: { side: 'S', kind: 'infantry' } },
    });
  });

  test('an arsenal that falls, before the units cut off by it', () => {
    const units = { T8: 'R', T4: 'I', D9: 'I', E15: 'i', O3: 'i' };
    const animations = [...seen(units, 'T4-T3'), ...seen(units, 'T4-T3', '.')];
    expect(kinds(animations)).toContain('arsenal');
    expect(kinds(animations).slice(kinds(animations).indexOf('arsenal'))).toContain('isolation');
    const fall = animations.find((animation) => animation.kind === 'arsenal');
    expect(fall && names(fall.squares)).toEqual(['T3']);
  });

  test('a unit that marches out of communication is seen to go, and to cut off nobody', () => {
    expect(kinds(seen({ E9: 'I', E15: 'i' }, 'E9-F9'))).toEqual(['march']);
  });

  test('a unit left without its relay is shown as cut off, and the marching unit is not drawn twice', () => {
    const animations = seen({ E7: 'I', E6: 'I', E15: 'i' }, 'E7-F7');
    expect(kinds(animations)).toEqual(['march', 'isolation']);
    expect(animations[1]).toMatchObject({ units: [{ square: square('E6'), spent: false }] });
  });

  test('a cut line: its ends, and the units that depend on it', () => {
    // T23's line up the column holds the infantry on K23, which touches K22.
    const animations = seen({ J23: 'C', K23: 'i', K22: 'i' }, 'J23-L23');
    const cut = animations.find((animation) => animation.kind === 'isolation');
    expect(cut && names(cut.units.map((unit) => unit.square))).toEqual(['K22', 'K23']);
    expect(
      cut?.lines.map((line) => names([line.source, line.from, line.to]).join(' ')),
    ).toContainEqual(expect.stringMatching(/^T23 M23 /));
  });

  test('the end of a turn that changes nothing', () => {
    expect(seen({ D9: 'I', E15: 'i' }, '.')).toEqual([]);
  });
});

describe('animation and sound', () => {
  test.each([
    ['a march that cuts a line', { J23: 'C', K23: 'i', K22: 'i' }, ['J23-L23']],
    ['a charge', { G11: 'C', H11: 'i', K20: 'i' }, ['xH11']],
    ['a kill', { D7: 'I', D6: 'i', L1: 'i', T2: 'i' }, ['xD6']],
    ['an arsenal', { T8: 'R', T4: 'I', D9: 'I', E15: 'i', O3: 'i' }, ['T4-T3']],
  ])('present %s in the same order', (_, units, orders) => {
    const step = lastStep(warOf(units, ...orders));
    const announced = ['move', 'destroyed', 'dislodged', 'resists', 'arsenal', 'isolation'];
    const names: Readonly<Record<string, string>> = { march: 'move' };
    const drawn = kinds(animationsOf(step)).map((kind) => names[kind] ?? kind);
    const common = (list: readonly string[], other: readonly string[]) =>
      list.filter((one) => announced.includes(one) && other.includes(one));
    const sounds = stepCues(step);
    expect(common(drawn, sounds)).toEqual(common(sounds, drawn));
    expect(common(drawn, sounds).length).toBeGreaterThan(0);

    const { action, before: from, after: to } = step;
    const sentences = eventSentences(from, action, to).join(' ');
    const places = drawn.flatMap((kind) => {
      const words: Readonly<Record<string, string>> = {
        move: ' marched from ',
        destroyed: 'destroyed',
        dislodged: 'dislodged',
        arsenal: 'arsenal',
        isolation: 'ow isolated',
      };
      const at = words[kind] === undefined ? -1 : sentences.indexOf(words[kind]);
      return at < 0 ? [] : [at];
    });
    expect(places.length).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('in time', () => {
  const animations = seen({ D7: 'I', D6: 'i', L1: 'i', T2: 'i' }, 'xD6');

  test('one after another, a fifth to three fifths of a second each', () => {
    for (const pace of ['quick', 'full'] as const) {
      const inTime = timed(animations, pace);
      expect(inTime.map(({ animation }) => animation)).toEqual(animations);
      expect(inTime[0]?.at).toBe(0);
      expect(inTime[1]?.at).toBe(inTime[0]?.lasts);
      for (const { lasts } of inTime) {
        expect(lasts).toBeGreaterThanOrEqual(200);
        expect(lasts).toBeLessThanOrEqual(600);
      }
      expect(endOf(inTime)).toBe((inTime[1]?.at ?? 0) + (inTime[1]?.lasts ?? 0));
    }
    expect(endOf(timed(animations, 'quick'))).toBeLessThan(endOf(timed(animations, 'full')));
    expect(endOf([])).toBe(0);
  });
});
