import { describe, expect, test } from 'vitest';
import { OPENINGS } from '../../../src/war/engine/openings';
import { nameOf } from '../../../src/war/engine/board';
import { SIDES } from '../../../src/war/engine/vocabulary';
import { openingHalf } from '../../../src/war/game/deployments';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { LONGEST_TEMPLATE_NAME } from '../../../src/war/game/templates';
import {
  LONGEST_TEMPLATE_TEXT,
  positionText,
  readTemplateText,
  writeTemplates,
  type FoundTemplate,
} from '../../../src/war/game/templateText';
import { mulberry32 } from '../../support/randomPositions';
import { placement } from './fakes';

const ALL: readonly FoundTemplate[] = OPENINGS.flatMap(({ id }) =>
  SIDES.map((side) => ({
    name: `${id} ${side}`,
    board: BOARD,
    deployment: openingHalf(BOARD, id, side),
  })),
);
const ARMY = placement({ A3: 'I', B2: 'C' });

/** `2:12 rowCount`: the faults by place. */
const faults = (text: string): string[] => {
  const reading = readTemplateText(text);
  return reading.ok
    ? []
    : reading.faults.map((fault) => {
        const code = fault.code === 'badPosition' ? fault.fault.code : fault.code;
        return `${fault.line}:${fault.column} ${code}`;
      });
};

test('written templates are read back the same, many at a time', () => {
  expect(readTemplateText(writeTemplates(ALL))).toEqual({ ok: true, templates: ALL });
});

test('a name may have any character', () => {
  const name = 'The "old" road \\ left [2] {a} ; é';
  const [template] = ALL.slice(0, 1).map((one) => ({ ...one, name }));
  expect(readTemplateText(writeTemplates([template!]))).toEqual({
    ok: true,
    templates: [template],
  });
});

test('a position string, or its placement alone, is a template without a name', () => {
  for (const text of [ARMY, `\n ${ARMY} N - - 1 \n`]) {
    const reading = readTemplateText(text);
    expect(reading.ok && reading.templates.map(({ name }) => name)).toEqual(['']);
    expect(
      reading.ok && reading.templates[0]?.deployment.units.map((u) => nameOf(BOARD, u.square)),
    ).toEqual(['A3', 'B2']);
  }
});

test('one side’s position string has its side to move, all arsenals standing and no enemy units', () => {
  const { deployment } = ALL[1]!;
  expect(positionText(BOARD, deployment)).toMatch(/^25\/25\/.* S B15,D8,T3,T23 - 1$/);
  expect(positionText(BOARD, deployment)).not.toMatch(/[A-Z].* S /);
});

describe('a text is refused as a whole, with every fault and its place', () => {
  test.each([
    ['', '1:1 empty'],
    [' \n; nothing\n', '1:1 empty'],
    [`[Template "a"]\n[Position "25/25/3I"]`, '2:12 rowCount, 2:18 rowLength'],
    [`[Template "a"]\n[Position "${ARMY} N x - 1"]`, `2:${12 + ARMY.length + 3} badSquare`],
    [`[Position "${ARMY}"]`, '1:1 noName'],
    [`[Template " "]\n[Position "${ARMY}"]`, '1:12 noName'],
    [
      `[Template "${'a'.repeat(LONGEST_TEMPLATE_NAME + 1)}"]\n[Position "${ARMY}"]`,
      '1:12 longName',
    ],
    [`[Template "a"]\n[Template "b"]\n[Position "${ARMY}"]`, '1:1 noPosition'],
    [`[Template "a"]`, '1:1 noPosition'],
    [`[Event "a"]\n[Template "a"]\n[Position "${ARMY}"]`, '1:1 unknownTag'],
    [`[Template "a"]\n[Position "${ARMY}"]\n1. A3-A4`, '3:1 unknownWord'],
    [`${ARMY}\n${ARMY}`, '1:1 unknownWord'],
    ['[Template "a]', '1:1 badTag'],
    [`{ ${ARMY}`, '1:1 openComment'],
    [placement({}), '1:1 nobody'],
    [placement({ A3: 'I', T3: 'i' }), '1:1 bothSides'],
    [placement({ A3: 'I', K1: 'I', L2: 'C' }), '1:1 foreignGround, 1:1 foreignGround'],
    [placement({ A3: 'I', C10: 'I' }), '1:10 unitOnMountain'],
    ['hello', '1:1 rowCount, 1:2 unknownLetter'],
  ])('%j', (text, expected) => {
    expect(faults(text).slice(0, 2).join(', ')).toBe(expected);
  });
});

test('a text of excessive length is refused before it is read', () => {
  expect(faults('x'.repeat(LONGEST_TEMPLATE_TEXT + 1))).toEqual(['1:1 longText']);
});

test('any text is read or refused and never throws', { tags: ['slow'] }, () => {
  const random = mulberry32(4);
  const text = writeTemplates(ALL.slice(0, 2));
  const signs = '[]"\\{};/ \n25ICAHRSicahrs.NS-Template Position';
  let refused = 0;
  for (let i = 0; i < 3000; i++) {
    const mutated = Array.from(text);
    for (let n = 0; n < 1 + random() * 4; n++) {
      const sign = signs[Math.floor(random() * signs.length)]!;
      mutated.splice(Math.floor(random() * mutated.length), random() < 0.5 ? 1 : 0, sign);
    }
    const reading = readTemplateText(mutated.join(''));
    if (!reading.ok) {
      refused += 1;
      expect(reading.faults.length).toBeGreaterThan(0);
    }
  }
  expect(refused).toBeGreaterThan(1000);
});
