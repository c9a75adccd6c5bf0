import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { readAction } from '../../src/war/engine/notation/actionReading';
import type { Position } from '../../src/war/engine/position';
import { writePosition } from '../../src/war/engine/setups';
import type { Action } from '../../src/war/engine/vocabulary';

/** How much longer than its time a program may take before it has lost the game, in milliseconds. */
const GRACE = 30_000;

/** What a program answered that is no turn: it has lost the game. */
export class BadAnswer extends Error {}

/** A program that speaks the console (notation.md), for a match. */
export interface Program {
  /**
   * Its turn, asked for by `position` and `go ms N seed N`. Rejects with a `BadAnswer` where it answers anything else,
   * nothing in time, or has ended.
   */
  readonly turn: (position: Position, ms: number, seed: number) => Promise<readonly Action[]>;
  readonly end: () => void;
}

/** Starts a program by a command of the shell, as it would be typed. */
export function startProgram(command: string): Program {
  let child: ChildProcessWithoutNullStreams | null = null;
  let lines: AsyncIterator<string> | null = null;

  function started(): { write: (line: string) => void; read: () => Promise<string> } {
    if (child === null || lines === null) {
      child = spawn(command, { shell: true });
      // What cannot be written to is told by the answer that does not come.
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
      const late = new AbortController();
      const patience = setTimeout(() => late.abort(), ms + GRACE);
      const overdue = once(late.signal, 'abort').then(() => {
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

/** The answer to `go`. */
function parsed(line: string): { readonly turn: readonly string[] } {
  try {
    const { turn } = JSON.parse(line) as { turn?: unknown };
    if (Array.isArray(turn) && turn.every((each) => typeof each === 'string')) return { turn };
  } catch {
    // Told below, as whatever else is no turn.
  }
  throw new BadAnswer(`no turn: ${line}`);
}
