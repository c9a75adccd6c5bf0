import { STANDARD_BOARD } from '../engine/standardMap';
import type { StudyFault } from '../engine/notation/recordFaults';
import { isRecord, jsonOf } from '../../shell/json';
import { ROOT, studyName, type NodeId, type Study } from './study';
import { readStudy, writeStudy } from './studyRecord';
import { studyLines, type StudyLine } from './studyTurns';

/** The format name in a saved study. */
const FORMAT = 'game-of-war-study';
/** The version of the format in which studies are saved, raised with every change of it. */
export const STUDY_VERSION = 1;

/**
 * The description of a saved study that is available without reading its record: its name, and the numbers of its
 * actions and variations.
 */
export interface StudyHead {
  /** The name of the study; empty if it has none. */
  readonly name: string;
  /** The numbers of its actions and variations. */
  readonly actions: number;
  readonly variations: number;
}

interface StoredStudy extends StudyHead {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** The current action, counted from 1 in the order of the record; 0 is the start. */
  readonly at: number;
  readonly record: string;
}

/** Why a saved study cannot be read: the text is none (`foreign`), or a newer version has saved it (`newer`). */
export type StudySaveFault = { readonly code: 'foreign' } | { readonly code: 'newer' };

/** Returns the nodes of a line in the order of its record. */
function inRecordOrder(line: StudyLine): NodeId[] {
  return line.flatMap(({ ids, shared, variations }) => [
    ...ids.slice(shared),
    ...variations.flatMap(inRecordOrder),
  ]);
}

/** Returns the number of the current action of a study, counted from 1 in the order of its record; 0 is the start. */
export const recordNumber = (study: Study): number =>
  inRecordOrder(studyLines(study)).indexOf(study.at) + 1;

/**
 * Returns a study as the JSON text in which it is saved: its record, the current node, and its name and size, which
 * `readStudyHead` reads.
 */
export function writeSavedStudy(study: Study): string {
  const lines = studyLines(study);
  const count = (line: StudyLine): number =>
    line.reduce((sum, turn) => sum + turn.variations.reduce((n, one) => n + 1 + count(one), 0), 0);
  const saved: StoredStudy = {
    format: FORMAT,
    version: STUDY_VERSION,
    name: studyName(study),
    actions: study.nodes.size - 1,
    variations: count(lines),
    at: inRecordOrder(lines).indexOf(study.at) + 1,
    record: writeStudy(study, lines),
  };
  return JSON.stringify(saved);
}

function parse(text: string): StoredStudy | StudySaveFault {
  const raw = jsonOf(text);
  if (!isRecord(raw) || raw.format !== FORMAT || typeof raw.version !== 'number')
    return { code: 'foreign' };
  if (raw.version > STUDY_VERSION) return { code: 'newer' };
  if (typeof raw.record !== 'string') return { code: 'foreign' };
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
  return {
    format: FORMAT,
    version: raw.version,
    name: typeof raw.name === 'string' ? raw.name : '',
    actions: number(raw.actions),
    variations: number(raw.variations),
    at: number(raw.at),
    record: raw.record,
  };
}

/** Returns the name and the size of a saved study, without replaying its record; or why it cannot be read. */
export function readStudyHead(text: string): StudyHead | StudySaveFault {
  const saved = parse(text);
  return 'code' in saved
    ? saved
    : { name: saved.name, actions: saved.actions, variations: saved.variations };
}

/** Returns the record in the text of a saved study; null if the text is no saved study. */
export function recordOfSaved(text: string): string | null {
  const saved = parse(text);
  return 'code' in saved ? null : saved.record;
}

/** The result of reading a saved study: the study, null if nothing of it can be used, and its faults. */
export interface SavedStudyReading {
  readonly study: Study | null;
  readonly faults: readonly (StudyFault | StudySaveFault)[];
}

/** Returns a saved study with its current node, null if nothing can be used, and all its faults. Never throws. */
export function readSavedStudy(text: string): SavedStudyReading {
  const saved = parse(text);
  if ('code' in saved) return { study: null, faults: [saved] };
  const { study, faults } = readStudyText(saved.record);
  // The reader numbers actions in the order of the text.
  return {
    study: study && { ...study, at: study.nodes.has(saved.at) ? saved.at : ROOT },
    faults,
  };
}

/**
 * Returns the study in a record, and every fault, on the map that the record names, or on Debord's if it names none.
 * Never throws.
 */
export const readStudyText = (text: string) => readStudy(STANDARD_BOARD, text);
