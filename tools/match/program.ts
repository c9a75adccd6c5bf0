import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { readAction } from '../../src/war/engine/notation/recordText';
import type { Position } from '../../src/war/engine/position';
import { writePosition } from '../../src/war/engine/setups';
import type { Action } from '../../src/war/engine/vocabulary';

/** The time in milliseconds that a program may exceed its limit before it loses the game. */
const GRACE = 30_000;

/** An answer of a program that is no turn: it has lost the game. */
export class BadAnswer extends Error {}

/** A program that speaks the console (docs/console.md), for a match. */
export interface Program {
  /**
   * Requests its turn by `position` and `go ms N seed N`. Rejects with a `BadAnswer` if it answers anything else,
   * is too slow, or has exited.
   */
  readonly turn: (position: Position, ms: number, seed: number) => Promise<readonly Action[]>;
  readonly end: () => void;
}

/** Starts a program by a shell command. */
export function startProgram(command: string): Program {
  let child: ChildProcessWithoutNullStreams | null = null;
  let lines: AsyncIterator<string> | null = null;

  function started(): { write: (line: string) => void; read: () => Promise<string> } {
    if (child === null || lines === null) {
      child = spawn(command, { shell: true });
      // A failed write shows as a missing answer.
      child.stdin.on('error', () => undefined);
      child.stderr.resume();
      lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    }
    const [to, from] = [child.stdin, lines];
    return {
      write: (line) => void to.write(`${line}\n`),
      read: async () => {
        const next = await from.next();
        if (next.done === true) throw new BadAnswer(`${command} has ended`);
        return next.value;
      },
    };
  }

  function end(): void {
    child?.kill();
    [child, lines] = [null, null];
  }

  async function answer(position: Position, ms: number, seed: number): Promise<readonly Action[]> {
    const program = started();
    program.write(`position ${writePosition(position)}`);
    await program.read();
    program.write(`go ms ${ms} seed ${seed}`);
    const line = await program.read();
    const { turn } = parsed(line);
    return turn.map((text) => {
      const action = readAction(position.board, text);
      if (action === undefined) throw new BadAnswer(`${command} answered ${line}`);
      return action;
    });
  }

  return {
    end,
    async turn(position, ms, seed) {
      const limit = new AbortController();
      const patience = setTimeout(() => limit.abort(), ms + GRACE);
      const overdue = once(limit.signal, 'abort').then(() => {
        throw new BadAnswer(`${command} has not answered in ${ms + GRACE} ms`);
      });
      try {
        return await Promise.race([answer(position, ms, seed), overdue]);
      } catch (error) {
        end();
        throw error;
      } finally {
        clearTimeout(patience);
      }
    },
  };
}

/** Reads the answer to `go`. */
function parsed(line: string): { readonly turn: readonly string[] } {
  try {
    const { turn } = JSON.parse(line) as { turn?: unknown };
    if (Array.isArray(turn) && turn.every((each) => typeof each === 'string')) return { turn };
  } catch {
    // Reported below, like every other answer that is no turn.
  }
  throw new BadAnswer(`no turn: ${line}`);
}
