// The console of Little Wars (docs/littlewars-console.md): reads one command a line, and writes one line of JSON
// for each.
import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { linesOf, LONGEST_LINE, written } from '../../shell/lines';
import { FIRST, respond } from './commands';

// The reader of the answers may exit when it has enough, which is no error.
stdout.on('error', () => process.exit(0));

let session = FIRST;
stdin.setEncoding('utf8');
for await (const line of linesOf(stdin as AsyncIterable<string>)) {
  const next =
    line === null
      ? { session, answer: { error: `The line is longer than ${LONGEST_LINE} characters.` } }
      : respond(session, line);
  session = next.session;
  if (!stdout.write(`${written(next.answer)}\n`)) await once(stdout, 'drain');
}
