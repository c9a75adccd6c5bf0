// The console of Little Wars (docs/littlewars-console.md): a command a line in, a line of JSON out for each.
import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { linesOf, LONGEST_LINE, written } from '../../shell/lines';
import { FIRST, respond } from './commands';

// Whoever reads the answers may leave when it has read enough: no fault of ours, and nothing left to do.
stdout.on('error', () => process.exit(0));

let battle = FIRST;
stdin.setEncoding('utf8');
for await (const line of linesOf(stdin as AsyncIterable<string>)) {
  const next =
    line === null
      ? { battle, answer: { error: `The line is longer than ${LONGEST_LINE} characters.` } }
      : respond(battle, line);
  battle = next.battle;
  if (!stdout.write(`${written(next.answer)}\n`)) await once(stdout, 'drain');
}
