import './plan.css';
import './layers.css';
import './country.css';
import './routes.css';
import { useMemo, useRef, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import type { Gun, Man, Point, Side } from '../../engine/types';
import { CountryDrawing } from './art/CountryDrawing';
import { CountryNames } from './art/CountryNames';
import type { Place } from './art/Marks';
import { onPlan, planSize, type Projection } from './place';
import { LayersAbove, LayersBelow } from './PlanLayers';
import type { PlanProps, Shown } from './planProps';
import { watchSizes } from '../../../shell/platform/browserApis';
import { fitting, type Size } from '../../../shell/ui/viewport/viewport';

/** The pixels per unit before the browser's first layout. */
const UNKNOWN = 0.5;

/** Hook: the pixels per unit of a picture that is as large as its box allows. */
function useFit(ref: RefObject<Element | null>, { width, height }: Size): number {
  const [ppu, setPpu] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const picture = ref.current;
    if (picture === null) return;
    function measure(): void {
      const { clientWidth, clientHeight } = ref.current ?? { clientWidth: 0, clientHeight: 0 };
      if (clientWidth === 0 || clientHeight === 0) return;
      const frame = { width: clientWidth, height: clientHeight };
      setPpu(fitting({ frame, content: { width, height } }));
    }
    measure();
    return watchSizes([picture], measure);
  }, [ref, width, height]);
  return ppu;
}

/** The props of a picture of a plan: the Country, who stands on it, and what else is drawn. */
export interface PlanPictureProps
  extends Shown, Pick<PlanProps, 'country' | 'works' | 'men' | 'guns' | 'label' | 'names'> {
  /** Whose back line is at the bottom; Red's by default. */
  readonly side?: Side;
  /** Opposite corners of the part of the field to show; without it, the whole field with its border. */
  readonly part?: readonly [Point, Point];
}

const NO_MEN: readonly Man[] = [];
const NO_GUNS: readonly Gun[] = [];
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Renders a picture of a plan, as large as its box allows, with everything that a plan draws; it handles no gestures or
 * keys.
 */
export function PlanPicture(props: PlanPictureProps): ReactNode {
  const { country, men = NO_MEN, guns = NO_GUNS, side = 'red', label, names = true } = props;
  const { part } = props;
  const projection = useMemo((): Projection => ({ country, side }), [country, side]);
  const byId = useMemo(() => new Map(men.map((man) => [man.id, man])), [men]);
  const places = useMemo(
    () => new Map<string, Place>([...men, ...guns].map((each) => [each.id, each])),
    [men, guns],
  );
  const { width, height } = planSize(country);
  const [one, two] = (part ?? []).map((corner) => onPlan(projection, corner));
  const view =
    one === undefined || two === undefined
      ? { x: 0, y: 0, width, height }
      : {
          x: Math.min(one.x, two.x),
          y: Math.min(one.y, two.y),
          width: Math.abs(two.x - one.x),
          height: Math.abs(two.y - one.y),
        };
  const ref = useRef<SVGSVGElement>(null);
  const ppu = useFit(ref, view);
  return (
    <svg
      ref={ref}
      className="plan-picture"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={label}
    >
      <CountryDrawing country={country} side={side} works={props.works} />
      {names && <CountryNames country={country} side={side} ppu={ppu} />}
      <LayersBelow projection={projection} guns={guns} byId={byId} shown={props} ppu={ppu} />
      <LayersAbove
        projection={projection}
        men={men}
        guns={guns}
        byId={byId}
        places={places}
        chosen={NOBODY}
        shown={props}
        ppu={ppu}
      />
    </svg>
  );
}
