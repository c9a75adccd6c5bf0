import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedMaps } from '../../../src/war/engine/maps/maps';
import { readPosition, writeSetup } from '../../../src/war/engine/notation/notation';
import { OPENINGS } from '../../../src/war/engine/openings';
import { RULE_SET_IDS, RULE_SETS } from '../../../src/war/engine/rules';
import { nameOf, readSquare } from '../../../src/war/engine/board';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { unitOfSlot } from '../../../src/war/engine/units';
import { readDraft, writeDraft, writeDraftPosition } from '../../../src/war/game/draftText';
import {
  cleared,
  draftMirrored,
  draftTurned,
  emptyDraft,
  onMap,
  ordered,
  sidesSwapped,
  unitOn,
  type DraftOrder,
  type PositionDraft,
} from '../../../src/war/game/positionDraft';
import { deploymentOf, judgeDraft, fixed } from '../../../src/war/game/positionFaults';

const sq = (name: string) => readSquare(B, name)!;
const CLASSIC = OPENINGS[0]!.position;
const classic = () => readDraft(CLASSIC).draft!;
const after = (draft: PositionDraft, ...orders: DraftOrder[]) => orders.reduce(ordered, draft);
const faultsOf = (draft: PositionDraft) => judgeDraft(draft).faults;
const codes = (draft: PositionDraft) =>
  faultsOf(draft).map((fault) => (fault.code === 'unlawful' ? fault.fault.code : fault.code));
const cavalry = { side: 'S', kind: 'cavalry' } as const;
const C9 = { do: 'put', square: sq('R10'), unit: cavalry } as const;
const MOUNTAIN = B.terrain.indexOf('mountain');

/** Too many cavalry, a unit on a mountain, an arsenal under the enemy, nobody dislodged there, no turn. */
const fiveFaults = (): PositionDraft =>
  after(
    classic(),
    C9,
    { do: 'move', from: sq('K15'), to: MOUNTAIN },
    { do: 'move', from: sq('K16'), to: sq('B15') },
    { do: 'dislodge', square: sq('K17') },
    { do: 'turn', turn: '0' },
  );

describe('every fault at once', () => {
  test('an opening has none; its setup is the one the reader gives', () => {
    const judged = judgeDraft(classic());
    expect(judged.faults).toEqual([]);
    expect(judged.warnings).toEqual([]);
    expect(writeSetup(B, judged.setup!)).toBe(CLASSIC);
  });

  test('five faults, each with its place, and each mend of each takes it away and brings no other', () => {
    const draft = fiveFaults();
    expect(codes(draft)).toEqual([
      'unitOnMountain',
      'tooManyUnits',
      'arsenalUnderEnemy',
      'dislodgedNobody',
      'badTurn',
    ]);
    const faults = faultsOf(draft);
    expect(faults.map(({ squares }) => squares)).toEqual([
      [MOUNTAIN],
      [sq('R10')],
      [sq('B15')],
      [sq('K17')],
      [],
    ]);
    for (const fault of faults) {
      expect(fault.fixes.length).toBeGreaterThan(0);
      for (const fix of fault.fixes)
        expect(codes(fixed(draft, fix))).toEqual(
          codes(draft).filter((code) => code !== (fault.code === 'unlawful' && fault.fault.code)),
        );
    }
    expect(judgeDraft(draft).setup).toBeNull();
  });

  test('the war is over: nobody left, no arsenal left, and by the rules of isolation', () => {
    const nobody = { ...classic(), units: classic().units.filter(({ side }) => side === 'N') };
    expect(faultsOf(nobody)).toMatchObject([{ code: 'lost', side: 'S', by: 'annihilation' }]);
    const bare = after(
      classic(),
      { do: 'fall', square: sq('T3') },
      { do: 'fall', square: sq('T23') },
    );
    expect(faultsOf(bare)).toMatchObject([{ code: 'lost', side: 'S', by: 'arsenals' }]);
    const rules = { ...RULE_SETS.debord, isolationLoses: true };
    const lone: PositionDraft = {
      ...emptyDraft(B, 'debord', rules),
      units: [
        { side: 'N', kind: 'infantry', square: sq('D8') },
        { side: 'S', kind: 'infantry', square: sq('J12') },
      ],
    };
    expect(judgeDraft(lone).faults).toMatchObject([{ code: 'lost', side: 'S', by: 'isolation' }]);
    expect(judgeDraft({ ...lone, rules: RULE_SETS.debord })).toMatchObject({
      faults: [],
      warnings: [{ code: 'noCommunication', side: 'S' }],
    });
    for (const draft of [nobody, bare, lone])
      for (const fix of faultsOf(draft)[0]!.fixes) expect(faultsOf(fixed(draft, fix))).toEqual([]);
  });

  test('a dislodged unit without a way out would be destroyed at once', () => {
    const draft = after(
      classic(),
      { do: 'move', from: sq('G8'), to: sq('T1') },
      { do: 'dislodge', square: sq('T1') },
    );
    expect(faultsOf(draft)).toMatchObject([{ code: 'noRetreat', squares: [sq('T1')] }]);
    for (const fix of faultsOf(draft)[0]!.fixes) expect(faultsOf(fixed(draft, fix))).toEqual([]);
  });

  test('a unit that would be destroyed at once is read as it is written, and reported', () => {
    const lone = CLASSIC.replace(/^\S+/, `9I15${'/25'.repeat(19)}`).replace(/ - 1$/, ' A10 1');
    const { draft, left } = readDraft(lone);
    expect(left).toEqual([]);
    expect(writeDraftPosition(draft!)).toBe(lone);
    expect(codes(draft!)).toContain('noRetreat');
  });

  test('an arsenal that is none, from a text, is named and struck out', () => {
    const { draft } = readDraft(CLASSIC.replace('B15,', 'B15,C4,'));
    expect(codes(draft!)).toEqual(['noArsenal']);
    expect(writeDraftPosition(fixed(draft!, faultsOf(draft!)[0]!.fixes[0]!))).toBe(CLASSIC);
  });
});

/** Drafts as wrong as they come, on every map. */
const drafts = fc
  .record({
    map: fc.nat(shippedMaps().length - 1),
    ruleSet: fc.constantFrom(...RULE_SET_IDS),
    isolationLoses: fc.boolean(),
    units: fc.array(fc.tuple(fc.nat(9_999), fc.nat(33)), { maxLength: 50 }),
    standing: fc.array(fc.nat(9_999), { maxLength: 3 }),
    fallen: fc.nat(15),
    side: fc.constantFrom('N', 'S'),
    dislodged: fc.option(fc.nat(9_999)),
    turn: fc.constantFrom('1', '17', '0', '-3', 'x', ''),
  })
  .map(({ map, ruleSet, isolationLoses, units, standing, fallen, side, dislodged, turn }) => {
    const { board } = shippedMaps()[map]!;
    const first = emptyDraft(board, ruleSet, { ...RULE_SETS[ruleSet], isolationLoses });
    const squares = [
      ...first.standing.filter((_, i) => (fallen & (1 << i)) === 0),
      ...standing.map((square) => square % board.size),
    ];
    return after(
      {
        ...first,
        side: side,
        turn,
        standing: [...new Set(squares)].sort((a, b) => a - b),
      },
      ...units.map(([square, slot]): DraftOrder => {
        const at =
          slot % 3 === 0
            ? board.arsenals[square % board.arsenals.length]!.square
            : square % board.size;
        return { do: 'put', square: at, unit: unitOfSlot(slot) };
      }),
      { do: 'dislodge', square: dislodged === null ? null : dislodged % board.size },
    );
  });

describe('any draft', () => {
  test(
    'fixed fault by fault it ends as a lawful position; the setup equals the one that the reader reads',
    { tags: ['slow'] },
    () => {
      fc.assert(
        fc.property(drafts, fc.nat(3), (draft, choice) => {
          let now = draft;
          for (let i = 0; i < 80; i++) {
            const [fault] = faultsOf(now);
            if (fault === undefined) break;
            now = fixed(now, fault.fixes[i < 40 ? choice % fault.fixes.length : 0]!);
          }
          const { faults, setup } = judgeDraft(now);
          expect(faults).toEqual([]);
          const reading = readPosition(now.board, writeDraftPosition(now));
          expect(reading).toEqual({ ok: true, setup });
          const start = startPosition(now.board, now.rules, setup!);
          expect(start.over).toBeNull();
        }),
        { numRuns: 60 },
      );
    },
  );

  test('it is written as text with all its faults, and read back the same', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { draft: read, left } = readDraft(writeDraft(draft));
        expect(left).toEqual([]);
        expect(read!.board.map).toBe(draft.board.map);
        expect(read!.rules).toEqual(draft.rules);
        expect(writeDraft(read!)).toBe(writeDraft(draft));
        expect(read!.units).toEqual([...draft.units].sort((a, b) => a.square - b.square));
      }),
      { numRuns: 100 },
    );
  });

  test('twice mirrored, turned or swapped it is itself', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        for (const twice of [draftMirrored, draftTurned, sidesSwapped])
          expect(twice(twice(draft))).toEqual(draft);
      }),
      { numRuns: 30 },
    );
  });
});

describe('orders', () => {
  test('the dislodged unit is so wherever it is moved, and where it changes places; lifted, nobody is', () => {
    const draft = after(
      classic(),
      { do: 'dislodge', square: sq('G8') },
      { do: 'move', from: sq('G8'), to: sq('G9') },
    );
    expect(draft.dislodged).toBe(sq('G9'));
    const changed = ordered(draft, { do: 'move', from: sq('K15'), to: sq('G9') });
    expect([changed.dislodged, unitOn(changed, sq('K15'))?.side]).toEqual([sq('K15'), 'N']);
    expect(ordered(changed, { do: 'lift', square: sq('K15') }).dislodged).toBeNull();
  });
  test('a change without effect gives the same draft', () => {
    const draft = classic();
    const same: DraftOrder[] = [
      { do: 'put', square: sq('G8'), unit: unitOn(draft, sq('G8'))! },
      { do: 'lift', square: sq('A1') },
      { do: 'raise', square: sq('B15') },
      { do: 'side', side: 'N' },
      { do: 'turn', turn: ' 1 ' },
      { do: 'dislodge', square: null },
    ];
    for (const order of same) expect(ordered(draft, order)).toBe(draft);
    expect(cleared(cleared(draft)).units).toEqual([]);
  });
  test('on another map: by row and column as far as there is room, with its own arsenals', () => {
    const small = shippedMaps().find(({ board }) => board.width < B.width)!.board;
    const draft = onMap(classic(), small);
    expect(draft.standing).toEqual(small.arsenals.map(({ square }) => square));
    expect(draft.units.length).toBeLessThan(classic().units.length + 1);
    for (const unit of draft.units)
      expect(unitOn(classic(), sq(nameOf(small, unit.square)))?.kind).toBe(unit.kind);
    expect(readDraft(writeDraft(draft)).draft!.board).toBe(small);
  });
  test('a text that is no board is reported, and of one with other faults the good part is read', () => {
    expect(readDraft('nonsense')).toEqual({ draft: null, left: [] });
    const { draft, left } = readDraft(CLASSIC.replace('2R22', '2R2x19').replace(' N ', ' Q '));
    expect(left.map(({ code }) => code)).toEqual(['unknownLetter', 'badSide']);
    expect(draft!.units).toHaveLength(34);
  });
});

describe('a deployment of one side', () => {
  test('fits another map if all its units do, otherwise reports why not', () => {
    expect(deploymentOf(classic(), 'S')).toMatchObject({ ok: true, deployment: { side: 'S' } });
    expect(deploymentOf(emptyDraft(B), 'S')).toEqual({ ok: false, reason: 'nobody' });
    const abroad = after(classic(), { do: 'move', from: sq('K15'), to: sq('A1') });
    expect(deploymentOf(abroad, 'S')).toEqual({ ok: false, reason: 'abroad', squares: [sq('A1')] });
    expect(deploymentOf(after(classic(), C9), 'S')).toEqual({ ok: false, reason: 'faulty' });
    expect(deploymentOf(after(classic(), C9), 'N').ok).toBe(true);
  });
});
