/** Elements where letters are text. */
const TEXT =
  'textarea, input:not([type]), input[type="text"], input[type="search"], input[type="url"]';
const CLICKED = 'button, summary, [type="checkbox"], [type="radio"]';
const FOCUSABLE =
  ':is(button, input, select, textarea, summary, a[href], [tabindex]):not(:disabled, [tabindex="-1"])';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sends a key press again that was intercepted before, as a `keydown` event at the element that has the focus, and does
 * what the browser would have done with the key, such as typing a letter or pressing a button, unless a listener
 * prevents that.
 */
export function replayKey(pressed: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const { key, code, location, repeat, shiftKey, ctrlKey, altKey, metaKey } = pressed;
  const event = new KeyboardEvent('keydown', {
    ...{ key, code, location, repeat, shiftKey, ctrlKey, altKey, metaKey },
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  if (target.dispatchEvent(Object.assign(event, { replayed: true })))
    byItself(target, key, shiftKey);
}

/** Performs the browser's default action of a key. */
function byItself(target: Element, key: string, back: boolean): void {
  const text = target.matches(TEXT) ? (target as Field) : null;
  const radio = target.matches('[type="radio"]') ? (target as HTMLInputElement) : null;
  if (key === 'Escape') leave();
  else if (key === 'Tab') toNext(target, back);
  else if (key === 'Enter') enter(target);
  else if (text !== null) edit(text, key);
  else if (key === ' ' && target.matches(CLICKED)) (target as HTMLElement).click();
  else if (radio !== null && key.startsWith('Arrow'))
    toNextRadio(radio, key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1);
}

/** Closes the topmost overlay, a menu before the dialog that contains it. */
function leave(): void {
  const menu = [...document.querySelectorAll<HTMLElement>(':popover-open')].at(-1);
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (menu !== undefined) menu.hidePopover();
  else if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true })) === true)
    dialog.close();
}

function enter(target: Element): void {
  if (target.matches('button, summary, a[href]')) (target as HTMLElement).click();
  else if (target instanceof HTMLInputElement) target.form?.requestSubmit();
  else if (target instanceof HTMLTextAreaElement) edit(target, '\n');
}

/** Focuses the next focusable element within the open dialog, cyclically. */
function toNext(target: Element, back: boolean): void {
  const within = target.closest('dialog') ?? document.querySelector('dialog[open]') ?? document;
  const all = [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => each.getClientRects().length > 0 || each === target,
  );
  const at = all.indexOf(target as HTMLElement);
  // From elsewhere, forwards goes to the first and backwards to the last.
  const to = at < 0 ? (back ? -1 : 0) : (at + (back ? -1 : 1)) % all.length;
  all.at(to)?.focus();
}

function toNextRadio(radio: HTMLInputElement, step: number): void {
  const group = [
    ...document.querySelectorAll<HTMLInputElement>(`[type="radio"][name="${radio.name}"]`),
  ];
  const next = group.at((group.indexOf(radio) + step) % group.length);
  next?.focus();
  next?.click();
}

function edit(field: Field, key: string): void {
  const { selectionStart, selectionEnd, value, maxLength } = field;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const empty = from === to;
  if (key === 'Backspace') field.setRangeText('', empty ? Math.max(0, from - 1) : from, to, 'end');
  else if (key === 'Delete') field.setRangeText('', from, empty ? to + 1 : to, 'end');
  else if (key.length === 1 && !(maxLength >= 0 && value.length - to + from >= maxLength))
    field.setRangeText(key, from, to, 'end');
  else return;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }));
}
