// Prints the structure of each folder of src by its imports: `npm run graph`. Rooms are its files and folders,
// floors the longest chain of imports between them, arrows the pairs of which one imports the other; then come the
// rooms that import one another.
import { dirname } from 'node:path/posix';
import { graphOf, planOf } from './imports.mjs';

const graph = graphOf('src');
/** @type {Set<string>} */
const folders = new Set();
for (const file of graph.keys())
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder);

console.log('rooms  floors  arrows  folder');
for (const folder of [...folders].sort()) {
  const { rooms, floors, arrows, circle } = planOf(graph, folder);
  const numbers = [rooms, floors, arrows].map((number) => String(number).padStart(6)).join('  ');
  console.log(
    `${numbers.slice(1)}  ${folder}${circle.length > 0 ? `  (circle: ${circle.join(', ')})` : ''}`,
  );
}
