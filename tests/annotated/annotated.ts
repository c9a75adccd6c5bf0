// Plays games of the program against itself, to choose some for their beauty: `npm run annotated -- play FIRST COUNT NODES`
// prints one a line.
import { beautyOf, playAlone } from './playing';

const [what, ...rest] = process.argv.slice(3);
if (what === 'play') {
  const [first = 1, count = 20, nodes = 4000] = rest.map(Number);
  for (let game = first; game < first + count; game++)
    console.log(JSON.stringify({ game, ...beautyOf(playAlone(game, nodes)) }));
}
