import { FOOT } from '../engine/lengths';
import type { Country, Piece } from '../engine/types';
import { HOOKS_FARM } from './hooksFarm';
import { at, block, crossing, hill, pond, stream, tree, wood } from './pieces';

/** Returns a field of the usual size (1.4): ten feet by eight. */
const field = (name: string, ...pieces: readonly Piece[]): Country => ({
  name,
  width: 10 * FOOT,
  depth: 8 * FOOT,
  pieces,
});

/** A stream across the whole field, with a bridge at a village and two fords that are hard to see into. */
const TWO_FORDS = field(
  'The Two Fords',
  stream(
    'river',
    4,
    'the Wending',
    [0, 44],
    [18, 46],
    [36, 51],
    [54, 50],
    [70, 45],
    [88, 46],
    [104, 51],
    [120, 52],
  ),
  crossing('west-ford', 'ford', 18, 46, [6, 8], 'Heron Ford'),
  crossing('bridge', 'bridge', 60, 48.5, [4, 10], 'the Long Bridge'),
  crossing('east-ford', 'ford', 104, 51, [6, 9], 'Miller’s Ford'),
  block('inn', 'house', at(53, 40), [7, 5, 5], 'the Inn'),
  block('smithy', 'shed', at(67, 36), [5, 4, 3], 'the smithy'),
  block('chapel', 'house', at(67, 58), [6, 5, 6], 'the Chapel'),
  block('stables', 'shed', at(52, 60), [6, 4, 3], 'the stables'),
  block('mill', 'house', at(94, 60), [6, 5, 5], 'Wending Mill'),
  block('granary', 'shed', at(27, 37), [6, 4, 4], 'the granary'),
  hill('south-hill', [84, 18], [104, 16], [112, 26], [106, 38], [88, 38], [79, 29]),
  hill('south-top', [89, 22], [101, 21], [106, 27], [101, 33], [91, 33], [86, 28]),
  hill('north-hill', [8, 62], [26, 59], [38, 68], [34, 79], [16, 82], [7, 74]),
  hill('north-top', [14, 66], [25, 64], [32, 70], [28, 76], [17, 77], [12, 72]),
  block('south-wall', 'wall', at(36, 26), [16, 1, 1.5]),
  block('north-wall', 'wall', at(84, 71), [16, 1, 1.5]),
  block('south-hedge', 'wall', at(70, 23), [1, 10, 1.5]),
  block('north-hedge', 'wall', at(51, 74), [1, 10, 1.5]),
  block('rock-1', 'rock', at(12, 34), [4, 3, 2]),
  block('rock-2', 'rock', at(109, 64), [4, 3, 2]),
  ...wood('alder', [34, 43], [40, 42], [37, 38], [44, 37], [80, 54], [76, 58], [82, 60], [85, 55]),
  ...wood('oak', [18, 20], [23, 23], [15, 25], [24, 17], [97, 78], [102, 74], [105, 80], [95, 84]),
);

/** Houses and yards in the middle, and one street through them. */
const MARKET_STREET = field(
  'Market Street',
  block('hall', 'house', at(54, 52), [8, 6, 6], 'the Town Hall'),
  block('market', 'shed', at(68, 46), [7, 4, 3], 'the market'),
  block('baker', 'house', at(44, 40), [6, 5, 4], 'the bakery'),
  block('school', 'house', at(78, 57), [7, 5, 5], 'the school'),
  block('doctor', 'house', at(80, 36), [5, 5, 4]),
  block('forge', 'shed', at(41, 60), [5, 4, 3], 'the forge'),
  block('church', 'house', at(60, 67), [9, 5, 6], 'Saint Anne’s'),
  block('spire', 'house', at(53, 67), [4, 4, 7]),
  block('brewery', 'house', at(60, 29), [8, 6, 5], 'the brewery'),
  block('barn-1', 'shed', at(22, 30), [7, 5, 4], 'Low Barn'),
  block('barn-2', 'shed', at(98, 66), [7, 5, 4], 'High Barn'),
  block('yard-1', 'wall', at(34, 46), [1, 12, 1.5]),
  block('yard-2', 'wall', at(88, 48), [1, 12, 1.5]),
  block('yard-3', 'wall', at(68, 38), [10, 1, 1.5]),
  block('yard-4', 'wall', at(46, 32), [10, 1, 1.5]),
  block('yard-5', 'wall', at(72, 65), [8, 1, 1.5]),
  hill('west-hill', [6, 46], [20, 43], [27, 52], [24, 66], [12, 70], [4, 60]),
  hill('east-hill', [114, 50], [100, 53], [93, 44], [96, 30], [108, 26], [116, 36]),
  tree('elm-1', 13, 55),
  tree('elm-2', 18, 60),
  tree('elm-3', 107, 41),
  tree('elm-4', 102, 36),
  ...wood('lime', [30, 20], [36, 18], [33, 24], [84, 76], [90, 78], [87, 72]),
  ...wood('apple', [70, 18], [75, 20], [80, 17], [40, 78], [45, 76], [50, 79]),
  block('rock-1', 'rock', at(104, 17), [4, 3, 2]),
  block('rock-2', 'rock', at(16, 79), [4, 3, 2]),
);

/** A hill of three boards in the middle that both sides want, with only rocks on its slopes. */
const CASTLE_HILL = field(
  'Castle Hill',
  hill('hill-1', [40, 34], [62, 28], [82, 34], [90, 48], [80, 62], [58, 68], [38, 62], [30, 48]),
  hill('hill-2', [45, 38], [61, 33], [77, 38], [83, 48], [75, 58], [59, 63], [43, 58], [37, 48]),
  hill('hill-3', [50, 42], [61, 39], [71, 42], [75, 48], [70, 54], [59, 57], [49, 54], [45, 48]),
  block('keep', 'house', at(60, 48), [6, 6, 7], 'the Keep'),
  block('wall-1', 'wall', at(52.5, 48), [1, 8, 3]),
  block('wall-2', 'wall', at(67.5, 48), [1, 8, 3]),
  block('rock-1', 'rock', at(57, 37), [3, 2, 1.5]),
  block('rock-2', 'rock', at(63, 59), [3, 2, 1.5]),
  block('rock-3', 'rock', at(41.5, 50), [2, 3, 1.5]),
  block('rock-4', 'rock', at(78.5, 46), [2, 3, 1.5]),
  pond('moat-1', 20, 42, 5, 'the Black Pool'),
  pond('moat-2', 100, 54, 5, 'the White Pool'),
  block('lodge', 'house', at(22, 60), [6, 5, 4], 'the lodge'),
  block('kennels', 'shed', at(98, 36), [6, 4, 3], 'the kennels'),
  block('farm-1', 'house', at(90, 20), [7, 5, 4], 'South Farm'),
  block('farm-2', 'house', at(30, 76), [7, 5, 4], 'North Farm'),
  block('barn-1', 'shed', at(34, 21), [6, 4, 4]),
  block('barn-2', 'shed', at(86, 75), [6, 4, 4]),
  block('hedge-1', 'wall', at(60, 20), [16, 1, 1.5]),
  block('hedge-2', 'wall', at(60, 76), [16, 1, 1.5]),
  block('hedge-3', 'wall', at(14, 26), [1, 12, 1.5]),
  block('hedge-4', 'wall', at(106, 70), [1, 12, 1.5]),
  ...wood('fir', [24, 30], [28, 33], [22, 35], [96, 66], [92, 63], [98, 61]),
  ...wood('ash', [76, 24], [80, 27], [73, 28], [44, 72], [40, 69], [47, 68]),
);

/** Pools and causeways: few paths lead across, and behind each is a place to hold it from. */
const THE_FENS = field(
  'The Fens',
  stream('west-fen', 7, 'Bittern Fen', [0, 40], [14, 42], [28, 47], [42, 47]),
  stream('east-fen', 7, 'Reed Fen', [78, 49], [92, 49], [106, 54], [120, 56]),
  crossing('causeway-1', 'bridge', 21, 44.5, [4, 14], 'the plank way'),
  crossing('causeway-2', 'ford', 99, 51.5, [6, 15], 'the cart ford'),
  pond('pool-1', 60, 33, 5, 'Eel Pool'),
  pond('pool-2', 60, 63, 5, 'Duck Pool'),
  pond('pool-3', 88, 26, 4),
  pond('pool-4', 32, 70, 4),
  block('pump', 'house', at(52, 54), [5, 5, 6], 'the pump-house'),
  block('ferry', 'house', at(68, 42), [5, 5, 5], 'the ferry-house'),
  block('hut-1', 'shed', at(20, 31), [5, 4, 3], 'Fowler’s hut'),
  block('hut-2', 'shed', at(100, 66), [5, 4, 3], 'Eeler’s hut'),
  block('farm-1', 'house', at(40, 24), [7, 5, 4], 'Dyke Farm'),
  block('farm-2', 'house', at(80, 72), [7, 5, 4], 'Sluice Farm'),
  block('dyke-1', 'wall', at(46, 36), [12, 1, 1]),
  block('dyke-2', 'wall', at(74, 60), [12, 1, 1]),
  block('dyke-3', 'wall', at(72, 22), [1, 10, 1.5]),
  block('dyke-4', 'wall', at(48, 74), [1, 10, 1.5]),
  hill('rise-1', [96, 28], [110, 27], [115, 36], [108, 43], [97, 40]),
  hill('rise-2', [24, 68], [10, 69], [5, 60], [12, 53], [23, 56]),
  tree('poplar-1', 104, 34),
  tree('poplar-2', 108, 38),
  tree('poplar-3', 16, 62),
  tree('poplar-4', 12, 58),
  ...wood('willow', [10, 32], [32, 40], [36, 54], [110, 64], [88, 56], [84, 42]),
  ...wood('sallow', [22, 18], [27, 21], [98, 78], [93, 75]),
  block('stones-1', 'rock', at(56, 46), [3, 2, 1.5]),
  block('stones-2', 'rock', at(64, 50), [3, 2, 1.5]),
);

/** Woods on both flanks and in the middle, with glades between: guns see little, and cavalry must find the rides. */
const GREENWOOD = field(
  'Greenwood',
  ...wood('beech', [16, 38], [21, 42], [26, 38], [18, 47], [24, 50], [30, 45], [14, 54], [20, 57]),
  ...wood(
    'oak',
    [104, 58],
    [99, 54],
    [94, 58],
    [102, 49],
    [96, 46],
    [90, 51],
    [106, 42],
    [100, 39],
  ),
  ...wood('fir', [50, 44], [56, 40], [62, 45], [55, 49], [65, 51], [70, 47], [58, 55], [64, 57]),
  block('keeper', 'house', at(42, 54), [6, 5, 4], 'the keeper’s cottage'),
  block('woodman', 'house', at(78, 42), [6, 5, 4], 'the woodman’s cottage'),
  block('sawpit', 'shed', at(80, 62), [6, 4, 3], 'the saw-pit'),
  block('kiln', 'shed', at(40, 34), [6, 4, 3], 'the kiln'),
  block('rocks-1', 'rock', at(30, 60), [5, 3, 2], 'the Grey Stones'),
  block('rocks-2', 'rock', at(90, 36), [5, 3, 2], 'the Red Stones'),
  hill('knoll-1', [62, 18], [80, 16], [88, 23], [82, 31], [66, 31], [58, 25]),
  hill('knoll-2', [58, 78], [40, 80], [32, 73], [38, 65], [54, 65], [62, 71]),
  block('wall-1', 'wall', at(73, 25), [10, 1, 1.5]),
  block('wall-2', 'wall', at(47, 71), [10, 1, 1.5]),
  block('hedge-1', 'wall', at(28, 24), [18, 1, 1.5]),
  block('hedge-2', 'wall', at(92, 72), [18, 1, 1.5]),
  pond('mere', 108, 26, 4, 'the mere'),
  pond('tarn', 12, 70, 4, 'the tarn'),
  block('byre-1', 'shed', at(48, 20), [5, 4, 3]),
  block('byre-2', 'shed', at(72, 76), [5, 4, 3]),
);

/** The Countries that come with Little Wars, by their ids. */
export const COUNTRIES = {
  'hooks-farm': HOOKS_FARM,
  'two-fords': TWO_FORDS,
  'market-street': MARKET_STREET,
  'castle-hill': CASTLE_HILL,
  'the-fens': THE_FENS,
  greenwood: GREENWOOD,
} as const satisfies Readonly<Record<string, Country>>;

/** The id of a Country that comes with Little Wars, such as `hooks-farm`. */
export type CountryId = keyof typeof COUNTRIES;
/** The ids of the Countries that come with Little Wars, in the order in which they are offered. */
export const COUNTRY_IDS = Object.keys(COUNTRIES) as readonly CountryId[];
