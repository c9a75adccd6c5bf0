import { readRecord, type RecordReading } from '../../engine/notation/record';
import { readRules } from '../../engine/notation/ruleText';
import { readFirstRules } from './firstVersion';
import { rulesAsThen } from './firstWar';
import { STANDARD_BOARD } from '../../engine/standardMap';
import { RULES_VERSION } from '../linkFormat';

/**
 * Returns the reading of a record by the rules under which it was played, because the rule sets have changed since;
 * `today` is its reading by today's rules. A record from a link of `version` 1 was played by the rules of that time.
 * Other records name no version: they use today's rules if these find no fault, otherwise the rules under which more of
 * the record is legal, or as much with fewer faults.
 */
export function readAsItWas(text: string, today: RecordReading, version: number): RecordReading {
  const ofToday = version >= RULES_VERSION;
  if (
    today.record === null ||
    (ofToday && today.faults.every(({ code }) => code === 'tooManyActions'))
  )
    return today;
  const first = readRecord(STANDARD_BOARD, text, readFirstRules);
  if (first.record === null) return today;
  const readings = ofToday ? [today, first] : [first];
  if (first.faults.length > 0)
    for (const rules of rulesAsThen(first.record.rules).slice(1))
      readings.push(
        readRecord(STANDARD_BOARD, text, (rulesText) => {
          const reading = readRules(rulesText);
          return reading.ok ? { ...reading, rules } : reading;
        }),
      );
  return readings.reduce((best, one) => (isBetter(one, best) ? one : best));
}

const length = ({ record }: RecordReading): number => record?.actions.length ?? -1;

const isBetter = (one: RecordReading, other: RecordReading): boolean =>
  length(one) === length(other)
    ? one.faults.length < other.faults.length
    : length(one) > length(other);
