// Runs in the page of the gunner's bench: a standard country with 150 men, seen from one of the guns; and 180 men of a
// brigade, as Kriegspiel shows them and as Little Wars would.
import { HOOKS_FARM_MUSTER, HOOKS_FARM_PLACES } from '../../../src/littlewars/battles/hooksFarm';
import { readyKriegspiel } from '../../../src/littlewars/battles/readyKriegspiel';
import { command } from '../../../src/littlewars/engine/orders';
import { beginBattle } from '../../../src/littlewars/engine/start';
import { barrelOf } from '../../../src/littlewars/ui/gunner/barrel';
import { cameraOf } from '../../../src/littlewars/ui/gunner/camera';
import { sceneOf } from '../../../src/littlewars/ui/gunner/scene';
import { flightOf } from '../../../src/littlewars/engine/shot';
import { paletteOf } from '../../../src/littlewars/ui/gunner/art/palette';
import { pixelRatio } from '../../../src/littlewars/ui/gunner/art/canvas';
import { drawView, type View } from '../../../src/littlewars/ui/gunner/art/view';
import { sceneAdditions } from '../../../src/littlewars/ui/kriegspiel/gunner/additions';
import { worksShown } from '../../../src/littlewars/ui/kriegspiel/plan/things';
import { boltAt, struckBy } from '../../../src/littlewars/ui/gunner/shotShown';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import type { Battle, Gun, Man } from '../../../src/littlewars/engine/types';

const FIRST: Battle = HOOKS_FARM_PLACES.reduce((battle, order) => {
  const outcome = command(battle, order);
  return outcome.ok ? outcome.battle : battle;
}, beginBattle(HOOKS_FARM_MUSTER));

/** Returns Hook's Farm in mid-battle: the men of both sides approach the farm, in the way of one gun. */
function midst(): Battle {
  const { men } = FIRST;
  const moved = men.map((man, i): Man => {
    const blue = man.side === 'blue';
    const [column, row] = [i % 15, Math.floor(i / 15)];
    return {
      ...man,
      x: 1_000 + column * 26 + (row % 2) * 13,
      y: (blue ? 1_150 : 330) + (row % 5) * 26,
    };
  });
  return { ...FIRST, men: moved };
}

const BATTLE = midst();
const at = (gun: Partial<Gun>): Gun => ({ ...(BATTLE.guns[0] as Gun), ...gun });

/** The men of a side in a brigade that are drawn. */
const OF_BRIGADE = 90;

/** Returns a brigade a side in mid-battle, 180 men before one gun of Red's. */
function brigades(): KriegspielBattle {
  const { battle } = readyKriegspiel('river-line');
  const men = (['red', 'blue'] as const).flatMap((side) =>
    battle.men
      .filter((man) => man.side === side)
      .slice(-OF_BRIGADE)
      .map((man, i): Man => ({
        ...man,
        x: 800 + (i % 18) * 26 + (Math.floor(i / 18) % 2) * 13,
        y: (side === 'blue' ? 900 : 330) + Math.floor(i / 18) * 26,
      })),
  );
  return { ...battle, men };
}
const BRIGADES = brigades();
const WORKS = worksShown(BRIGADES.kriegspiel);

/** Returns the view of the brigades over a gun that throws shells; `plain` as Little Wars shows as many men. */
function brigadeView(plain: boolean, options: Options, width: number, height: number): View {
  const gun: Gun = { ...(BRIGADES.guns[0] as Gun), x: 1_030, y: 200, bearing: 0 };
  const barrel = barrelOf(BRIGADES, gun);
  return {
    battle: BRIGADES,
    barrel: plain ? barrel : { ...barrel, mountAt: () => ({ ...gun, above: 22 }) },
    aim: options.aim ?? { bearing: 2_000, elevation: 2_000 },
    size: { width, height },
    shot: null,
    circle: null,
    moving: options.moving ?? false,
    ...(!plain && { works: WORKS, additions: sceneAdditions(BRIGADES) }),
  };
}

interface Options {
  readonly gun?: Partial<Gun>;
  readonly aim?: { readonly bearing: number; readonly elevation: number };
  readonly time?: number;
  readonly first?: boolean;
  readonly moving?: boolean;
}

function view(options: Options, width: number, height: number): View {
  const gun = at({ x: 1_180, y: 240, bearing: 0, ...options.gun });
  const battle = options.first === true ? FIRST : BATTLE;
  const aim = options.aim ?? { bearing: 2_000, elevation: 2_000 };
  const shot =
    options.time === undefined
      ? null
      : flightOf(battle, { ...gun, ...aim }, aim, { sideways: 0, upwards: 0 });
  return {
    battle,
    barrel: barrelOf(battle, gun),
    aim,
    size: { width, height },
    shot:
      shot === null
        ? null
        : { bolt: boltAt(shot, options.time ?? 0), struck: struckBy(shot, options.time ?? 0) },
    circle: null,
    moving: options.moving ?? false,
  };
}

function prepared(width: number, height: number, screen: number, moving: boolean) {
  const ratio = pixelRatio(screen, moving);
  document.body.innerHTML = '<canvas></canvas>';
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { context, inks: paletteOf(document.body) };
}

Object.assign(window, {
  /** Draws one picture. */
  show(options: Options, width: number, height: number, ratio: number): void {
    const { context, inks } = prepared(width, height, ratio, options.moving ?? false);
    drawView(context, inks, view(options, width, height));
  },
  /**
   * Returns the milliseconds of each of so many pictures, of a turning gun or one at rest. Reading a pixel is
   * included, which waits until everything is drawn. `brigade` draws that table instead of Hook's Farm.
   */
  time(
    count: number,
    width: number,
    height: number,
    ratio: number,
    moving: boolean,
    brigade: 'kriegspiel' | 'plain' | null = null,
  ): { draw: number[]; scene: number[] } {
    const { context, inks } = prepared(width, height, ratio, moving);
    const [draw, scene]: [number[], number[]] = [[], []];
    for (let i = 0; i < count; i++) {
      const aim = { bearing: 357_000 + i * 150, elevation: 1_500 + i * 20 };
      const options = { aim: { ...aim, bearing: aim.bearing % 360_000 }, moving };
      const seen =
        brigade === null
          ? view(options, width, height)
          : brigadeView(brigade === 'plain', options, width, height);
      const start = performance.now();
      drawView(context, inks, seen);
      context.getImageData(0, 0, 1, 1);
      draw.push(performance.now() - start);
      const before = performance.now();
      const camera = cameraOf(seen.battle.country, seen.barrel.mountAt(0), seen.aim, seen.size);
      sceneOf(camera, seen.battle, 'G1');
      scene.push(performance.now() - before);
    }
    return { draw, scene };
  },
});
