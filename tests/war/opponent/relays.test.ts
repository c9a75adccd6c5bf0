import { expect, test } from 'vitest';
import { readPosition } from '../../../src/war/engine/notation/notation';
import type { Position } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { evaluate, plansOf } from '../../../src/war/opponent/evaluation';
import { relayPlanOf } from '../../../src/war/opponent/relays';
import { WEIGHTS } from '../../../src/war/opponent/weights';
import { named } from '../../support/positions';
import { rowsOf } from '../../support/rows';

function at(pieces: Readonly<Record<string, string>>, standing: string): Position {
  const reading = readPosition(STANDARD_BOARD, `${rowsOf(pieces)} ${standing} - 1`);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}
