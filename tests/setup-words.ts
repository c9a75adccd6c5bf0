import { readFile } from 'node:fs/promises';
import { ready, speak } from '../src/words/speech';

// Messages are fetched from the page's own host, which is the project's folder here.
globalThis.fetch = async (address) =>
  new Response(await readFile(new URL(`..${address as string}`, import.meta.url)));

// English and all its parts, as they are once the page has opened everything.
await Promise.all([speak('en'), ready('late'), ready('ruleBook'), ready('course')]);
