// Replays a game record and prints the sums of each of its attacks, term by term.
//
//   node sums.mjs [game.gow]
import { readFileSync } from 'node:fs';
import { assaultOn, nameOf, readRecord, STANDARD_BOARD } from 'game-of-war-engine';

const board = STANDARD_BOARD;
const name = (/** @type {number} */ square) => nameOf(board, square);

/** @param {string} text a record */
export function sums(text) {
  const { record, faults } = readRecord(board, text);
  // What is legal before the first fault is there all the same.
  const lines = faults.map(({ line, column, code }) => `${line}:${column}: ${code}`);
  if (record === null) return lines;
  const { actions, positions } = record;
  for (const [i, action] of actions.entries()) {
    // `positions[i]` is the position that `actions[i]` was ordered in.
    const before = positions[i];
    if (action.type !== 'attack' || before === undefined) continue;
    const assault = assaultOn(before, action.target);
    if (assault === null) continue;
    const attack = assault.attackers.map(
      ({ kind, square, factor, charging }) =>
        `${factor} ${kind} ${name(square)}${charging ? ' charging' : ''}`,
    );
    const defence = assault.defenders.map(
      ({ kind, square, factor }) => `${factor} ${kind} ${name(square)}`,
    );
    lines.push(
      `turn ${before.turn}, ${before.side} on ${name(assault.target)}: ${assault.attack} : ${assault.defence}, ${assault.outcome}`,
      `  attack  ${attack.join(' + ')}`,
      `  defence ${defence.join(' + ')}`,
    );
  }
  return lines;
}

const SAMPLE = `[Rules "debord contactReachesCommunicationsUnits=yes"]
[Position "25/9R11S3/25/25/25/13II2CCC5/11IIIIIH1I6/13i1IA8/12i1i10/11ici1i1i7/14i1hic6/14s2a1c5/25/16r8/25/25/25/25/25/25 N B15,D8,T23 - 83"]
[Result "*"]

83. G16-H15 G19-H18 F18-G16 F20-G18 F19-F17 . {42}
84. J13-H11 J12-I12 I13-H12 H14-H13 I15-I14 xG12 {42'}
85. F14-F13 H15-I16 G17-E16 G16-H14 F17-H15 xH13 {43}
86. H12-I13 H11-J12 I14-J13 K17-L16 K18-K17 . {43'}
87. E16-F14 G18-G16 F13-G12 G14-H13 F15-G14 . {44}
88. J12-K13 I12-J12 K19-I19 L18-K19 L20-J20 xH18 {44'}
89. H13-I12 G13-H13 F14-G13 I16-J15 H14-I14 xJ13 {45}
90. L15-M17 K15-L15 K13-K15 J12-K13 N17-O18 . {45'}
91. G12-H12 H15-I15 G16-H14 G14-H15 H17-I16 xI13 {46}
92. L15-M15 L16-L15 K15-L16 K13-L14 J14-K15 . {46'}
93. H12-I13 J15-J14 H16-I17 H15-H16 I14-J15 xJ16 {47}
94. L15-L17 L14-L15 L16-J17 M15-L16 J20-I18 xI17 {47'}
95. I16-H17 H14-I16 G13-I14 H13-H14 J15-I17 xI18 {48}
96. K15-K16 M17-N19 K19-L19 J18-J19 I19-K18 . {48'}
`;

const file = process.argv[2];
for (const line of sums(file === undefined ? SAMPLE : readFileSync(file, 'utf8')))
  console.log(line);
