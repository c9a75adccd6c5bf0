import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { order, present, beginWar } from '../../../../src/war/game/war';
import { readAction } from '../../../../src/war/engine/notation/recordText';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { shippedMaps } from '../../../../src/war/engine/maps/maps';
import { answered } from '../../../../src/war/ui/opponent/answer';
import {
  deploymentQuestion,
  turnQuestion,
  type BotAnswer,
  type BotQuestion,
} from '../../../../src/war/ui/opponent/question';
import type { Posted } from '../../../../src/shell/workerClient';
import { createBotClient, type WorkerLike } from '../../../../src/war/ui/opponent/botClient';
import { readPosition } from '../../../../src/war/engine/notation/notation';
import { CLASSIC_POSITION } from '../../store/fakes';

const GAME = { board: BOARD, rules: RULE_SETS.debord };
const HOW = { level: 1, seed: 7, ms: 20 } as const;

function warFrom(position: string) {
  const reading = readPosition(BOARD, position);
  if (!reading.ok) throw new Error('no position');
  return beginWar(BOARD, RULE_SETS.debord, reading.setup);
}
const WAR = warFrom(CLASSIC_POSITION);
const QUESTION = turnQuestion(GAME, WAR, HOW);
const ANSWER: BotAnswer = { is: 'turn', actions: ['.'], score: 0, reasons: [], advice: null };
const clock = () => performance.now();

/** Workers in the order of their opening, each answering or failing on request. */
function workers() {
  const opened: (WorkerLike & { asked: Posted<BotQuestion>[]; ended: boolean })[] = [];
  const botClient = createBotClient(() => {
    const worker = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      asked: [] as Posted<BotQuestion>[],
      ended: false,
      postMessage: (posted: Posted<BotQuestion>) => void worker.asked.push(posted),
      terminate: () => void (worker.ended = true),
    };
    opened.push(worker);
    return worker;
  });
  const last = () => opened.at(-1)!;
  return {
    botClient,
    opened,
    last,
    answer: (id = last().asked.at(-1)!.id, what = ANSWER, worker = last()) =>
      worker.onmessage?.({ data: { id, what } } as MessageEvent<Posted<BotAnswer>>),
    crash: () => last().onerror?.({} as ErrorEvent),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the client of the worker', () => {
  test('asks it, returns its answer once, and asks the same worker again', () => {
    const { botClient, opened, answer } = workers();
    const done = vi.fn();
    botClient.ask(QUESTION, done, vi.fn());
    expect(opened[0]!.asked[0]!.what).toEqual(QUESTION);
    answer();
    answer();
    expect(done.mock.calls).toEqual([[ANSWER]]);
    botClient.ask(QUESTION, done, vi.fn());
    answer();
    expect(opened).toHaveLength(1);
    expect(done).toHaveBeenCalledTimes(2);
  });

  test('restarts it after a crash and asks again, three times in all', () => {
    const { botClient, opened, answer, crash } = workers();
    const [done, failed] = [vi.fn(), vi.fn()];
    botClient.ask(QUESTION, done, failed);
    crash();
    crash();
    expect(opened.map(({ ended }) => ended)).toEqual([true, true, false]);
    answer();
    expect(done).toHaveBeenCalledOnce();
    botClient.ask(QUESTION, done, failed);
    for (let i = 0; i < 3; i++) crash();
    expect(failed.mock.calls).toEqual([['lost']]);
    expect(opened.every(({ ended }) => ended)).toBe(true);
  });

  test('abandons one that is silent beyond its time, like one that was killed', () => {
    const { botClient, opened, answer } = workers();
    const done = vi.fn();
    botClient.ask({ ...QUESTION, ms: 1_000 }, done, vi.fn());
    vi.advanceTimersByTime(8_900);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(opened.map(({ ended }) => ended)).toEqual([true, false]);
    answer();
    vi.advanceTimersByTime(60_000);
    expect(done).toHaveBeenCalledOnce();
    expect(opened).toHaveLength(2);
  });

  test('drops the late answer to an old question, and stops the worker', () => {
    const { botClient, opened, answer } = workers();
    const [first, second] = [vi.fn(), vi.fn()];
    botClient.ask(QUESTION, first, vi.fn());
    const { id } = opened[0]!.asked[0]!;
    botClient.ask(QUESTION, second, vi.fn());
    expect(opened[0]!.ended).toBe(true);
    answer(id, ANSWER, opened[0]);
    answer(id);
    expect([first, second].map((each) => each.mock.calls.length)).toEqual([0, 0]);
    answer();
    expect([first, second].map((each) => each.mock.calls.length)).toEqual([0, 1]);
  });

  test('stops it on request, and nothing comes after that', () => {
    const { botClient, opened, last } = workers();
    const [done, failed] = [vi.fn(), vi.fn()];
    botClient.ask(QUESTION, done, failed);
    botClient.stop();
    expect(last().ended).toBe(true);
    expect(last().onmessage).toBeNull();
    vi.advanceTimersByTime(100_000);
    expect(opened).toHaveLength(1);
    expect(done).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  });

  test('asks again if the answer is a fault, or of something else', () => {
    const { botClient, opened, answer } = workers();
    const failed = vi.fn();
    botClient.ask(QUESTION, vi.fn(), failed);
    answer(undefined, { is: 'fault', fault: 'position' });
    answer(undefined, { is: 'deployment', placement: '' });
    answer(undefined, { is: 'fault', fault: 'position' });
    expect(opened).toHaveLength(3);
    expect(failed).toHaveBeenCalledWith('lost');
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'garbage'],
    ['no what', { id: 1 }],
    ['no id', { what: ANSWER }],
    ['a turn without orders', { id: 1, what: { is: 'turn' } }],
    ['orders that are no texts', { id: 1, what: { ...ANSWER, actions: [7] } }],
    ['reasons that are none', { id: 1, what: { ...ANSWER, reasons: [null] } }],
  ])('asks again if the answer is garbage: %s', (_, data) => {
    const { botClient, opened, last } = workers();
    const [done, failed] = [vi.fn(), vi.fn()];
    botClient.ask(QUESTION, done, failed);
    for (let i = 1; i <= 3; i++) {
      const own = data !== null && typeof data === 'object' && 'id' in data;
      last().onmessage?.({
        data: own ? { ...data, id: last().asked.at(-1)!.id } : data,
      } as MessageEvent<Posted<BotAnswer>>);
    }
    expect(done).not.toHaveBeenCalled();
    expect(failed.mock.calls).toEqual([['garbled']]);
    expect(opened.map(({ ended }) => ended)).toEqual([true, true, true]);
  });

  test('reports that the browser has none, or opens none', () => {
    const failed = vi.fn();
    createBotClient(() => null).ask(QUESTION, vi.fn(), failed);
    createBotClient(() => {
      throw new DOMException('', 'SecurityError');
    }).ask(QUESTION, vi.fn(), failed);
    expect(failed.mock.calls).toEqual([['missing'], ['lost']]);
  });
});

describe("the worker's answer", () => {
  test('is a legal rest of the turn, with its reasons', () => {
    vi.useRealTimers();
    const moved = order(WAR, readAction(BOARD, 'G8-F9')!);
    if (!moved.ok) throw new Error('no move');
    const question = turnQuestion(GAME, moved.war, HOW);
    expect(question).toMatchObject({
      position: CLASSIC_POSITION,
      actions: ['G8-F9'],
      map: 'debord',
    });
    const answer = answered(question, clock);
    if (answer.is !== 'turn') throw new Error('no turn');
    expect(answer.reasons.length).toBeGreaterThan(0);
    let { war } = moved;
    for (const text of answer.actions) {
      const ordered = order(war, readAction(BOARD, text)!);
      expect(ordered.ok, text).toBe(true);
      if (ordered.ok) war = ordered.war;
    }
    expect(present(war).turn).toBe(2);
  });

  test('presses on against an enemy that only ends its turns', () => {
    const waiting = Array.from({ length: 80 }).reduce<typeof WAR>((war) => {
      const ordered = order(war, { type: 'endTurn' });
      if (!ordered.ok) throw new Error('no end of a turn');
      return ordered.war;
    }, WAR);
    const question = turnQuestion(GAME, waiting, { level: 1, seed: 7, ms: 1 });
    expect(question.waited).toBe(40);
    // A clock that stands still lets the search go on to its end.
    const still = () => 0;
    const turnOf = (waited: number) => {
      const answer = answered({ ...question, waited }, still);
      return answer.is === 'turn' ? answer.actions : null;
    };
    expect(turnOf(40)).not.toBeNull();
    expect(turnOf(40)).not.toEqual(turnOf(0));
    expect(turnQuestion(GAME, WAR, HOW).waited).toBe(0);
  });

  test('advises a plan that follows from the game so far', () => {
    const begun = warFrom(
      '25/25/25/17I7/16SRI1I4/9c7II6/8c5AI1I7/7hc6I3I5/8c3HC11/5i19/8i16/7iii15/2i3iir16/5ai1s7C8/25/25/25/21C3/25/25 N B15,T3,T23 - 25',
    );
    const how = { level: 6, seed: 1, ms: 200 } as const;
    const codesOf = (war: typeof WAR): string[] => {
      let now = 0;
      const question = turnQuestion(GAME, war, how, 'hint');
      const answer = answered(question, () => (now += 0.02));
      if (answer.is !== 'turn') throw new Error(JSON.stringify(answer));
      return answer.reasons.map(({ code }) => code);
    };
    const later = ['F18-G17', 'E17-G19', '.', '.'].reduce((war, text) => {
      const ordered = order(war, readAction(BOARD, text)!);
      if (!ordered.ok) throw new Error(text);
      return ordered.war;
    }, begun);
    const actions = ['F18-G17', 'E17-G19', '.', '.'];
    expect(turnQuestion(GAME, later, how, 'hint').past?.actions).toEqual(actions);
    expect(turnQuestion(GAME, later, { ...how, level: 5 }, 'hint').past).toBeUndefined();
    // In play only against an enemy that waits, by its third turn.
    expect(turnQuestion(GAME, later, how).past).toBeUndefined();
    const waiting = ['.', '.', '.', '.'].reduce((war, text) => {
      const ordered = order(war, readAction(BOARD, text)!);
      return ordered.ok ? ordered.war : war;
    }, later);
    expect(turnQuestion(GAME, waiting, how).past?.actions).toHaveLength(8);
    expect(codesOf(begun)).toContain('raids');
  });

  test('works on other maps and rules, and without the other side’s deployment', () => {
    vi.useRealTimers();
    expect(shippedMaps().length).toBeGreaterThan(1);
    for (const { board } of shippedMaps()) {
      const game = { board, rules: { ...RULE_SETS.bracken } };
      const question = deploymentQuestion(game, 'S', { level: 1, seed: 3 });
      expect(Object.keys(question).sort()).toEqual(['is', 'level', 'map', 'rules', 'seed', 'side']);
      const answer = answered(question, clock);
      expect(answer).toMatchObject({ is: 'deployment' });
      expect(answered(question, clock)).toEqual(answer);
    }
  });

  test.each([
    [{ ...QUESTION, map: 'no map' }],
    [{ ...QUESTION, rules: 'no rules' }],
    [{ ...QUESTION, position: 'no position' }],
    [{ ...QUESTION, actions: ['A1-A2'] }],
    [{ ...QUESTION, actions: ['nothing'] }],
    [{ ...QUESTION, actions: ['resign'] }],
  ])('is a fault if there is no answer', (question) => {
    expect(answered(question, () => 0).is).toBe('fault');
  });
});
