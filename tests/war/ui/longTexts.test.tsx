import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { TEMPLATES_KEY } from '../../../src/war/game/templateList';
import { writeLink } from '../../../src/war/store/library/link';
import { TemplateImport } from '../../../src/war/ui/deployment/TemplateImport';
import { TemplatesDialog } from '../../../src/war/ui/deployment/TemplatesDialog';
import { currentDeployment } from '../../../src/war/game/game';
import { OpenRecord } from '../../../src/war/ui/library/OpenRecord';
import { knownPoison } from '../../../e2e/support/poison';
import { Page } from '../../support/page';
import { withDialogs } from '../../support/dialogs';
import { CLASSIC_POSITION, createBrowser, gameOf, OPEN, openTab } from '../store/fakes';

withDialogs();

const LETTERS = knownPoison().get('letters')!;

function open(link: string | null = null) {
  const view = render(
    <Page store={openTab().store}>
      <OpenRecord link={link} onClose={vi.fn()} />
    </Page>,
  );
  return { ...view, user: userEvent.setup() };
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Paste it here');

describe('a long text to open', () => {
  test('in a link: its beginning is shown, its size is reported, and it is refused whole', async () => {
    const link = await writeLink(LETTERS);
    expect(link.length).toBeLessThan(600);
    open(link);
    await screen.findByText(/^The text has 399,000 characters, .* at most 200,000 are read\.$/);
    expect(field().value).toBe(`${'a'.repeat(2_000)}…`);
    expect(field()).toHaveAttribute('readonly');
    expect(field()).toHaveAccessibleDescription(/The field shows the first 2,000 of 399,000/);
  });

  test('that is pasted is read whole, although only its beginning is shown', async () => {
    const { user } = open();
    const comment = `{${'long '.repeat(4_000)}}`;
    await user.click(field());
    await user.paste(`${comment}\n[Position "${CLASSIC_POSITION}"]\n1. .`);
    await screen.findByText('It has no faults.');
    expect(field().value).toBe(`${comment.slice(0, 2_000)}…`);
    expect(
      screen.getByText(/^The field shows the first 2,000 of 20,\d{3} characters\./),
    ).toBeVisible();
  });

  test('with many lines, each of which is laid out even if empty, shows the first of them', async () => {
    const { user } = open();
    await user.click(field());
    await user.paste(`[Position "${CLASSIC_POSITION}"]${'\r'.repeat(1_000)}1. .`);
    await screen.findByText('It has no faults.');
    expect(field().value.split('\n')).toHaveLength(300);
    expect(
      screen.getByText(/^The field shows the first \d{3} of 1,\d{3} characters\./),
    ).toBeVisible();
  });

  test('gives way to one that is pasted after it, or to none', async () => {
    const { user } = open();
    await user.click(field());
    await user.paste(LETTERS);
    await screen.findByText(/The field shows the first/);
    fireEvent.paste(field(), { clipboardData: { files: [], getData: () => CLASSIC_POSITION } });
    await screen.findByText('A position string');
    expect(field()).toHaveValue(CLASSIC_POSITION);
    fireEvent.drop(field(), { dataTransfer: { files: [], getData: () => LETTERS } });
    await user.click(await screen.findByRole('button', { name: 'Empty the field' }));
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveAttribute('readonly');
  });

  test('is inserted at the selection of the field', async () => {
    const { user } = open();
    await user.type(field(), 'ad');
    field().setSelectionRange(1, 1);
    fireEvent.paste(field(), { clipboardData: { files: [], getData: () => 'b'.repeat(10_000) } });
    await screen.findByText(/first 2,000 of 10,002/);
    expect(field().value.slice(0, 3)).toBe('abb');
  });

  test('in a file of more bytes than are read is refused with its size, and nothing of it is read', async () => {
    const { user, container } = open();
    const file = new File(['x'], 'big.gow');
    const slice = vi.fn();
    Object.assign(file, { slice });
    Object.defineProperty(file, 'size', { value: 3_000_000 });
    await user.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, file);
    await screen.findByText(
      'The file big.gow has 3,000,000 bytes and is not read; the limit is 800,000.',
    );
    expect(slice).not.toHaveBeenCalled();
  });

  test('a link that unpacks to more than the limit is reported with its size', async () => {
    open(await writeLink('a'.repeat(400_001)));
    await screen.findByText(/unpacks to more than 400,000 bytes/);
  });
});

describe('templates', () => {
  test('a text with 48,000 faults: the first, and how many more', async () => {
    const user = userEvent.setup();
    render(<TemplateImport board={BOARD} onImport={() => true} />);
    await user.click(screen.getByText('Import', { selector: 'summary' }));
    await user.click(screen.getByLabelText('Templates as text'));
    await user.paste(`[Template "a"]\n${'[x\n'.repeat(16_000)}`);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const faults = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(faults).toHaveLength(51);
    expect(faults[50]).toHaveTextContent('And 15,951 more faults.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Templates as text').value).toHaveLength(912);
  });

  test('of thousands of damaged entries, some are shown and the others counted', () => {
    const browser = createBrowser();
    browser.entries.set(TEMPLATES_KEY, JSON.stringify(Array.from({ length: 3_000 }, (_, i) => i)));
    const { store } = openTab({ browser });
    store.begin(OPEN);
    render(
      <Page store={store}>
        <TemplatesDialog
          board={BOARD}
          deployment={currentDeployment(gameOf(store))!}
          secret={false}
          player={null}
          onClose={vi.fn()}
        />
      </Page>,
    );
    expect(screen.getAllByRole('region', { name: 'A damaged template' })).toHaveLength(10);
    expect(
      screen.getByText('2,990 more damaged entries will be shown when these are discarded.'),
    ).toBeVisible();
  });

  test('a list nested deeper than can be written out is one damaged entry', () => {
    const browser = createBrowser();
    browser.entries.set(TEMPLATES_KEY, `${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const { store } = openTab({ browser });
    store.begin(OPEN);
    render(
      <Page store={store}>
        <TemplatesDialog
          board={BOARD}
          deployment={currentDeployment(gameOf(store))!}
          secret={false}
          player={null}
          onClose={vi.fn()}
        />
      </Page>,
    );
    expect(screen.getAllByRole('region', { name: 'A damaged template' })).toHaveLength(1);
  });
});
