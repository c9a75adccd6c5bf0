import * as v from 'valibot';
import { openingHalf } from '../../../src/war/game/deployments';
import { present } from '../../../src/war/game/war';
import type { Seat, SeatKind, SeatWords } from '../../../src/war/seats/kind';
import type { SeatReach } from '../../../src/war/store/atBoard/seats';
import type { Proposal } from '../../../src/war/store/state';

interface ElsewhereSeat extends Seat {
  readonly kind: 'elsewhere';
  readonly address: string;
}

export const elsewhere = (address: string): ElsewhereSeat => ({ kind: 'elsewhere', address });

/** A player elsewhere, a kind of seat of tests alone. */
export const ELSEWHERE: SeatKind<ElsewhereSeat> = {
  isHere: false,
  saved: {
    key: 'elsewhere',
    tag: 'Address',
    schema: v.string(),
    wordOf: ({ address }) => address,
    seatOf: (word) => (word === '' ? null : elsewhere(`${word}`)),
  },
  allowsHints: false,
  allowsTakingBack: false,
  choices: [],
};

export const ELSEWHERE_WORDS: SeatWords<ElsewhereSeat> = {
  name: ({ address }) => `Player of ${address}`,
  choice: ({ address }) => `A player at ${address}`,
  portrait: () => '',
  onDraw: () => '',
  failed: (fault, name) => `${name}: ${fault}`,
};

/** Reaches a player who answers by promises: ends each turn at once, and refuses or grants by `grants`. */
export function scriptedReach() {
  const asked: Proposal[] = [];
  const script = { grants: false, asked, ended: 0 };
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
    open({ portTable }, { look, show }) {
      let turn = 0;
      show({ now: { is: 'waiting' }, played: null });
      return {
        begin(_, war) {
          const { turn: now, side } = present(war);
          if (turn === now) return;
          turn = now;
          show({ now: { is: 'thinking', side }, played: null });
          void Promise.resolve().then(() => {
            portTable.endTurn();
            show({ now: { is: 'waiting' }, played: null });
            look();
          });
        },
        stop: () => undefined,
        agrees(to) {
          asked.push(to);
          return Promise.resolve(script.grants);
        },
        end() {
          script.ended += 1;
        },
      };
    },
  };
  return { reach, script };
}
