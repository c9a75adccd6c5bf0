import type { MapFault } from '../engine/maps/mapFaults';
import type { Fault } from '../engine/notation/notation';
import { nameOf, type Board } from '../engine/board';
import { readGame, type SaveFault, type DamagedSave } from '../game/save';
import type { ReplayFault } from '../game/replay';
import { present } from '../game/war';
import { handicapFaultSentence } from './handicap';
import { mapFaultSentence } from './maps';
import { t } from './t';
import { capital, kindName, reasonSentence, contextOf, theSide } from './sentences';
import { listed } from '../../shell/language/intl';
import { memoizeLast } from '../../shell/memoizeLast';
import type { RulesFault } from '../engine/notation/ruleText';
import { rulesFault, clipped, positionFault, textFault } from './faults';
import type { DamagedTemplate } from '../game/templates';
import type { TemplateFault } from '../game/templateText';

/** The most faults of a save's shape listed; the others are counted. */
const MOST_SHAPES = 4;

/**
 * Returns sentences on the faults of a save that could not be read completely, one for each fault, without repetition;
 * of faults of its form at most four, then one sentence on the number of the others.
 */
export function saveFaultSentences({ text, faults }: DamagedSave): string[] {
  const sentences: string[] = [];
  let shapes = 0;
  let more = 0;
  for (const fault of faults)
    if (fault.code === 'moreShapes') more += fault.count;
    else if (fault.code === 'shape' && ++shapes > MOST_SHAPES) more += 1;
    else sentences.push(faultSentence(fault, text));
  if (more > 0) sentences.push(t('saves:damaged.more', { count: more }));
  return [...new Set(sentences)];
}

/** Returns a shortened text of the save, which may be of any length. */
const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function faultSentence(fault: Exclude<SaveFault, { code: 'moreShapes' }>, text: string): string {
  switch (fault.code) {
    case 'notJson':
    case 'foreign':
      return t(`saves:faults.${fault.code}`);
    case 'longSave':
    case 'manyOrders':
      return t(`saves:faults.${fault.code}`, { found: fault.found, wanted: fault.wanted });
    case 'older':
    case 'newer':
      return t(`saves:faults.${fault.code}`, { version: fault.version });
    case 'shape': {
      const path = brief(fault.path);
      const problem = brief(fault.problem);
      return path === ''
        ? t('saves:faults.shapeWhole', { problem })
        : t('saves:faults.shape', { path, problem });
    }
    case 'rules':
      return t('saves:faults.rules', { faults: rulesFaults(fault.faults) });
    case 'map':
      return t('saves:faults.map', { faults: mapFaults(fault.faults) });
    case 'outcome':
      return t('saves:faults.outcome', { turn: fault.turn, action: fault.action });
    case 'ended':
      return t('saves:faults.ended', { turn: fault.turn, winner: theSide(fault.winner) });
    case 'deployment':
      return t('saves:faults.deployment', {
        side: theSide(fault.side),
        faults: listed(notationFaults(fault.board, fault.faults)),
      });
    case 'start':
      return t('saves:faults.start', {
        faults: listed(notationFaults(fault.board, fault.faults)),
      });
    case 'handicap':
      return t('handicap:misread', { fault: handicapFaultSentence(fault.board, fault.fault) });
    case 'action':
      return replaySentence(fault.fault, text);
  }
}

/** Returns the game of a save, memoized: several sentences need it, and reading it replays it. */
const gameIn = memoizeLast((text: string) => readGame(text).game);

/** The most faults in one sentence; the others are counted. */
const MOST_IN_SENTENCE = 8;

/** Returns faults of a position string as parts of a sentence. */
function notationFaults(board: Board, faults: readonly Fault[]): string[] {
  const shown = faults.slice(0, MOST_IN_SENTENCE).map((fault) => notationFault(board, fault));
  const count = faults.length - shown.length;
  return count === 0 ? shown : [...shown, t('saves:faults.more', { count })];
}

function mapFaults(faults: readonly MapFault[]): string {
  const shown = faults.slice(0, MOST_IN_SENTENCE).map((fault) => mapFaultSentence(fault));
  const count = faults.length - shown.length;
  if (count > 0) shown.push(t('saves:damaged.more', { count }));
  return shown.join(' ');
}

function rulesFaults(faults: readonly RulesFault[]): string {
  const shown = faults.slice(0, MOST_IN_SENTENCE).map(rulesFault);
  const count = faults.length - shown.length;
  if (count > 0) shown.push(t('saves:damaged.more', { count }));
  return shown.join(' ');
}

/** Returns the order that could not be executed, and the reasons at that point. */
function replaySentence({ turn, action: order, reasons }: ReplayFault, text: string): string {
  const action = brief(order);
  if (reasons === null) return t('saves:faults.unreadable', { turn, action });
  const stage = gameIn(text)?.stage;
  const why =
    stage?.name === 'war'
      ? reasons.map((reason) => reasonSentence(contextOf(present(stage.war)), reason))
      : [];
  return [t('saves:faults.action', { turn, action }), ...why].join(' ');
}

/** Returns a fault of a position string as part of a sentence. */
function notationFault(board: Board, fault: Fault): string {
  switch (fault.code) {
    case 'rowCount':
      return t('saves:notation.rowCount', { count: fault.found, wanted: fault.wanted });
    case 'tooLong':
    case 'fieldCount':
      return t(`saves:notation.${fault.code}`, { found: fault.found, wanted: fault.wanted });
    case 'rowLength': {
      const { row, found, wanted } = fault;
      return t('saves:notation.rowLength', { row, count: found, wanted });
    }
    case 'unknownLetter':
      return t('saves:notation.unknownLetter', { row: fault.row, letter: fault.letter });
    case 'tooManyUnits':
      return t('saves:notation.tooManyUnits', {
        side: theSide(fault.side),
        unit: kindName(fault.kind),
        found: fault.found,
        wanted: fault.wanted,
      });
    case 'badSide':
      return t('saves:notation.badSide');
    case 'badSquare':
    case 'badTurn':
      return t(`saves:notation.${fault.code}`, { text: brief(fault.text) });
    case 'unitOnMountain':
    case 'noArsenal':
    case 'arsenalTwice':
    case 'arsenalUnderEnemy':
      return t(`saves:notation.${fault.code}`, { square: nameOf(board, fault.square) });
    case 'dislodgedNobody':
      return t('saves:notation.dislodgedNobody', {
        square: nameOf(board, fault.square),
        side: theSide(fault.side),
      });
  }
}

/**
 * Returns whether a save that was not loaded as it is has no damage: it was written by a newer version of the program,
 * or an earlier one judged its orders by other rules.
 */
export const isWhole = ({ faults }: Pick<DamagedSave, 'faults'>): boolean =>
  faults.every(({ code }) => ['newer', 'outcome', 'ended'].includes(code));

/**
 * Returns the title of the notice on a save that could not be loaded as it is: `A saved game is damaged`, or that a
 * newer version has saved it, or that the rules have been amended since.
 */
export function savedTitle({ faults }: DamagedSave): string {
  if (faults.length === 0 || !isWhole({ faults })) return t('saves:damaged.title');
  const newer = faults.some(({ code }) => code === 'newer');
  return t(newer ? 'saves:damaged.titleNewer' : 'saves:damaged.titleAmended');
}

/**
 * Returns a sentence on how much of a damaged save can be loaded: its first orders or turns, its start, all but some
 * deployments, all, or nothing; or that it can be read again, or that a newer version has written it.
 */
export function savedSentence({ text, faults, recovered }: DamagedSave): string {
  if (faults.length === 0) return t('saves:damaged.readable');
  if (faults.some(({ code }) => code === 'newer')) return t('saves:damaged.intactNewer');
  if (!recovered) return t('saves:damaged.intactNothing');
  const cut = faults.find((fault) => fault.code === 'outcome');
  if (cut !== undefined) return t('saves:damaged.intactTurns', { turn: cut.turn });
  const many = faults.find((fault) => fault.code === 'manyOrders');
  if (many !== undefined) return t('saves:damaged.intactOrders', { count: many.wanted });
  if (faults.every(({ code }) => code === 'ended')) return t('saves:damaged.intactWhole');
  const replay = faults.find((fault) => fault.code === 'action');
  if (replay !== undefined) {
    const stage = gameIn(text)?.stage;
    const none = stage?.name === 'war' && stage.war.actions.length === 0;
    return none
      ? t('saves:damaged.intactStart')
      : t('saves:damaged.intactTurns', { turn: replay.fault.turn });
  }
  const sides = faults.flatMap((fault) => (fault.code === 'deployment' ? [fault.side] : []));
  return capital(
    t(sides.length === 1 ? 'saves:damaged.intactDeployment' : 'saves:damaged.intactDeployments', {
      sides: listed(sides.map(theSide)),
    }),
  );
}

/**
 * Returns a sentence on a fault in the text of deployment templates, with its line and column unless it is of the whole
 * text: `Line 2, column 1: No unit stands here.`
 */
export function templateFault(fault: TemplateFault): string {
  const { line, column } = fault;
  if (fault.code === 'empty' || fault.code === 'longText') return whatIsWrong(fault);
  return t('faults:places.line', { line, column, fault: whatIsWrong(fault) });
}

function whatIsWrong(fault: TemplateFault): string {
  switch (fault.code) {
    case 'empty':
    case 'noName':
    case 'nobody':
    case 'bothSides':
      return t(`templates:faults.${fault.code}`);
    case 'longText':
    case 'longName':
      return t(`templates:faults.${fault.code}`, { found: fault.found, wanted: fault.wanted });
    case 'unknownTag':
    case 'noPosition':
      return t(`templates:faults.${fault.code}`, { name: clipped(fault.name) });
    case 'unknownWord':
      return t('templates:faults.unknownWord', { text: clipped(fault.text) });
    case 'foreignGround':
      return t('templates:faults.foreignGround', { square: nameOf(fault.board, fault.square) });
    case 'badPosition':
      return positionFault(fault.board, fault.fault);
    case 'badMap':
      return mapFaultSentence(fault.fault);
    case 'badTag':
    case 'openComment':
    case 'openVariation':
    case 'strayParenthesis':
      return textFault(fault);
  }
}

/** Returns sentences on the faults of a damaged deployment template, one each. */
export function damageSentences({ shape, faults, map, board }: DamagedTemplate): string[] {
  const sentences = shape.map(({ path, problem }) =>
    path === ''
      ? t('templates:damaged.shapeWhole', { problem: clipped(problem) })
      : t('saves:faults.shape', { path: clipped(path), problem: clipped(problem) }),
  );
  if (map !== null)
    sentences.push(
      t('templates:damaged.map', {
        faults: map.map((fault) => mapFaultSentence(fault)).join(' '),
      }),
    );
  if (faults.length > 0)
    sentences.push(t('templates:damaged.units', { faults: listed(notationFaults(board, faults)) }));
  return sentences;
}
