import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  gameOfPasted,
  readPasted,
  readPastedGame,
  tagsOfPasted,
} from '../../../../src/war/game/pasted';
import { present } from '../../../../src/war/game/war';
import { writeLink, linksIn, readLinks } from '../../../../src/war/store/library/link';
import { CLASSIC_POSITION } from '../fakes';

const RECORD = `[Event "Club"]
[North "Ada"]
[South "Jörg"]
[Rules "debord"]
[Position "${CLASSIC_POSITION}"]
[Result "*"]

1. G8-F9 G3-E5 . {a long – dash, “curly”}
2. K15-J15 .
`;
const OTHER = RECORD.replace('Ada', 'Grace').replace('\n2. K15-J15 .', '');
const LINK = `https://example.org/war/${await writeLink(RECORD)}`;
const [ADDRESS = '', PACKED = ''] = LINK.split('#r3=');
const wrapped = (text: string, width: number, before = ''): string =>
  text.replace(new RegExp(`(.{${width}})(?=.)`, 'g'), `$1\n${before}`);
const quoted = (text: string): string => text.replace(/^/gm, '> ');
const percent = encodeURIComponent(LINK);
const curly = RECORD.replace(/^\[(\w+) "(.*)"\]$/gm, '[$1 “$2”]');
const dashed = RECORD.replace(/([A-T]\d+)-([A-T]\d+)/g, '$1–$2').replace(
  'N B15,D8,T3,T23 - 1',
  'N B15,D8,T3,T23 – 1',
);
const html = RECORD.replaceAll('"', '&quot;');
const proofpoint = `https://urldefense.proofpoint.com/v2/url?u=${percent.replaceAll('-', '%2D').replaceAll('_', '%5F').replaceAll('%2F', '_').replaceAll('%', '-')}&d=DwMF&c=x`;
const urlDefense = `https://urldefense.com/v3/__${LINK.replace('#', '*')}__;Iw!!AbC-d_e!xyz$`;
const BROKEN_POSITION = RECORD.replace('4S4I15/2CC', '4S4I15/\n2CC').replace(' N B15', '\nN B15');

/** How a text is read: its game by its players and what was played, what was undone in it, or what is wrong with it. */
async function read(text: string, at = 0): Promise<string> {
  const links = linksIn(text);
  const link = links.length > 0 ? await readLinks(links) : null;
  if (link !== null && link.text === '') return `link: ${link.fault}`;
  const pasted = readPasted(link?.text ?? text);
  const { found, faults, format } = readPastedGame(gameOfPasted(pasted, at), link?.version);
  const wrong = faults.map((fault) =>
    'kind' in fault ? `${fault.code} ${fault.kind}` : fault.code,
  );
  if (found === null) return wrong.join(', ');
  const { players, war } = found;
  return [
    format === 'record'
      ? `${players.N}–${players.S}, ${war.actions.length}`
      : `${format} ${present(war).turn}`,
    ...(pasted.games.length > 1 ? [`of ${pasted.games.length}`] : []),
    ...(link === null || link.fault === null ? [] : [`link ${link.fault}`]),
    ...pasted.changes,
    ...wrong,
  ].join('; ');
}

const GAME = 'Ada–Jörg, 5';

/** The kind of source, the text, and what must come of it. */
const PASTED: readonly (readonly [source: string, text: string, comes: string])[] = [
  ['the record as it was saved', RECORD, GAME],
  ['the record from Windows, with its line ends', RECORD.replaceAll('\n', '\r\n'), GAME],
  ['the record from an old Macintosh', RECORD.replaceAll('\n', '\r'), GAME],
  ['the record behind a byte order mark', `\uFEFF${RECORD}`, GAME],
  // Links
  ['a link', LINK, GAME],
  ['a link with a tracker behind it', `${LINK}&fbclid=IwAR0x-Y_z123456789`, GAME],
  ['a link with several trackers', `${LINK}&utm_source=x&gclid=1`, GAME],
  ['a link to a passage', `${LINK}:~:text=Game%20of%20War`, GAME],
  ['a link in a sentence', `Look at this: ${LINK}, what a turn!`, GAME],
  ['a link behind which a sentence goes on', `${LINK} what do you think of it`, GAME],
  ['a link with thanks on the next line', `${LINK}\nThanks`, GAME],
  ['a link broken by a mail', wrapped(LINK, 72), GAME],
  ['a link broken by a mail, with words behind it', `${wrapped(LINK, 72)}\n\nYours, Ada`, GAME],
  ['a link broken in a quoted mail', quoted(`Ada wrote:\n${wrapped(LINK, 70)}`), GAME],
  ['a link broken with blanks', wrapped(LINK, 60, ' '), GAME],
  ['a link in Markdown', `[our game](${LINK})`, GAME],
  ['a link in Markdown that names itself', `[${LINK}](${LINK})`, GAME],
  ['a link between angle brackets', `<${LINK}>`, GAME],
  ['a link in Slack', `<${LINK}|our game>`, GAME],
  ['a link in HTML', `<a href="${LINK}">our game</a>`, GAME],
  [
    'a link with signs that do not show',
    LINK.replace('#', '\u200b#').replace(PACKED, `${PACKED.slice(0, 9)}\u200b${PACKED.slice(9)}`),
    GAME,
  ],
  [
    'a link in an Outlook safe link',
    `https://eur01.safelinks.protection.outlook.com/?url=${percent}&data=05%7C02&reserved=0`,
    GAME,
  ],
  ['a link by way of Google', `https://www.google.com/url?q=${percent}&sa=D&source=docs`, GAME],
  [
    'a link by way of Facebook',
    `https://l.facebook.com/l.php?u=${encodeURIComponent(`${LINK}&fbclid=Iw-9`)}&h=AT0`,
    GAME,
  ],
  ['a link by way of Proofpoint', proofpoint, GAME],
  ['a link by way of URL Defense', urlDefense, GAME],
  [
    'a link wrapped twice',
    `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${percent}`)}`,
    GAME,
  ],
  [
    'a link in the source of a mail',
    wrapped(LINK.replaceAll('=', '=3D'), 60).replaceAll('\n', '=\n'),
    GAME,
  ],
  // Damaged links
  ['a link without its end', LINK.slice(0, -40), 'Ada–Jörg, 3; link damaged; openComment'],
  ['a link of which the beginning alone came', `${ADDRESS}#r3=`, 'link: damaged'],
  ['a link shortened with dots', `${LINK.slice(0, 60)}…`, 'link: damaged'],
  ['a link without what is behind its #', ADDRESS, 'addressAlone'],
  ['a link that lost its #', LINK.replace('#r3=', 'r3='), 'addressAlone'],
  ['an address of something else', 'https://example.org/a/_b/c?d=1#top', 'addressAlone'],
  [
    'a link to a file that is on a disk',
    'See https://example.org/games/one_two.gow',
    'addressAlone',
  ],
  // Records
  ['a record with curly quotation marks', curly, `${GAME}; quotes`],
  [
    'a record with German and French ones',
    RECORD.replace('"Club"', '„Club“').replace('"Ada"', '«Ada»'),
    `${GAME}; quotes`,
  ],
  [
    'a record with a quotation within curly marks',
    RECORD.replace('"Ada"', '“Ada "Ace" L.”'),
    'Ada "Ace" L.–Jörg, 5; quotes',
  ],
  ['a record with the dashes of the page', dashed, `${GAME}; dashes`],
  ['a record with minus signs', RECORD.replace('G8-F9', 'G8−F9'), `${GAME}; dashes`],
  ['a record in a quoted mail', quoted(RECORD), `${GAME}; mail`],
  [
    'a record quoted twice, below a line by the person who quotes it',
    `On Monday Ada wrote:\n\n${quoted(quoted(RECORD))}`,
    `${GAME}; mail; around`,
  ],
  ['a record in a fence', `\`\`\`\n${RECORD}\`\`\`\n`, `${GAME}; fence`],
  [
    'a record in a fence with a name, between sentences',
    `Our game:\n\`\`\`gow\n${RECORD}\`\`\`\nWhat a game!\n`,
    `${GAME}; fence`,
  ],
  ['a record in a fence on its own lines', `\`\`\`${RECORD}\`\`\``, `${GAME}; fence`],
  ['a record below a sentence', `Here it is:\n\n${RECORD}`, `${GAME}; around`],
  [
    'a record with signs that do not show',
    RECORD.replace('[Event', '[\u200bEvent').replace('G3-E5', 'G3\u2060-E5'),
    `${GAME}; invisible`,
  ],
  ['a record whose position a mail has broken', BROKEN_POSITION, `${GAME}; lines`],
  ['a record quoted after a mail has broken it', quoted(BROKEN_POSITION), `${GAME}; mail; lines`],
  ['a record as HTML is written', html, `${GAME}; entities`],
  ['a record with hard blanks', RECORD.replaceAll(' ', '\u00a0'), GAME],
  ['a record of which letters were lost', RECORD.replace('ö', '\ufffd'), 'Ada–J\ufffdrg, 5'],
  [
    'a record with a link among its tags',
    RECORD.replace('[Rules', `[Site "${LINK}"]\n[Rules`),
    GAME,
  ],
  ['a link, and below it its record', `${LINK}\n\n${RECORD}`, `${GAME}; around`],
  ['two games in one text', `${RECORD}\n${OTHER}`, `${GAME}; of 2`],
  ['two games in a quoted mail', quoted(`${RECORD}\n${OTHER}`), `${GAME}; of 2; mail`],
  // Positions
  ['a position', CLASSIC_POSITION, 'position 1'],
  ['a position with a long dash', CLASSIC_POSITION.replace(' - 1', ' — 1'), 'position 1; dashes'],
  [
    'a position broken into lines',
    CLASSIC_POSITION.replaceAll('/25/', '/\n25/').replace(' N ', '\nN '),
    'position 1; lines',
  ],
  [
    'a position in code, within a sentence',
    `Try \`${CLASSIC_POSITION}\` with the South.`,
    'position 1; around',
  ],
  ['a position with signs that do not show', `\u200b${CLASSIC_POSITION}`, 'position 1; invisible'],
  // What is no text
  [
    'a picture as an address of its data',
    'data:image/png;base64,iVBORw0KGgo=',
    'binaryText picture',
  ],
  ['a picture opened as a text', '\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR', 'binaryText picture'],
  ['an archive opened as a text', 'PK\u0003\u0004\u0014\0\u0006', 'binaryText archive'],
  ['a document opened as a text', '%PDF-1.7\n1 0 obj', 'binaryText document'],
  ['nothing of ours', 'hello', 'unknownText'],
];

describe('pasted texts', () => {
  test.each(PASTED)('%s', async (_, text, comes) => {
    expect(await read(text)).toBe(comes);
  });

  test('of two games each can be read, on its own lines', async () => {
    const text = `${RECORD}\n${OTHER.replace('G8-F9', 'A1-A2')}`;
    expect(await read(`${RECORD}\n${OTHER}`, 1)).toBe('Grace–Jörg, 3; of 2');
    const pasted = readPasted(text);
    expect(tagsOfPasted(pasted).map((tags) => tags[1]?.value)).toEqual(['Ada', 'Grace']);
    const [fault] = readPastedGame(gameOfPasted(pasted, 1)).faults;
    expect(fault).toMatchObject({
      code: 'illegal',
      line: text.split('\n').findIndex((line) => line.includes('A1-A2')) + 1,
    });
  });

  test('faults are reported with the line and column that a person sees', () => {
    const text = `Ada wrote:\n${quoted(RECORD.replace('K15-J15', 'A1-A2'))}`;
    const [fault] = readPastedGame(readPasted(text).text).faults;
    expect(fault).toMatchObject({ line: 10, column: 6, turn: 2 });
  });
});

describe('a well-formed text stays as it is, to the letter', () => {
  const WORDY = RECORD.replace('"Club"', '"He said “go” – and\u200b ‘went’"').replace(
    '2. K15',
    '{> quoted\n```\n[Event “x”]\n[Position “y”]\n&quot; A–B}\n; 1–2 “z”\n  (2. K16-J16 . {–})\n2. K15',
  );
  const files = (folder: string, ending: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const texts = [
    ...[RECORD, WORDY, CLASSIC_POSITION, '', 'hello', '1. G8-F9 .\n'],
    ...files('src/war', '.gow'),
    ...files('tests', '.gow'),
    ...files('tests/positions', '.txt'),
  ];

  test(`${texts.length} texts of every kind`, () => {
    const changed = texts.filter((text) => {
      const { text: clean, changes } = readPasted(text);
      return clean !== text.replaceAll('\r\n', '\n') || changes.length > 0;
    });
    expect(changed).toEqual([]);
    expect(texts.length).toBeGreaterThan(10);
  });

  test('a record with faults of its own still has them', () => {
    for (const text of [
      RECORD.replace('[Event "Club"]', '[Date then]'),
      RECORD.replace('[Event "Club"]', '[Event "Club'),
      `${RECORD}[Event "late"]\n`,
    ])
      expect(readPasted(text)).toEqual({
        text,
        changes: [],
        games: [{ start: 0, end: text.length }],
      });
  });
});
