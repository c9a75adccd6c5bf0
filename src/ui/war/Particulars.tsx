import { destinations } from '../../engine/march';
import { unitAt, type Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import { useGame } from '../useGame';
import { Changes, NotCounted, Supply } from '../useSoon';
import { UnitCard } from './UnitCard';

interface ParticularsProps {
  readonly position: Position;
  /** The square of the unit asked about. */
  readonly asked: Square;
  readonly pointed: Square | null;
}

/** All about the unit asked about: its figures, its communication, or what the move pointed at would change. */
export function Particulars({ position, asked, pointed }: ParticularsProps) {
  const chosen = useGame((state) => state.chosen);
  const preview = useGame((state) => state.preview);
  const refusal = useGame((state) => state.refusal);
  const goal = goalOf(position, chosen, preview ?? pointed);
  const unit = unitAt(position, asked);
  if (unit === null) return null;
  return (
    <>
      <UnitCard position={position} unit={unit} square={asked} />
      {goal === null ? (
        <Supply position={position} square={asked} />
      ) : (
        <Changes position={position} from={asked} to={goal} />
      )}
      {refusal?.at === asked && refusal.reasons.some(({ code }) => code === 'outOfRange') && (
        <NotCounted position={position} target={asked} />
      )}
    </>
  );
}

/** Where the chosen unit could go, of the square pointed at. */
const goalOf = (position: Position, chosen: Square | null, to: Square | null): Square | null =>
  chosen !== null && to !== null && destinations(position, chosen).includes(to) ? to : null;
