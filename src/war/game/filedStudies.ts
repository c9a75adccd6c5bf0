import type { Shape } from '../engine/notation/commentText';
import { writeHead } from '../engine/notation/record';
import type { FiledText } from './libraryFile';
import { continuation, nodeOf, ROOT, studyName, type NodeId, type Study } from './study';
import { readKeptStudy, recordOfKept, type KeptStudyReading } from './studySave';

/**
 * What becomes of a study of a library's file: it is `new`; it is `here` with that very record; it is `behind` what is
 * here, which has all of it; it has all of what is here and more (`further`), and takes its place; it has something
 * else, and goes `apart` as a study of its own. One of which nothing can be read is left.
 */
export type StudyVerdict = 'new' | 'here' | 'behind' | 'further' | 'apart' | 'unreadable';

/** A study of a file as it was judged, with what is wrong with its text; its positions are let go. */
export interface JudgedStudy extends FiledText {
  readonly verdict: StudyVerdict;
  /** What it is called, empty where it has no name; null where that cannot be read. */
  readonly name: string | null;
  readonly faults: KeptStudyReading['faults'];
}

/** What the studies here have to say of one: the text under an id, and whether some study has that record. */
export interface StudiesHere {
  readonly textOf: (id: string) => string | undefined;
  readonly has: (content: string) => boolean;
}

/** What a kept study says but where one stood in it; of what is none, the text. */
export const studyContent = (text: string): string => recordOfKept(text) ?? text;

/** Judges a study of a file by those that are here; nothing that is here is ever lost by it. Never throws. */
export function judgeStudy(filed: FiledText, here: StudiesHere): JudgedStudy {
  const kept = here.textOf(filed.id);
  const isHere = kept === filed.text || here.has(studyContent(filed.text));
  const { study, faults } = readKeptStudy(filed.text);
  const judged = (verdict: StudyVerdict): JudgedStudy => ({
    ...filed,
    verdict,
    name: study && studyName(study),
    faults,
  });
  if (isHere) return judged('here');
  if (study === null) return judged('unreadable');
  if (kept === undefined) return judged('new');
  const { study: old, faults: damage } = readKeptStudy(kept);
  // What cannot be read whole takes nobody's place, and gives its own to nothing.
  if (old === null || damage.length > 0) return judged('apart');
  if (hasAllOf(old, study)) return judged('behind');
  return judged(faults.length === 0 && hasAllOf(study, old) ? 'further' : 'apart');
}

/** Whether a study has all that another has: its beginning and tags, its lines in their order, its words and shapes. */
export function hasAllOf(study: Study, other: Study): boolean {
  if (beginning(study) !== beginning(other)) return false;
  const says = (name: string, value: string): boolean =>
    study.tags.some((tag) => tag.name === name && tag.value === value);
  if (!other.tags.every(({ name, value }) => says(name, value))) return false;
  const todo: [NodeId, NodeId][] = [[ROOT, ROOT]];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const [ours, theirs] = [nodeOf(study, next[0]), nodeOf(other, next[1])];
    const said = new Set([...ours.shapes.map(shapeKey), ...ours.commands]);
    const notes = [...theirs.shapes.map(shapeKey), ...theirs.commands];
    if (!ours.comment.includes(theirs.comment) || !notes.every((note) => said.has(note)))
      return false;
    let last = -1;
    for (const child of theirs.children) {
      const { action } = nodeOf(other, child);
      const own = action === null ? undefined : continuation(study, ours.id, action);
      const place = own === undefined ? -1 : ours.children.indexOf(own);
      if (own === undefined || place <= last) return false;
      last = place;
      todo.push([own, child]);
    }
  }
  return true;
}

/** What a record says of map, rules and position. */
function beginning({ start: { board, rules, ruleSet, setup } }: Study): string {
  return writeHead(board, { tags: [], rules, ruleSet, start: setup }, null).join('\n');
}

const shapeKey = ({ brush, from, to }: Shape): string => `${brush} ${from} ${to ?? ''}`;
