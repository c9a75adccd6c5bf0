// The storms, and the page docs/storms.md that has a section for each.

/**
 * A storm: its usual number of rounds, and the title and description of its section.
 * @typedef {{ rounds: number, title: string, text: string }} Storm
 */

/** The storms, in the order of their sections in docs/storms.md. */
export const STORMS = {
  kills: {
    rounds: 200,
    title: 'Kills of the browser',
    text: 'A real browser with a profile on the disk plays random hidden deployments and wars, and all its processes are killed at once in the middle of a step. Checked: after a new start everything is there that the page had shown before, except the step in progress; nothing of a sealed army is in the page, its accessibility tree or the stores, at headquarters and behind the curtain; the page is not blank.',
  },
  kriegspiel: {
    rounds: 60,
    title: 'Kills in Kriegspiel',
    text: 'The same in a random battle of brigades, in the middle of a march, a mine, earthworks, a charge, the naming of its dead or the end of a move. Checked besides: what the mover read in the secret notes is there again, and nothing of a note is in the page, its accessibility tree or the stores.',
  },
  littlewars: {
    rounds: 60,
    title: 'Kills in Little Wars',
    text: 'The same in a random battle of Little Wars, in the middle of a march, a shot, a melee or the end of a move. Checked: after a new start everything is there that the page had shown before, except the step in progress; the page is not blank.',
  },
  studies: {
    rounds: 40,
    title: 'Kills in a study',
    text: 'The same in a study with random branches, in the middle of a march, a comment or an arrow.',
  },
  races: {
    rounds: 100,
    title: 'Tab races',
    text: 'Two tabs of one game act within half a second of each other, while local storage works, is full or is denied: one seals, reveals, plays or deletes while the other does something else. Where both play they hear late of one another in two of three rounds, so that their saves cross. Checked: a new third tab never shows a state before a seal or a reveal; the other tab’s board is covered; nothing of a sealed army is found in any tab or store; a tab that got no notice shows what is saved, and what the player of the other chooses is saved; orders that cannot be undone, of which a tab was told that they are saved, are in a game of the library; no tab is blank or reports an error.',
  },
  littlewarsRaces: {
    rounds: 100,
    title: 'Tab races in Little Wars',
    text: 'The same with two tabs of a battle of Little Wars or Kriegspiel: both set out behind the curtain, march, fire, fight, begin a secret mine or end the move, or one of them is reloaded, closed or left for headquarters, or deletes or renames the battle in the library; or nobody plays, and the clock runs. Checked besides: a clock asks for nothing in the other tab; who follows the other tab finds his shots and the end of his move in the library; nothing of a secret note is found in any tab or store.',
  },
  sizes: {
    rounds: 60,
    title: 'Storage full',
    text: 'A deployment is sealed while local storage has between 0 and 16,000 characters left, at random from the start or only then, and in half of the rounds the databases are full too. Checked: either the deployment is handed over, and after a reload nothing of it is found; or the page says that it is not sealed, and its side has the whole board back. No second passes without a frame.',
  },
  updates: {
    rounds: 30,
    title: 'Failed updates',
    text: 'During a war the host gets another version of the program, with some files missing, cut short or exchanged, with and without the service worker that caches the program; the page is reloaded, and again once the host is repaired. Checked: no page is blank, and in the end the game is there with its last move.',
  },
  texts: {
    rounds: 1_000,
    title: 'Poisoned texts',
    text: 'Texts made to freeze, flood or crash their reader come into the page, pasted, dropped as a file or in a link. Checked: the page answers each, and no second passes without a frame.',
  },
};

const HEAD = `# Storms

Written by \`npm run storms\`; do not edit it by hand. A run replaces the sections of its storms and leaves the others as they stand, each with
its date. \`npm test\` has a short form of the last storm.

Every round has its own seed: the first that of the storm, the others the numbers after it. A failure can be repeated with its
seed and one round, as far as random times allow; one of the kills only with the whole storm, because each round continues the one before.`;

/** Returns what failed on one line, at most 300 characters of it. @param {string} what */
const shortened = (what) =>
  (what.length > 300 ? `${what.slice(0, 300)}…` : what).replaceAll(/\s+/g, ' ');

/**
 * The result of a storm. `seconds` is how long it took; `figures` are what was counted.
 * @typedef {{ rounds: number, seconds: number, figures: Record<string, number>,
 * failures: readonly { seed: number, what: string }[] }} Outcome
 */

/**
 * Returns the section of a storm that has been run; `when` is its date, seed and machine.
 * @param {Storm} storm @param {string} when @param {Outcome} outcome
 */
export function sectionOf({ title, text }, when, { rounds, seconds, figures, failures }) {
  const lines = [
    `rounds: ${rounds}, in ${seconds} seconds`,
    `failures: ${failures.length}`,
    ...Object.entries(figures).map(([what, value]) => `${what}: ${value}`),
    ...failures.map(({ seed, what }) => `failed with seed ${seed}: ${shortened(what)}`),
  ];
  return `## ${title}\n\n${text}\n\n${when}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/**
 * Returns the page with another section of one storm. All other sections stay as they are in `page`; a storm without
 * one has not been run.
 * @param {string} page @param {string} section
 */
export function withSection(page, section) {
  const sections = [section, ...page.split(/\n(?=## )/)];
  const all = Object.values(STORMS).map(
    ({ title, text }) =>
      sections.find((each) => each.startsWith(`## ${title}\n`)) ??
      `## ${title}\n\n${text}\n\nNot run.`,
  );
  return `${[HEAD, ...all].map((each) => each.trim()).join('\n\n')}\n`;
}
