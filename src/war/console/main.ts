// The console (notation.md): reads commands from standard input, one a line, and writes answers to standard output,
// one line of JSON each.
import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { BUNDLED } from '../words/bundled';
import { fetchMessages, setLanguage, addMessages } from '../../shell/language/current';
import { linesOf, LONGEST_LINE, written } from '../../shell/lines';
import { respond } from './commands';
import { FIRST } from './session';

// The reader of the answers may exit when it has enough, which is no error.
stdout.on('error', () => process.exit(0));

addMessages(BUNDLED, ['first']);
await Promise.all([fetchMessages('game'), fetchMessages('lazy'), setLanguage('en')]);
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
