import { memo, type ReactNode } from 'react';
import { TRAIL, WHEEL } from '../../../engine/gunShape';
import { INCH } from '../../../engine/lengths';
import type { Gun } from '../../../engine/types';
import { WAGGON_BREADTH, WAGGON_LENGTH, PACKETS } from '../../../kriegspiel/terms';
import { loadOf, TRUCKS, trucksFor } from '../../../kriegspiel/transports';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import type { Transport, Waggon } from '../../../kriegspiel/things';
import { boxPath, onPlan, type Projection } from '../../plan/place';
import { transportsOn } from './things';
import { waggonsOn } from '../../../kriegspiel/standing';
import type { Drawing } from '../../plan/view';

// Waggons, limbers, boats and trains from above, at the scale of the floor, each pointing up before it is turned.

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly bearing: number;
}

/** Returns the transform that puts a figure which points up where something stands, `scale` times as large. */
const placed = (projection: Projection, { x, y, bearing }: Standing, scale = 1): string => {
  const at = onPlan(projection, { x, y });
  const turn = (projection.side === 'red' ? 0 : 180) + bearing / 1000;
  return `translate(${at.x} ${at.y}) rotate(${turn})${scale === 1 ? '' : ` scale(${scale})`}`;
};

/** The least length of a waggon on the screen, in pixels, and how much larger than on the floor it is drawn at most. */
const LEAST = 15;
const MOST = 3;

/**
 * Returns by which factor waggons and boats are drawn larger than to scale, 1 to 3, so that they stay visible where a
 * sixteenth of an inch is `ppu` pixels.
 */
export const vehicleGrowth = (ppu: number): number =>
  Math.min(MOST, Math.max(1, LEAST / (WAGGON_LENGTH * ppu)));

/** A pair of horses in harness, from above, with their noses at the origin. */
const TEAM = [-3.4, 3.4]
  .map((x) => `M${x} 0q1.4 1.6 1.4 3.4l1 2.6v6q-2.4 2.4 -4.8 0v-6l1 -2.6q0 -1.8 1.4 -3.4Z`)
  .join('');

const [L, B] = [WAGGON_LENGTH / 2, WAGGON_BREADTH / 2];
/** How far ahead of a waggon its horses reach. */
const AHEAD = 15;

/** A covered waggon with its horses, and a square on its cover for each of its packets: full ones are filled. */
const WaggonFigure = memo(function WaggonFigure({ packets }: Pick<Waggon, 'packets'>) {
  return (
    <>
      <path className="kp-team" d={TEAM} transform={`translate(0 ${-L - AHEAD})`} />
      <path className="kp-pole" d={`M0 ${-L - AHEAD + 4}V${-L}M-4.6 ${-L}H4.6`} />
      <path
        className="kp-wheels"
        d={[-1, 1]
          .flatMap((sign) => [-L + 5, L - 6].map((y) => boxPath(sign * B - 1.2, y - 4.5, 2.4, 9)))
          .join('')}
      />
      <path className="kp-cover" d={boxPath(-B + 1.6, -L, 2 * B - 3.2, 2 * L)} />
      <path
        className="kp-hoops"
        d={[-L / 3, L / 3].map((y) => `M${1.6 - B} ${y}H${B - 1.6}`).join('')}
      />
      {Array.from({ length: PACKETS }, (_, i) => (
        <path
          key={i}
          className={i < packets ? 'kp-packet' : 'kp-packet-gone'}
          d={boxPath(
            (i % 2 === 0 ? -1 : 0) * 5 + 0.4,
            ((Math.floor(i / 2) - 1) * (2 * L)) / 3 - 2.6,
            4.2,
            5.2,
          )}
        />
      ))}
    </>
  );
});

/** The limber under the trail of a gun, and its horses: the gun goes with its trail ahead. */
function Limber() {
  const axle = TRAIL + 4;
  return (
    <>
      <path className="kp-pole" d={`M0 ${TRAIL}V${axle + 22}M-4.6 ${axle + 9}H4.6`} />
      <path className="kp-team" d={TEAM} transform={`translate(0 ${axle + 26}) scale(1 -1)`} />
      <path className="gun-axle" d={`M${-WHEEL * 0.8} ${axle}H${WHEEL * 0.8}`} />
      <path
        className="gun-wheels"
        d={[-1, 1].map((sign) => boxPath(sign * WHEEL * 0.8 - 1.8, axle - 7, 3.6, 14)).join('')}
      />
      <path className="gun-carriage" d={boxPath(-6, axle - 4, 12, 8)} />
    </>
  );
}

/**
 * Draws on the plan what Kriegspiel adds to guns: the limber under the trail, and a circle with a bar over a disabled
 * gun (kriegspiel.md 3.4). `limbers` has the state of each gun by its id; `moves` is the number of finished moves.
 */
export const GunStates = memo(function GunStates({
  projection,
  guns,
  limbers,
  moves,
}: {
  readonly projection: Projection;
  readonly guns: readonly Gun[];
  readonly limbers: KriegspielBattle['kriegspiel']['guns'];
  readonly moves: number;
}) {
  return guns
    .filter(({ gone }) => !gone)
    .map((gun): ReactNode => {
      const limber = limbers[gun.id];
      if (limber === undefined) return null;
      return (
        <g key={gun.id} className={`gun of-${gun.side}`} transform={placed(projection, gun)}>
          {limber.limbered && <Limber />}
          {limber.disabledUntil > moves && (
            <path
              className="kp-disabled"
              d="M-19 -19L19 19M-24 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z"
            />
          )}
        </g>
      );
    });
});

/** The length of an engine and of each truck on the floor. */
const TRUCK = 2 * INCH;

/** An engine and its trucks, as many as it has; those that are loaded are full. */
function Train({ trucks, loaded }: { readonly trucks: number; readonly loaded: number }) {
  const front = (-(1 + trucks) * TRUCK) / 2;
  return (
    <>
      <path className="kp-coupling" d={`M0 ${front}V${-front}`} />
      <path className="kp-cover" d={boxPath(-6.6, front + 2, 13.2, TRUCK - 4)} />
      <path
        className="kp-boiler"
        d={`${boxPath(-4.4, front + 1, 8.8, TRUCK - 13)}M-6 ${front + TRUCK - 10}H6`}
      />
      <path
        className="kp-chimney"
        d={`M-2.6 ${front + 6}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z`}
      />
      {Array.from({ length: trucks }, (_, i) => {
        const top = front + (i + 1) * TRUCK;
        return (
          <g key={i}>
            <path className="kp-truck" d={boxPath(-6.6, top + 2, 13.2, TRUCK - 4)} />
            {i < loaded && <path className="kp-load" d={boxPath(-4, top + 4.6, 8, TRUCK - 9.2)} />}
          </g>
        );
      })}
    </>
  );
}

/** A boat with its thwarts, as many men aboard as there are heads. */
function Boat({ aboard }: { readonly aboard: number }) {
  const [l, b] = [1.5 * INCH, 0.625 * INCH];
  return (
    <>
      <path
        className="kp-hull"
        d={`M0 ${-l}Q${b} ${-l * 0.6} ${b} 0L${b * 0.8} ${l}H${-b * 0.8}L${-b} 0Q${-b} ${-l * 0.6} 0 ${-l}Z`}
      />
      <path
        className="kp-hoops"
        d={[-8, 0, 8, 16].map((y) => `M${0.8 - b} ${y}H${b - 0.8}`).join('')}
      />
      <path
        className="kp-heads"
        d={Array.from({ length: Math.min(20, aboard) }, (_, i) => {
          const [x, y] = [((i % 4) - 1.5) * 4.2, Math.floor(i / 4) * 8 - 14];
          return `M${x - 1.7} ${y}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z`;
        }).join('')}
      />
    </>
  );
}

interface VehiclesProps extends Drawing {
  readonly battle: KriegspielBattle;
  readonly chosen: readonly string[];
}

const [FROM, TO] = [-L - AHEAD - 3, L + 3];

/**
 * Draws on the plan the waggons, boats and trains, and the wrecks of vehicles and guns (kriegspiel.md 3.4). A sixteenth
 * of an inch is `ppu` pixels long.
 */
export const Vehicles = memo(function Vehicles({ projection, battle, chosen, ppu }: VehiclesProps) {
  const { kriegspiel, guns } = battle;
  const growth = vehicleGrowth(ppu);
  const wrecks: readonly (Standing & { readonly id: string })[] = [
    ...kriegspiel.waggons.filter(({ destroyed }) => destroyed),
    ...kriegspiel.transports.filter(({ destroyed }) => destroyed),
    ...guns.filter(({ id }) => kriegspiel.guns[id]?.destroyed === true),
  ];
  return (
    <>
      {wrecks.map((wreck) => (
        <path
          key={wreck.id}
          className="kp-wreck"
          transform={placed(projection, wreck, growth)}
          d="M-9 -7L7 9M-8 8L-1 -9M2 -8L10 1M-11 1a4.6 4.6 0 0 0 7 4M5 -10a5 5 0 0 1 6 6M-3 12h9"
        />
      ))}
      {waggonsOn(battle).map((waggon) => (
        <g
          key={waggon.id}
          className={`kp-vehicle of-${waggon.side}`}
          transform={placed(projection, waggon, growth)}
          data-waggon={waggon.id}
        >
          {chosen.includes(waggon.id) && (
            <path className="kp-vehicle-chosen" d={boxPath(-B - 4, FROM, 2 * B + 8, TO - FROM)} />
          )}
          <WaggonFigure packets={waggon.packets} />
        </g>
      ))}
      {transportsOn(battle).map((transport) => (
        <TransportShown
          key={transport.id}
          projection={projection}
          battle={battle}
          transport={transport}
          chosen={chosen.includes(transport.id)}
          growth={transport.kind === 'boat' ? growth : 1}
        />
      ))}
    </>
  );
});

function TransportShown({
  projection,
  battle,
  transport,
  chosen,
  growth,
}: Omit<VehiclesProps, 'chosen' | 'ppu'> & {
  readonly transport: Transport;
  readonly chosen: boolean;
  readonly growth: number;
}) {
  const { id, side, kind, aboard } = transport;
  const loaded = trucksFor(loadOf(battle, aboard));
  const trucks = Math.max(TRUCKS, loaded);
  const half = kind === 'boat' ? 1.5 * INCH : ((1 + trucks) * TRUCK) / 2;
  return (
    <g
      className={`kp-vehicle of-${side}`}
      transform={placed(projection, transport, growth)}
      data-transport={id}
    >
      {chosen && (
        <path className="kp-vehicle-chosen" d={boxPath(-14, -half - 4, 28, 2 * half + 8)} />
      )}
      {kind === 'boat' ? (
        <Boat aboard={aboard.length} />
      ) : (
        <Train trucks={trucks} loaded={loaded} />
      )}
    </g>
  );
}
