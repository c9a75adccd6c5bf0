import { writeAction } from '../../../src/war/engine/notation/notation';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { openingHalf } from '../../../src/war/game/deployments';
import { present } from '../../../src/war/game/war';
import type { Offer, Proposal, Seat, SeatKind, SeatWords } from '../../../src/war/seats/kind';
import type { AtBoard } from '../../../src/war/store/atBoard/atBoard';
import type { SeatHost, SeatReach } from '../../../src/war/store/atBoard/seats';

interface ElsewhereSeat extends Seat {
  readonly kind: 'ofTests';
  readonly address: string;
}

export const elsewhere = (address: string): ElsewhereSeat => ({ kind: 'ofTests', address });

/** A player elsewhere, a kind of seat of tests alone. */
export const ELSEWHERE: SeatKind<ElsewhereSeat> = {
  isHere: false,
  saved: {
    tag: 'Address',
    wordOf: ({ address }) => address,
    seatOf: (word) => (/\s/.test(word) ? null : elsewhere(word)),
  },
  allowsHints: false,
  allowsTakingBack: false,
  choices: [elsewhere('')],
};

export const ELSEWHERE_WORDS: SeatWords<ElsewhereSeat> = {
  name: ({ address }) => `Player of ${address}`,
  choice: ({ address }) => (address === '' ? 'A seat of tests' : `A player at ${address}`),
  asks: () => 'Address',
  portrait: () => '',
  offers: (offer) => `Because of ${offer}`,
  onDraw: () => '',
  failed: (fault, name) => `${name}: ${fault}`,
};

/**
 * Reaches a player who answers by promises: `sent` has the words of the actions given here, `plays` says whether the
 * word `.` ends each of his turns at once, and he refuses or grants by `grants`.
 */
export function scriptedReach() {
  const asked: Proposal[] = [];
  const sent: string[] = [];
  const script = { plays: true, grants: false, asked, sent, ended: 0, offer };
  let opened: { readonly board: AtBoard; readonly host: SeatHost } | undefined;
  const reach: SeatReach = {
    deploy({ game, side }, done) {
      let isWanted = true;
      void Promise.resolve().then(() => {
        if (isWanted) done(openingHalf(game.board, 'classic', side));
      });
      return () => {
        isWanted = false;
      };
    },
    open(board, host) {
      let turn = 0;
      opened = { board, host };
      // An action travels as its word of records. The events are those of both tables.
      const stopSending = board.table.onEvent((event) => {
        if (event.is === 'action' && event.by === 'person')
          sent.push(writeAction(event.before.board, event.action));
      });
      host.show({ now: { is: 'waiting' }, played: null });
      return {
        begin(game, war) {
          const { turn: now, side } = present(war);
          if (turn === now) return;
          turn = now;
          host.show({ now: { is: 'thinking', side }, played: null });
          if (!script.plays) return;
          void Promise.resolve().then(() => {
            board.portTable.order(readAction(game.board, '.')!, null);
            host.show({ now: { is: 'waiting' }, played: null });
            host.look();
          });
        },
        stop: () => undefined,
        agrees(to) {
          asked.push(to);
          return Promise.resolve(script.grants);
        },
        end() {
          stopSending();
          script.ended += 1;
        },
      };
    },
  };

  /** The South offers something in any turn; to take back, all after the first `at` actions. */
  function offer(what: Offer, at: number): void {
    const { board, host } = opened!;
    host.show({
      now: { is: 'offering', side: 'S', offer: what },
      played: null,
      answer(accepts) {
        host.show({ now: { is: 'waiting' }, played: null });
        if (!accepts) return;
        if (what === 'takeBack') board.past.backTo(at);
        else board.table.order({ type: what }, null);
      },
    });
  }
  return { reach, script };
}
