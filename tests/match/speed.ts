import { positionOf } from '../../src/war/engine/position';
import { readPosition } from '../../src/war/engine/notation/notation';
import { RULE_SETS } from '../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { evaluate } from '../../src/war/opponent/evaluation';
import { WEIGHTS } from '../../src/war/opponent/weights';
import { searchFrom, takeBack } from '../../src/war/engine/search';
import { movesNow, packMove } from '../../src/war/opponent/thinking';
import { chooseGreedily, chooseTurn } from '../../src/war/opponent/opponent';

for (const t of [
  '25/25/25/2R22/25/4SI8I10/25/4A2I17/1i2I2I17/8I16/i2i5I15/3i6I14/3i1i5I13/2i22/25/25/20C4/21H3/25/2C19C2 S B15,D8 - 20',
  '25/14c10/25/11c13/12h12/10ci13/7R17/7aI16/4iI19/5iIS18/4ii19/14I10/2siii16i2/25/4r8C11/14CC9/14CH9/25/25/25 S B15,T3,T23 - 30',
  '25/25/25/7I2ai13/8A1ic13/5R1IIIcir12/8I1cii12/7I2iii12/11i13/5S19/25/25/25/25/25/22s2/19CC4/25/16C8/15H1C7 N B15,D8,T3,T23 - 20',
  '25/14h10/25/11c2c10/11c13/10i14/8i16/8c16/7ii1ii2R10/12I12/9iiI1II10/7ar1s3I10/15I9/16H8/17C7/25/22i2/25/25/25 N B15,T3,T23 - 44',
]) {
  const r = readPosition(STANDARD_BOARD, t);
  if (!r.ok) {
    console.log(JSON.stringify(r));
    continue;
  }
  const p = positionOf(STANDARD_BOARD, RULE_SETS.debord, r.setup);
  const chosen = chooseTurn(p, { level: 6, limit: { nodes: 40000 }, seed: 1 });
  console.log(JSON.stringify(chosen));
}
