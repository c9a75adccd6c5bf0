import type { JudgedText, TextFormat } from '../../shell/libraryFile/texts';
import type { Shape } from '../engine/notation/commentText';
import { writeHead } from '../engine/notation/record';
import { continuation, nodeOf, ROOT, studyName, type NodeId, type Study } from './study';
import { readSavedStudy, recordOfSaved, type SavedStudyReading } from './studySave';

type StudyFault = SavedStudyReading['faults'][number];
/** A judged study of a library file, described by its name, which may be empty. */
export type JudgedStudy = JudgedText<string, StudyFault>;

/** The format of studies in library files, with their comparison. */
export const STUDY_TEXTS: TextFormat<Study, string, StudyFault> = {
  kind: 'study',
  read: (text) => {
    const { study, faults } = readSavedStudy(text);
    return { value: study, faults };
  },
  // The last position shown is not part of the content.
  content: (text) => recordOfSaved(text) ?? text,
  hasAllOf,
  about: studyName,
  // A study does not contain its id.
  withId: (text) => text,
};

/** Whether a study contains all of another: its beginning and tags, its lines in order, its words and shapes. */
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

/** Returns the map, rules and position of a record. */
function beginning({ start: { board, rules, ruleSet, setup } }: Study): string {
  return writeHead(board, { tags: [], rules, ruleSet, start: setup }, null).join('\n');
}

const shapeKey = ({ brush, from, to }: Shape): string => `${brush} ${from} ${to ?? ''}`;
