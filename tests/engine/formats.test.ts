import { expect, test } from 'vitest';
import { readBoardText, writeBoardText } from '../../src/engine/boardFormats';
import { OPENINGS } from '../../src/engine/openings';
import { STANDARD_BOARD as B } from '../../src/engine/standardMap';
import { writeSetup } from '../../src/engine/notation';
import { linesOf } from '../support/positions';
test('probe', () => {
  for (const l of [...linesOf('formats/iamcxds.txt'), ...linesOf('formats/pykrieg.txt')]) {
    const [name, text] = l.split(': ');
    const r = readBoardText(B, text!);
    console.log(name, r.ok ? writeSetup(B, r.setup) === OPENINGS.find(o=>o.id===name)?.position : r.faults, r.ok && r.told);
    if (r.ok) for (const f of ['kfen','emoji'] as const) console.log(f, writeBoardText(B, r.setup, f).text === text);
  }
  console.log(JSON.stringify(readBoardText(B, linesOf('formats/pykrieg-file.txt').join('\n')), null, 0));
});
