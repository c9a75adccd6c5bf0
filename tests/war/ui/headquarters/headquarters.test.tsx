import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { HOME } from '../../../../src/shell/route';
import { OPENINGS } from '../../../../src/war/engine/openings';
import { inCommunication, positionOf, unitsOf } from '../../../../src/war/engine/position';
import { RULE_SET_IDS, RULE_SETS, SWITCH_NAMES, SWITCHES } from '../../../../src/war/engine/rules';
import { setupOf } from '../../../../src/war/engine/setups';
import { SIDES } from '../../../../src/war/engine/vocabulary';
import { openingHalf } from '../../../../src/war/game/deployments';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { minutePosition } from '../../../../src/war/ui/headquarters/OneMinute';
import { Headquarters } from '../../../../src/war/ui/headquarters/Headquarters';
import { Page } from '../../../support/page';
import ruleSets from '../../../../src/languages/en/war/ruleSets.json';
import switches from '../../../../src/languages/en/war/switches.json';
import { createBrowser, gameOf, HIDDEN, OPEN, openTab, toWar } from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';

withDialogs();
// The form has dozens of radio buttons, and jsdom is slow to say which of them can be seen.
configure({ defaultHidden: true });

function open(tab = openTab()) {
  const view = render(
    <Page store={tab.store}>
      <Headquarters />
    </Page>,
  );
  return { ...tab, ...view, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const button = (name: string) => screen.getByRole('button', { name });
const card = (name: string) => screen.getByRole('radio', { name });

async function form(tab = openTab()) {
  const view = open(tab);
  await view.user.click(button('New game'));
  return view;
}

/** The switch of a name: its question, and its two values. */
const switchOf = (name: keyof typeof SWITCHES) =>
  screen.getByRole('group', { name: new RegExp(`^${switches[name].name}`) });
const valueOf = (name: keyof typeof SWITCHES, value: string) =>
  within(switchOf(name)).getByRole('radio', {
    name: new RegExp(`^${(switches[name].values as Record<string, string>)[value] ?? '?'}`),
  });

describe('headquarters', () => {
  test('has the game’s name as its title, and no game to continue at a first visit', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'The Game of War' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('has entries in its menu, and each leads to a screen of its own', async () => {
    const { user, store } = open();
    const all = screen.getAllByRole('button').map(({ textContent }) => textContent);
    const names = all.slice(all.indexOf('More') + 1);
    expect(names.slice(-1)).toEqual(['Settings']);
    expect(names.length).toBeGreaterThan(5);
    const routes: unknown[] = [];
    for (const name of names.slice(0, -1)) {
      await user.click(button(name));
      routes.push(store.navigation.route().screen);
      act(() => store.navigation.push(HOME));
    }
    expect(routes).not.toContain(HOME.screen);
    expect(new Set(routes).size).toBe(names.length - 1);
  });

  test.each([0, 3, 4])(
    'two at this screen play at once: by the usual rules, from a published opening, the first turn by lot: %i',
    async (lot) => {
      const { user, store, state } = open(openTab({ randomInt: (n) => lot % n }));
      await user.click(button('Two at this screen'));
      const { stage, ...game } = gameOf(store);
      expect(state().screen).toBe('game');
      expect(game).toMatchObject({
        ruleSet: 'debord',
        rules: RULE_SETS.debord,
        beginning: 'opening',
      });
      expect(game.opening).toBe(OPENINGS[lot]!.id);
      if (stage.name !== 'war') throw new Error(stage.name);
      expect(stage.war.start.side).toBe(lot % 2 === 0 ? 'N' : 'S');
      expect(stage.war.start.units).toEqual(
        SIDES.flatMap((side) => openingHalf(BOARD, OPENINGS[lot]!.id, side).units),
      );
    },
  );

  test('explains the game in one minute, with a picture, and leads to the first war', async () => {
    const { user, store } = open();
    await user.click(button('In one minute'));
    expect(await screen.findByRole('heading', { name: 'In one minute' })).toHaveFocus();
    expect(screen.getByRole('img', { name: /line from an arsenal/ })).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'To win',
      'Your turn',
      'An attack',
      'Communication',
    ]);
    await user.click(button('Back'));
    expect(button('More')).toHaveFocus();
    await user.click(button('In one minute'));
    await user.click(button('Your first war'));
    expect(store.navigation.route()).toEqual({ screen: 'firstWar' });
  });

  test('has a correct picture of the minute: the flag and two infantry are cut off by the cavalry', () => {
    const position = minutePosition();
    const state = unitsOf(position).map(
      ({ side, kind, square }) =>
        `${side} ${kind} ${inCommunication(position, square) ? 'linked' : 'isolated'}`,
    );
    expect(state.sort()).toEqual(
      [
        'N infantry linked',
        'N infantry linked',
        'N cavalry linked',
        'N mountedCommunications isolated',
        'N infantry isolated',
        'N infantry isolated',
        'S cavalry linked',
        'S mountedCommunications linked',
      ].sort(),
    );
    const { units, ...setup } = setupOf(position);
    const without = positionOf(BOARD, RULE_SETS.debord, {
      ...setup,
      units: units.filter(({ side, kind }) => side !== 'S' || kind !== 'cavalry'),
    });
    expect(unitsOf(without).filter(({ square }) => !inCommunication(without, square))).toEqual([]);
  });

  test('opens the rule book, at no clause', async () => {
    const { user, store } = open();
    await user.click(button('Rule book'));
    expect(store.navigation.route()).toEqual({ screen: 'rules', id: '' });
  });

  test('shows the players, the progress and the rules, and continues', async () => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.table.endTurn();
    tab.store.leaveGame();
    const { user, state } = open(tab);
    expect(button('Continue')).toHaveAccessibleDescription(
      /Ada against Charles.*Turn 2, the South to move.*Rules: Debord/,
    );
    await user.click(button('Continue'));
    expect(state().screen).toBe('game');
  });

  test('names house rules as house rules', () => {
    const tab = openTab();
    toWar(tab.store, { rules: { ...RULE_SETS.debord, chargeAcrossGaps: true } });
    open(tab);
    expect(screen.getByText('Rules: house rules, from Debord')).toBeVisible();
  });

  test.each([
    ['hidden', HIDDEN, 'The North deploys'],
    ['open', OPEN, 'The North deploys'],
  ] as const)('names the deploying side, and no more: %s', async (_, options, sentence) => {
    const tab = openTab();
    tab.store.begin(options);
    tab.store.deployment.loadOpening('classic');
    const { container } = open(tab);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(container.textContent).not.toMatch(/G6|infantry/);
    await act(() => tab.store.deployment.seal());
    expect(screen.getByText('The South deploys')).toBeVisible();
    act(() => tab.store.deployment.loadOpening('classic'));
    await act(() => tab.store.deployment.seal());
    expect(
      screen.getByText(
        options.beginning === 'hidden'
          ? 'Both armies are sealed'
          : 'Lots are drawn for the first turn',
      ),
    ).toBeVisible();
  });

  test.each([
    ['surrender', 'The South won by surrender'],
    ['agreeDraw', 'A draw by agreement'],
  ] as const)('of a war that is over shows how it ended: %s', async (order, sentence) => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.table[order]();
    tab.store.leaveGame();
    const { user, state } = open(tab);
    expect(screen.getByText(sentence)).toBeVisible();
    await user.click(button('See how it ended'));
    expect(state().screen).toBe('game');
  });

  test('explains a damaged save beside the menu', async () => {
    const tab = openTab();
    tab.browser.entries.set('game-of-war/game', '{');
    open(openTab({ browser: tab.browser }));
    expect(await screen.findByRole('region', { name: 'A saved game is damaged' })).toBeVisible();
    expect(button('New game')).toBeEnabled();
  });
});

describe('a new game', () => {
  test('begins at once as it is: hidden, by Debord’s rules, without names', async () => {
    const { user, store, state } = await form();
    expect(card('Hidden')).toBeChecked();
    expect(card('Debord')).toBeChecked();
    await user.click(button('Begin'));
    expect(gameOf(store)).toMatchObject({
      players: { N: '', S: '' },
      ruleSet: 'debord',
      rules: RULE_SETS.debord,
      beginning: 'hidden',
      opening: null,
      stage: { name: 'deployment', side: 'N' },
    });
    expect(state()).toMatchObject({ screen: 'game', curtain: true });
  });

  test('an invisible name counts as none', async () => {
    const { user, store } = await form();
    const [north, south] = screen.getAllByRole('textbox');
    fireEvent.change(north!, { target: { value: ' \u200B\u2060 ' } });
    fireEvent.change(south!, { target: { value: 'Em\u200Bma' } });
    await user.click(button('Begin'));
    expect(gameOf(store).players).toEqual({ N: '', S: 'Emma' });
  });

  test('takes names, a rule set and an opening, by the keyboard alone', async () => {
    const { user, store } = await form();
    expect(screen.getByRole('heading', { name: 'New game' })).toHaveFocus();
    // The last lazily loaded field that the keys pass.
    await screen.findByRole('button', { name: 'Draw a map' });
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'The North' })).toHaveFocus();
    await user.keyboard('  Ada ');
    await user.tab();
    await user.keyboard('Charles');
    await user.tab();
    expect(screen.getByText('Who plays')).toHaveFocus();
    await user.tab();
    expect(card('Hidden')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(card('An opening')).toBeChecked();
    await user.tab();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Opening' }), 'Marengo 1800');
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Debord’s map' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Draw a map' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'None' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    await user.tab();
    expect(screen.getByText('Handicap')).toHaveFocus();
    await user.tab();
    // Browsers skip folded content, jsdom does not.
    expect(screen.getByRole('radio', { name: 'Nobody' })).toHaveFocus();
    await user.tab();
    expect(screen.getByText('Trying moves and hints while playing')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'Both may try it' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'Both may ask for hints' })).toHaveFocus();
    await user.tab();
    expect(card('Debord')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(card('Bracken')).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: 'The South' }), '{Enter}');
    expect(gameOf(store)).toMatchObject({
      players: { N: 'Ada', S: 'Charles' },
      clock: { kind: 'bank', time: { N: 900_000, S: 900_000 }, increment: 15_000 },
      ruleSet: 'bracken',
      rules: RULE_SETS.bracken,
      beginning: 'opening',
      opening: 'marengo',
      stage: { name: 'lots' },
    });
  });

  test('offers every opening, and none if it is not needed', async () => {
    const { user, store } = await form();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(card('An opening'));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Classic',
      'Pump House',
      'Rio de Janeiro',
      'Marengo 1800',
      'Austerlitz 1805',
    ]);
    await user.click(card('Open'));
    await user.click(button('Begin'));
    expect(gameOf(store)).toMatchObject({ beginning: 'open', opening: null });
  });

  test('keeps the typed names when the player goes back and returns', async () => {
    const { user } = await form();
    await user.type(screen.getByRole('textbox', { name: 'The North' }), 'Ada');
    await user.click(button('Back'));
    await user.click(button('New game'));
    expect(screen.getByRole('textbox', { name: 'The North' })).toHaveValue('Ada');
    expect(screen.getByRole('textbox', { name: 'The South' })).toHaveValue('');
  });

  /** As a query sees it: any space as one. */
  const shownText = (text: string): string => text.replace(/\s+/g, ' ');

  test('describes every rule set in a line, and at length on demand', async () => {
    const { user } = await form();
    for (const id of RULE_SET_IDS) {
      const { name, line, text } = ruleSets[id];
      expect(card(name)).toHaveAccessibleDescription(line);
      expect(line.length).toBeLessThan(text.length);
      // The long text waits to be asked for.
      expect(screen.getByText(shownText(text))).not.toBeVisible();
    }
    await user.click(screen.getByText('What the four texts are'));
    for (const id of RULE_SET_IDS)
      expect(screen.getByText(shownText(ruleSets[id].text))).toBeVisible();
  });

  test('cuts a name that is too long', async () => {
    const { user, state } = await form();
    const name = screen.getByRole('textbox', { name: 'The South' });
    await user.click(name);
    await user.paste('S'.repeat(43));
    expect(name).toHaveValue('S'.repeat(40));
    await user.click(button('Begin'));
    expect(state().game?.players.S).toBe('S'.repeat(40));
  });

  test('goes back to where it came from', async () => {
    const { user, state } = await form();
    await user.click(button('Back'));
    expect(button('More')).toHaveFocus();
    expect(state().game).toBeNull();
  });
});

describe('house rules', () => {
  const unfolded = async () => {
    const view = await form();
    await view.user.click(screen.getByText('House rules'));
    return view;
  };

  test('are one line with the rule set and the number of differences, until they are opened', async () => {
    const { user } = await form();
    expect(screen.getByText('House rules').closest('summary')).toHaveTextContent(
      'House rules as in Debord',
    );
    expect(screen.queryByRole('checkbox', { name: 'Explain each' })).toBeNull();
    await user.click(screen.getByText('House rules'));
    expect(switchOf('chargeAcrossGaps')).toBeVisible();
  });

  test('explain every switch with its clause and sources, and mark the rule set’s value', async () => {
    const { user } = await unfolded();
    expect(switchOf('chargeAcrossGaps')).toBeVisible();
    expect(screen.getByText(switches.chargeAcrossGaps.text, { exact: false })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Explain them' }));
    expect(screen.getByText(/a switch decides/)).toBeVisible();
    for (const name of SWITCH_NAMES) {
      const { text, clause, sources } = switches[name];
      expect(switchOf(name)).toHaveAccessibleDescription(`${text} Clause ${clause} · ${sources}`);
      const radios = within(switchOf(name)).getAllByRole('radio');
      expect(radios).toHaveLength(2);
      const value = String(RULE_SETS.debord[name]);
      expect(valueOf(name, value)).toBeChecked();
      expect(valueOf(name, value)).toHaveAccessibleName(/Debord$/);
    }
  });

  test('change one switch each, and the game is played by them', async () => {
    const { user, store } = await unfolded();
    await user.click(card('Pykrieg'));
    expect(screen.getByText('as in Pykrieg')).toBeVisible();
    await user.click(valueOf('communicationsUnitRange', '2'));
    expect(screen.getByText('from Pykrieg, 1 switch changed')).toBeVisible();
    expect(screen.getByText('with house rules')).toBeVisible();
    await user.click(valueOf('arsenalFalls', 'atEndOfTurn'));
    expect(screen.getByText('from Pykrieg, 2 switches changed')).toBeVisible();
    await user.click(button('Begin'));
    expect(gameOf(store)).toMatchObject({
      ruleSet: 'pykrieg',
      rules: {
        ...RULE_SETS.pykrieg,
        communicationsUnitRange: 2,
        arsenalFalls: 'atEndOfTurn',
      },
    });
  });

  test('are undone one by one, all at once, or by choosing a rule set', async () => {
    const { user } = await unfolded();
    await user.click(valueOf('chargeAcrossGaps', 'true'));
    await user.click(valueOf('chargeAcrossGaps', 'false'));
    expect(screen.getByText('as in Debord')).toBeVisible();
    await user.click(valueOf('chargeAcrossGaps', 'true'));
    await user.click(button('Reset to Debord'));
    expect(screen.getByText('as in Debord')).toBeVisible();
    await user.click(valueOf('chargeAcrossGaps', 'true'));
    await user.click(card('Summary'));
    expect(screen.getByText('as in Summary')).toBeVisible();
    expect(valueOf('arsenalFalls', 'atEndOfTurn')).toBeChecked();
  });
});

describe('a new game while another is in progress', () => {
  const busy = () => {
    const tab = openTab();
    toWar(tab.store);
    tab.store.leaveGame();
    return tab;
  };

  /** The same where the library cannot have it. */
  const unkept = () => {
    const browser = createBrowser();
    browser.archiveTrouble = 'full';
    const tab = openTab({ browser });
    toWar(tab.store);
    tab.store.leaveGame();
    return tab;
  };

  test('explains that the other stays in the library, and begins', async () => {
    const tab = busy();
    const { user } = await form(tab);
    expect(await screen.findByText('Ada against Charles stays in the library.')).toBeVisible();
    await user.click(button('Begin'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gameOf(tab.store).beginning).toBe('hidden');
  });

  test('that cannot be saved asks first, naming the loss, and can be cancelled', async () => {
    const tab = unkept();
    const before = gameOf(tab.store);
    const { user } = await form(tab);
    await user.click(button('Begin'));
    const dialog = screen.getByRole('dialog', { name: 'Give up the game in progress?' });
    expect(dialog).toHaveTextContent('Ada against Charles');
    expect(dialog).toHaveTextContent('Turn 1, the North to move');
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Begin'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gameOf(tab.store)).toBe(before);
  });

  test('begins once it is confirmed', async () => {
    const tab = unkept();
    const { user } = await form(tab);
    await user.click(button('Begin'));
    await user.click(button('Give it up and begin'));
    expect(gameOf(tab.store)).toMatchObject({ beginning: 'hidden', stage: { name: 'deployment' } });
  });

  test('does not ask if the other is over', async () => {
    const tab = unkept();
    tab.store.table.surrender();
    const { user } = await form(tab);
    await user.click(button('Begin'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gameOf(tab.store).beginning).toBe('hidden');
  });
});
