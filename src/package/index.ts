/**
 * The exports of the package `game-of-war-engine`: the rules of Guy Debord's Game of War for programs. They are the
 * game's own engine, not a copy.
 */

import { shippedMaps, type ShippedMap } from '../war/engine/maps/maps';

/** The maps that come with the engine, by name and text; Debord's own is the first. */
export const MAPS: readonly ShippedMap[] = shippedMaps();

// Vocabulary of the rules.
export { OUTCOMES, SIDES, TERRAINS, UNIT_KINDS, VICTORIES, other } from '../war/engine/vocabulary';
export type {
  Action,
  Ending,
  Outcome,
  Side,
  Square,
  Terrain,
  Unit,
  UnitKind,
  Victory,
} from '../war/engine/vocabulary';
export { ARMY, UNITS, letterOf, unitOfLetter, type UnitFigures } from '../war/engine/units';

// Maps.
export {
  DIRECTIONS,
  NOWHERE,
  TERRAIN_BONUS,
  columnOf,
  layBoard,
  rowOf,
  territoryOf,
  type Arsenal,
  type Board,
  type Direction,
} from '../war/engine/board';
export { STANDARD_BOARD, STANDARD_MAP } from '../war/engine/standardMap';
export { mapOf, readMapReference, type ShippedMap } from '../war/engine/maps/maps';

export {
  readMap,
  writeMap,
  type GameMap,
  type MapReading,
  type MapToWrite,
} from '../war/engine/maps/mapText';
export type { MapWords } from '../war/engine/maps/mapHead';
export type { Compared, MapFault, MapWarning } from '../war/engine/maps/mapFaults';
export { nameOf, readSquare } from '../war/engine/board';

// Rules.
export {
  RULE_SETS,
  RULE_SET_IDS,
  SWITCHES,
  SWITCH_NAMES,
  type Rules,
  type RuleSetId,
  type Switch,
} from '../war/engine/rules';
export { readRules, type RulesFault, type RulesReading } from '../war/engine/notation/ruleText';
export { writeRules } from '../war/engine/notation/ruleText';

// Positions.
export { startPosition } from '../war/engine/start';
export { setupOf, writePosition } from '../war/engine/setups';
export {
  MOVES_A_TURN,
  arsenalsOf,
  hasMoved,
  inCommunication,
  movesMade,
  slotAt,
  squareOf,
  standingArsenals,
  unitAt,
  unitsOf,
  type Advance,
  type ArsenalState,
  type PlacedUnit,
  type Position,
  type Setup,
} from '../war/engine/position';
export { OPENINGS, openingOf, type Opening, type OpeningId } from '../war/engine/openings';
export {
  deploy,
  emptyDeployment,
  setupOfDeployments,
  shuffled,
  unitsLeft,
  type Deployed,
  type Deployment,
} from '../war/engine/deployment';

// Orders.
export { play, type Played } from '../war/engine/turn';
export type { Reason, ReasonCode, Refused } from '../war/engine/reasons';
export { reasonsAgainst } from '../war/engine/objections';
export { destinations, movers, pathOf } from '../war/engine/march';

// Communication.
export {
  NOBODY,
  communicationLines,
  communicationOf,
  type Field,
  type Line,
} from '../war/engine/communication';
export { chainTo, type Chain, type Link } from '../war/engine/insight/chain';
export { isolationOf, type Isolation, type IsolationCause } from '../war/engine/insight/isolation';
export { cuttingOf, type Cut, type Cutting } from '../war/engine/insight/cutting';
export {
  communicationChanges,
  foresee,
  type CommunicationChanges,
  type Foresight,
} from '../war/engine/insight/consequence';

// Sums of attacks.
export {
  assaultOn,
  assaultsOn,
  attacks,
  strengthOf,
  type Assault,
  type Attacker,
  type Defender,
  type Strength,
} from '../war/engine/combat';

// Notation and records.
export {
  readPosition,
  writeAction,
  writeSetup,
  type Fault,
  type PositionReading,
} from '../war/engine/notation/notation';
export { readAction } from '../war/engine/notation/recordText';
export {
  readRecord,
  writeRecord,
  type RecordReading,
  type ReplayedRecord,
} from '../war/engine/notation/record';
export type { GameRecord } from '../war/engine/notation/recordHead';
export type { RecordFault, RecordPlace } from '../war/engine/notation/recordFaults';
export type { Tag, TextPlace, RecordTextFault } from '../shell/record/recordText';
export {
  BOARD_FORMATS,
  readBoardText,
  recognise,
  writeBoardText,
  type BoardFormat,
  type BoardReading,
  type BoardWriting,
} from '../war/engine/notation/boardFormats';
export type { FormatFault, FormatNote } from '../war/engine/notation/boardFormat';
export { diagram } from '../war/engine/notation/diagram';

// Search.
export { perft } from '../war/engine/perft';
export {
  positionNow,
  searchFrom,
  takeBack,
  tryAdvance,
  tryAttack,
  tryEndTurn,
  tryMove,
  type Search,
} from '../war/engine/search';
