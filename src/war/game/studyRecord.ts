import type { Board } from '../engine/board';
import { readAction, scanRecord } from '../engine/notation/recordText';
import { readComment, writeComment } from '../engine/notation/commentText';
import { writeAction } from '../engine/notation/notation';
import { withoutTurns } from '../engine/notation/record';
import { readHead, writeHead } from '../engine/notation/recordHead';
import type { StudyFault } from '../engine/notation/recordFaults';
import { inOrder, type TextPlace, type Word } from '../../shell/record/recordText';
import { wrongMark } from '../engine/notation/replay';
import { readRules } from '../engine/notation/ruleText';
import {
  draftOf,
  grow,
  MOST_DEPTH,
  MOST_STEPS,
  newStudy,
  NO_NOTES,
  nodeOf,
  positionAt,
  ROOT,
  type NodeId,
  type Notes,
  type Study,
  type StudyNode,
} from './study';
import { joinNotes, noteIn } from './studyEdits';
import { markAt, studyEnding, studyLines, type StudyLine } from './studyTurns';

/** The most characters that are read of the record of a study. */
export const LONGEST_STUDY = 4_000_000;

/** The result of reading a record as a study: the study, and every fault. */
export interface StudyReading {
  /** The study as far as it is legal; null if its rules, map or position cannot be read. */
  readonly study: Study | null;
  /** In the order of the text. */
  readonly faults: readonly StudyFault[];
}

/** A line being read: the game's own, or a variation. */
interface Reading {
  tip: NodeId;
  /** Whether the line has left the one that it varies: its continuations come before those of its variations. */
  own: boolean;
  /** The node at which the latest turn begins, where a variation of the turn branches off. */
  turnStart: NodeId;
  begun: boolean;
  numbered: boolean;
  /** The notes before its first action. */
  pending: Notes;
  state:
    | 'reading'
    /** After a fault: the rest of the line is ignored, but not variations of the faulty turn. */
    | 'stopped'
    /** Everything after it is ignored. */
    | 'lost';
}

/**
 * Returns the study in a record, with all variations, comments and shapes, and every fault; `unnamed` is the map of a
 * record that names none. A line ends before its first unreadable or illegal action; everything else is read. Takes
 * time linear in the text; never throws.
 */
export function readStudy(unnamed: Board, text: string): StudyReading {
  const { tags, tokens, faults: textFaults } = scanRecord(text);
  const outside = withoutTurns(textFaults);
  const head = readHead(unnamed, tags, readRules, outside);
  if (head === null) return { study: null, faults: inOrder(outside) };
  const { board } = head;
  const { ruleSet } = head.endsWith(null, false);
  const faults: StudyFault[] = [];
  const begun = newStudy({ board, ruleSet, rules: head.rules, setup: head.start });
  const draft = draftOf(begun);
  const here = (id: NodeId): StudyNode => draft.nodes.get(id) as StudyNode;
  const now = (id: NodeId) => positionAt({ ...begun, nodes: draft.nodes }, id);
  const lineAt = (id: NodeId, own: boolean): Reading => ({
    tip: id,
    own,
    turnStart: id,
    begun: false,
    numbered: false,
    pending: NO_NOTES,
    state: 'reading',
  });
  const main = lineAt(ROOT, true);
  const lines = [main];
  let line = main;

  /** Reads a word of a line; returns the fault that ends the line there, or null. */
  function readWord({ line: row, column, text: word }: Word): StudyFault | null {
    const [prefix = '', digits] = /^([0-9]{1,9})\./.exec(word) ?? [];
    if (line.state === 'stopped' && digits !== undefined) line.state = 'lost';
    if (line.state !== 'reading') return null;
    const position = now(line.tip);
    const { turn } = position;
    if (turn !== now(line.turnStart).turn) {
      line.turnStart = line.tip;
      line.numbered = false;
    }
    if (digits !== undefined && position.over === null) {
      const found = Number(digits);
      const place = { line: row, column, turn, action: null };
      if (found !== turn && line.tip !== line.turnStart)
        return { ...place, code: 'unendedTurn', found };
      if (found !== turn) faults.push({ ...place, code: 'wrongNumber', found, wanted: turn });
      line.numbered = true;
    }
    const notation = word.slice(prefix.length);
    if (notation === '') return null;
    const place = { line: row, column: column + prefix.length, turn, action: notation };
    if (!line.numbered) faults.push({ ...place, code: 'noNumber' });
    line.numbered = true;
    line.begun = true;
    const action = readAction(board, notation);
    if (action === undefined) return { ...place, code: 'badAction' };
    const grown = grow(begun, draft, line.tip, action);
    if (!grown.ok)
      return 'full' in grown
        ? { ...place, code: 'tooManyActions', wanted: MOST_STEPS }
        : { ...place, code: 'illegal', reasons: grown.reasons, position };
    const wrong = wrongMark(position, action, now(grown.id), notation);
    if (wrong !== null) faults.push({ ...place, code: 'wrongMark', ...wrong });
    const parent = here(line.tip);
    if (line.own && parent.children[0] !== grown.id) {
      const others = parent.children.filter((id) => id !== grown.id);
      draft.nodes.set(parent.id, { ...parent, children: [grown.id, ...others] });
    }
    line.tip = grown.id;
    line.own ||= grown.isNew;
    if (grown.isNew) {
      noteIn(draft, grown.id, line.pending);
      line.pending = NO_NOTES;
    }
    return null;
  }

  function readNotes({ line: row, column, text: comment }: Word): void {
    if (line.state !== 'reading') return;
    const { faults: bad, ...notes } = readComment(board, comment);
    for (const { at, text: shape } of bad)
      faults.push({
        ...placeIn(comment, at, { line: row, column }),
        turn: now(line.tip).turn,
        action: null,
        code: 'badShape',
        text: shape,
      });
    if (line.begun || line === main) noteIn(draft, line.tip, notes);
    else line.pending = joinNotes(line.pending, notes) ?? line.pending;
  }

  for (const token of tokens)
    switch (token.kind) {
      case 'word': {
        const fault = readWord(token);
        if (fault === null) break;
        faults.push(fault);
        line.state = 'stopped';
        break;
      }
      case 'comment':
        readNotes(token);
        break;
      case 'open': {
        const inner = lineAt(line.turnStart, false);
        const place = { line: token.line, column: token.column, turn: null, action: null };
        if (line.state === 'lost') inner.state = 'lost';
        else if (!line.begun) {
          faults.push({ ...place, code: 'variationFirst' });
          inner.state = 'lost';
        } else if (lines.length > MOST_DEPTH) {
          faults.push({ ...place, code: 'deepVariation', wanted: MOST_DEPTH });
          inner.state = 'lost';
        }
        lines.push(inner);
        line = inner;
        break;
      }
      case 'close':
        noteIn(draft, line.tip, line.pending);
        lines.pop();
        line = lines.at(-1) ?? main;
    }

  const { tags: ended } = head.endsWith(now(main.tip).over, main.state === 'reading');
  return {
    study: { ...begun, ...draft, tags: ended },
    faults: inOrder([...outside, ...faults]),
  };
}

/** Returns the place of a character of a comment, given the place of its brace. */
function placeIn(comment: string, at: number, { line, column }: TextPlace): TextPlace {
  const before = comment.slice(0, at).split('\n');
  const inLine = before.at(-1)?.length ?? 0;
  return before.length === 1
    ? { line, column: column + 1 + inLine }
    : { line: line + before.length - 1, column: inLine + 1 };
}

/** The most blanks of a variation's indentation. */
const DEEPEST_INDENT = 12;

/**
 * Returns a study as the text of a record that `readStudy` reads back; without comments and variations it equals the
 * record of a game. `lines` are those of the study, for a caller that has computed them already.
 */
export function writeStudy(study: Study, lines = studyLines(study)): string {
  const { start, tags } = study;
  const { board, rules, ruleSet, setup } = start;
  const head = writeHead(board, { tags, rules, ruleSet, start: setup }, studyEnding(study));
  const rows: string[] = [];
  const opening = writeComment(board, nodeOf(study, ROOT));
  if (opening !== null) rows.push(opening);
  writeLine(study, lines, 0, (row) => rows.push(row));
  return [...head, ...(rows.length > 0 ? ['', ...rows] : []), ''].join('\n');
}

/** Writes a line turn by turn, its variations after the turns that they replace; `depth` parentheses are open. */
function writeLine(
  study: Study,
  line: StudyLine,
  depth: number,
  put: (row: string) => void,
  opening = '',
  closing = '',
): void {
  const indent = ' '.repeat(Math.min(2 * depth, DEEPEST_INDENT));
  line.forEach(({ turn, ids, shared, variations }, i) => {
    const words = ids.map((id, at) => writeNode(study, id, at < shared));
    const isLast = i === line.length - 1;
    const text = `${indent}${i === 0 ? opening : ''}${[`${turn}.`, ...words].join(' ')}`;
    put(isLast && variations.length === 0 ? text + closing : text);
    variations.forEach((inner, j) =>
      writeLine(
        study,
        inner,
        depth + 1,
        put,
        '(',
        isLast && j === variations.length - 1 ? `)${closing}` : ')',
      ),
    );
  });
}

/** Returns an action with its mark, and with its notes unless another line has them. */
function writeNode(study: Study, id: NodeId, isShared: boolean): string {
  const node = nodeOf(study, id);
  const { board } = study.start;
  const action = node.action === null ? '' : writeAction(board, node.action);
  const text = `${action}${markAt(study, id) ?? ''}`;
  const notes = isShared ? null : writeComment(board, node);
  return notes === null ? text : `${text} ${notes}`;
}
