import { deferred } from '../../../shell/ui/deferred';

const insight = deferred(() => import('./deferred'), 'late');

/** What explains a position; null until it is there. */
export const useInsight = insight.use;

/** What a move would change. */
export const Changes = insight.component((from) => from.Changes);
/** Who stands near a target and does not count, and why. */
export const NotCounted = insight.component((from) => from.NotCounted);
/** How a unit is in communication, or why it is not. */
export const UnitCommunication = insight.component((from) => from.UnitCommunication);
/** What the last turn did. */
export const Story = insight.component((from) => from.Story);
/** What came before it, where there is room. */
export const WarLog = insight.component((from) => from.WarLog);
/** The attacks worth making that a turn would end without. */
export const UnspentAttacks = insight.component((from) => from.UnspentAttacks);
/** What the enemy could attack. */
export const Threats = insight.component((from) => from.Threats);
/** One's own attacks, where squares are too small for their sums. */
export const Attacks = insight.component((from) => from.Attacks);
/** The sum on a unit. */
export const SumHere = insight.component((from) => from.SumHere);
/** What a square of named ground is, and does. */
export const GroundHere = insight.component((from) => from.GroundHere);
