// A page with only the plan, to measure and look at: `?men=300&theme=dark&show=contact`.
import { createRoot } from 'react-dom/client';
import { useMemo, useState } from 'react';
import '../../../src/shell/ui/tokens.css';
import '../../../src/shell/ui/measures.css';
import '../../../src/shell/ui/theme.css';
import '../../../src/shell/ui/fonts.css';
import '@fontsource/old-standard-tt/400-italic.css';
import '@fontsource/old-standard-tt/400.css';
import { SHELL_BUNDLED } from '../../../tests/support/bundledWords';
import { addMessages, setLanguage } from '../../../src/shell/language/current';
import { LITTLE_WARS_BUNDLED as BUNDLED } from '../../../tests/support/bundledWords';
import { COUNTRIES } from '../../../src/littlewars/battles/countries';
import { generatedCountry } from '../../../src/littlewars/battles/generator';
import {
  HOOKS_FARM,
  HOOKS_FARM_MUSTER,
  HOOKS_FARM_PLACES,
} from '../../../src/littlewars/battles/hooksFarm';
import { farthestToward, pathOf } from '../../../src/littlewars/engine/marching';
import { meleesOf } from '../../../src/littlewars/engine/melee';
import { crewNear, outOfAction } from '../../../src/littlewars/engine/gun';
import { MOVE } from '../../../src/littlewars/engine/lengths';
import { command, type Order } from '../../../src/littlewars/engine/orders';
import { beginBattle } from '../../../src/littlewars/engine/start';
import { flightOf } from '../../../src/littlewars/engine/shot';
import type { Battle, Country, Man } from '../../../src/littlewars/engine/types';
import { Plan } from '../../../src/littlewars/ui/plan/Plan';
import type { ShownPath } from '../../../src/littlewars/ui/plan/view';
import type { Drag, Tool } from '../../../src/littlewars/ui/plan/planProps';

const asked = new URLSearchParams(location.search);
const ordered = (battle: Battle, orders: readonly Order[]): Battle =>
  orders.reduce((now, order) => {
    const outcome = command(now, order);
    if (!outcome.ok) console.warn(order, outcome.reasons);
    return outcome.ok ? outcome.battle : now;
  }, battle);

/** Returns Hook's Farm with many men of one side in contact with those of the other on the hill. */
function battleOf(): Battle {
  const began = ordered(beginBattle(HOOKS_FARM_MUSTER), [
    ...HOOKS_FARM_PLACES,
    { kind: 'ready', side: 'red' },
    { kind: 'ready', side: 'blue' },
    { kind: 'go' },
  ]);
  const many = Number(asked.get('men') ?? 0);
  const country = countryOf(asked.get('country') ?? '');
  if (asked.has('fight')) return { ...began, country, men: inContact(began.men) };
  if (many === 0) return { ...began, country };
  const men = Array.from({ length: many }, (_, i): Man => {
    const side = i < many / 2 ? 'red' : 'blue';
    const at = i % (many / 2);
    const place = {
      x: 200 + (at % 50) * 30,
      y: side === 'red' ? 40 + Math.floor(at / 50) * 30 : 1490 - Math.floor(at / 50) * 30,
    };
    return {
      ...(began.men[0] as Man),
      id: `${side === 'red' ? 'R' : 'B'}${at + 1}`,
      side,
      arm: at % 3 === 2 ? 'cavalry' : 'infantry',
      ...place,
      start: place,
    };
  });
  return { ...began, country, men, guns: [] };
}
/** Places nine of Red's men against five of Blue's before the church, with men in every state beside them. */
function inContact(men: readonly Man[]): Man[] {
  const put = (id: string, x: number, y: number, more: Partial<Man> = {}): Man => ({
    ...(men.find((man) => man.id === id) as Man),
    x,
    y,
    start: { x, y },
    ...more,
  });
  return [
    ...['R1', 'R2', 'R3', 'R4', 'R5'].map((id, i) => put(id, 900 + i * 14, 400)),
    ...['R60', 'R61'].map((id, i) => put(id, 900 + i * 22, 360)),
    ...['B1', 'B2', 'B3', 'B4'].map((id, i) => put(id, 903 + i * 14, 411)),
    put('B60', 980, 414),
    put('B20', 1060, 420, { state: 'prisoner', escort: 'R20' }),
    put('B61', 1090, 420, { state: 'prisoner', escort: 'R20' }),
    put('R20', 1075, 400),
    put('R21', 1120, 420, { state: 'freed' }),
    put('R70', 1150, 420, { state: 'freed' }),
    put('R22', 1060, 360, { lying: true }),
    put('R71', 1110, 360, { lying: true }),
    put('B22', 1060, 340, { lying: true }),
  ];
}

/** Returns one of the Countries by its id, or one generated from a seed. */
const countryOf = (id: string): Country =>
  /^[0-9]+$/.test(id)
    ? generatedCountry({ seed: Number(id) })
    : ((COUNTRIES as Readonly<Record<string, Country>>)[id] ?? HOOKS_FARM);

function Stage() {
  const [battle, setBattle] = useState(battleOf);
  const [chosen, setChosen] = useState<readonly string[]>(asked.get('chosen')?.split(',') ?? []);
  const [drag, setDrag] = useState<Drag | null>(null);
  const tool = (asked.get('tool') ?? 'hand') as Tool;
  const show = asked.get('show') ?? '';
  const paths = useMemo((): ShownPath[] => {
    if (drag === null) return [];
    const [dx, dy] = [Math.round(drag.to.x - drag.from.x), Math.round(drag.to.y - drag.from.y)];
    // As many as the table shows (`DragPlan`).
    return drag.ids.slice(0, 24).flatMap((id) => {
      const man = battle.men.find((each) => each.id === id);
      if (man === undefined) return [];
      const to = { x: man.x + dx, y: man.y + dy };
      return [
        {
          id,
          path: pathOf(battle, man, to),
          limit: MOVE[man.arm],
          at: drag.ids.length > 4 ? null : farthestToward(battle, id, to),
          kind: 'wanted' as const,
        },
      ];
    });
  }, [drag, battle]);
  const shot = useMemo(() => {
    const gun = battle.guns[0];
    if (!show.includes('shot') || gun === undefined) return null;
    const aim = { bearing: 3000, elevation: 4000 };
    return {
      shot: flightOf(battle, { ...gun, ...aim }, aim, { sideways: 0, upwards: 0 }),
    };
  }, [battle, show]);
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      <Plan
        label="The field"
        country={battle.country}
        men={battle.men}
        guns={battle.guns}
        side={asked.get('side') === 'blue' ? 'blue' : 'red'}
        tool={tool}
        chosen={chosen}
        mayChoose={() => true}
        mayDrag={(id) => id.startsWith('R') || id.startsWith('G')}
        paths={paths}
        melees={show.includes('contact') ? meleesOf(battle, 'red') : []}
        actions={
          show.includes('gun')
            ? battle.guns.map((gun) => ({
                gun: gun.id,
                crew: crewNear(battle, gun, gun.side).map(({ id }) => id),
                inAction: outOfAction(battle, gun).length === 0,
              }))
            : []
        }
        reach={show.includes('reach') ? { battle, id: 'R20', limit: 192 } : null}
        bodies={
          show.includes('body')
            ? [{ id: 'a', men: ['R1', 'R2', 'R3', 'R9'], name: 'First company' }]
            : []
        }
        ground={show.includes('ground') ? [-96, 96] : null}
        marks={
          show.includes('marks')
            ? [
                { id: 'R1', mark: 'dies' },
                { id: 'R2', mark: 'taken' },
                { id: 'R20', mark: 'supports' },
                { id: 'R22', mark: 'moved' },
              ]
            : []
        }
        shot={shot}
        onChoose={(ids, mode) =>
          setChosen((now) => (mode === 'replace' ? ids : [...new Set([...now, ...ids])]))
        }
        onDrag={(next) => {
          setDrag(next.phase === 'begin' || next.phase === 'move' ? next : null);
          if (next.phase !== 'drop') return;
          const [dx, dy] = [
            Math.round(next.to.x - next.from.x),
            Math.round(next.to.y - next.from.y),
          ];
          setBattle((now) => ({
            ...now,
            men: now.men.map((man) =>
              next.ids.includes(man.id) ? { ...man, x: man.x + dx, y: man.y + dy } : man,
            ),
          }));
        }}
      />
    </div>
  );
}

document.documentElement.dataset.scheme = asked.get('theme') ?? 'light';
if (asked.has('contrast')) document.documentElement.dataset.contrast = 'more';
addMessages(SHELL_BUNDLED, ['shell']);
addMessages(BUNDLED, ['lwBattle', 'lwPlan', 'lwGunner', 'lwRecords']);
await setLanguage('en');
createRoot(document.getElementById('root') as HTMLElement).render(<Stage />);
