import { positionOf } from '../../src/war/engine/position';
import { readPosition } from '../../src/war/engine/notation/notation';
import { RULE_SETS } from '../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { evaluate } from '../../src/war/opponent/evaluation';
import { WEIGHTS } from '../../src/war/opponent/weights';
import { searchFrom, takeBack } from '../../src/war/engine/search';
import { movesNow, packMove } from '../../src/war/opponent/thinking';
import { chooseGreedily, chooseTurn } from '../../src/war/opponent/opponent';
for (const t of ['25/14c10/25/11c13/12h12/10ci13/25/7a17/4i20/5i19/4ii19/14I10/2siii16i2/25/4r20/25/25/25/25/25 S T3,T23 - 48','25/25/25/7c3c13/10h14/8c16/7cI16/8I2i13/7II16/8I16/8I5a10/7S6i10/25/17riii1s2/14C3ii5/13C5ii4/12C12/25/25/15HC8 S B15,T23 - 26','11c13/25/25/7i17/25/9ii14/10ia13/3S4I1ii13/11ii12/25/14i10/15r6s2/25/25/25/25/19C5/17C7/16H8/15C9 S B15,T23 - 82']) {
  const r = readPosition(STANDARD_BOARD, t);
  if (!r.ok) throw new Error(JSON.stringify(r));
  const p = positionOf(STANDARD_BOARD, RULE_SETS.debord, r.setup);
  let sum = 0;
  const c0 = process.cpuUsage().user;
  for (let i = 0; i < 20000; i++) sum += evaluate(p, 'N', WEIGHTS, 5);
  const c = (process.cpuUsage().user - c0) / 1e6;
  const c1 = process.cpuUsage().user;
  let n = 0;
  for (let i = 0; i < 30; i++) n += chooseGreedily(p, { limit: { nodes: 1e9 }, seed: i }).nodes;
  const d = (process.cpuUsage().user - c1) / 1e6;
  console.log((sum / 20000).toFixed(4), Math.round(20000 / c), 'evals/s; greedy turns/s', Math.round(400 / d), 'nodes', n / 400);
}
import { STAT } from '../../src/war/opponent/opponent';
for (const t of ['25/25/25/2S4c3i13/10i14/13i11/25/7c17/16i8/7h9i4i2/23i1/12C1II9/11I8a4/25/18i3s2/8II13r1/2C22/25/25/25 S B15,T3,T23 - 30','25/25/25/9c15/8c2i13/8i2i13/9i15/8i16/8i16/6i1i16/7CS17/25/2sr1a5A13/25/25/18I6/19I5/5I4II13/7C7I9/25 S B15,T3,T23 - 30','25/25/25/7I2ai13/8A1ic13/5R1IIIcir12/8I1cii12/7I2iii12/11i13/5S19/25/25/25/25/25/22s2/19CC4/25/16C8/15H1C7 N B15,D8,T3,T23 - 20']) {
  const r = readPosition(STANDARD_BOARD, t);
  if (!r.ok) throw new Error(JSON.stringify(r));
  const p = positionOf(STANDARD_BOARD, RULE_SETS.debord, r.setup);
  chooseTurn(p, { level: 6, limit: { nodes: 40000 }, seed: 1 });
  console.log(JSON.stringify(STAT));
}
