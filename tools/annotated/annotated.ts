// Makes the library's annotated games. `npm run annotated -- play FIRST COUNT NODES` plays games of the bot against
// itself and prints one a line, to choose from; `npm run annotated -- make` plays the chosen ones again, analyses
// them and the fragments of the published game, and writes the library's files; `npm run annotated -- hooks-farm` plays
// the battle that Wells tells, and writes it for the library of Little Wars.
import { readFileSync, writeFileSync } from 'node:fs';
import { writeAnalysis } from '../../src/war/analysis/analysisText';
import { readText } from '../../src/war/game/records';
import { boardOf } from '../../src/war/game/war';
import { answered } from '../../src/war/ui/analysis/answer';
import { askedTurns } from '../../src/war/ui/analysis/question';
import { CHOSEN, CHOSEN_NODES } from './chosen';
import { courseRecord } from './hooksFarm/make';
import { beautyOf, playAlone, recordOf } from './playing';

const HERE = 'src/war/ui/library/published';
const COURSE = 'src/littlewars/ui/library/published/hooks-farm.lw';
const STRETCHES = ['book-turns-1-9', 'book-turns-42-48'];

/** Returns the analysis of a record, one line a turn. */
function analysed(text: string): string {
  const { found } = readText(text);
  if (found === null) throw new Error('no record');
  const { war, rules } = found;
  const board = boardOf(war);
  const lines = askedTurns({ board, rules }, war).map(({ question }) => {
    const answer = answered(question);
    if (answer.is === 'fault') throw new Error(answer.fault);
    return writeAnalysis(board, answer.analysis);
  });
  return `${lines.join('\n')}\n`;
}

const [what, ...rest] = process.argv.slice(3);
if (what === 'play') {
  const [first = 1, count = 20, nodes = CHOSEN_NODES] = rest.map(Number);
  for (let game = first; game < first + count; game++)
    console.log(JSON.stringify({ game, ...beautyOf(playAlone(game, nodes)) }));
} else if (what === 'make') {
  for (const { game, id, event } of CHOSEN) {
    const tags = [
      { name: 'Event', value: event },
      {
        name: 'Source',
        value: `Level 6 against itself, ${CHOSEN_NODES} nodes a turn, game ${game}`,
      },
    ];
    writeFileSync(`${HERE}/${id}.gow`, recordOf(playAlone(game, CHOSEN_NODES), tags));
  }
  for (const id of [...STRETCHES, ...CHOSEN.map((game) => game.id)])
    writeFileSync(`${HERE}/${id}.notes`, analysed(readFileSync(`${HERE}/${id}.gow`, 'utf8')));
} else if (what === 'hooks-farm') writeFileSync(COURSE, courseRecord());
else throw new Error('say play, make or hooks-farm');
