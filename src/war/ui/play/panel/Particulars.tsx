import { destinations } from '../../../engine/march';
import { unitAt } from '../../../engine/position';
import type { Square } from '../../../engine/vocabulary';
import { Changes } from './Changes';
import { GroundHere } from './GroundHere';
import { NotCounted } from './NotCounted';
import { SumHere } from './Threats';
import { UnitCommunication } from './UnitCommunication';
import type { Asking } from '../asking';
import { UnitCard } from './UnitCard';

interface ParticularsProps {
  readonly asking: Asking;
  /** The square of the unit. */
  readonly asked: Square;
}

/** The details of a unit: its values, its communication, or the changes of a pointed move. */
export function Particulars({ asking, asked }: ParticularsProps) {
  const { position, refusal } = asking;
  const goal = goalOf(asking);
  const unit = unitAt(position, asked);
  if (unit === null) return null;
  return (
    <>
      <UnitCard position={position} unit={unit} square={asked} />
      {goal === null ? (
        <>
          <SumHere position={position} square={asked} />
          <UnitCommunication position={position} square={asked} />
        </>
      ) : (
        <Changes position={position} from={asked} to={goal} />
      )}
      {asking.chosen === null && <GroundHere position={position} square={asked} />}
      {refusal?.at === asked && refusal.reasons.some(({ code }) => code === 'outOfRange') && (
        <NotCounted position={position} target={asked} />
      )}
    </>
  );
}

/** Returns the pointed square if the chosen unit could go there; otherwise null. */
function goalOf({ position, chosen, preview, pointed }: Asking): Square | null {
  const to = preview ?? pointed;
  return chosen !== null && to !== null && destinations(position, chosen).includes(to) ? to : null;
}
