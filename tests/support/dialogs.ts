import { afterEach, beforeEach } from 'vitest';

/**
 * Modal dialogs as browsers have them, which jsdom has not: shown and closed, the focus taken and given
 * back, and left by Escape. To be called once in a test file.
 */
export function withDialogs(): void {
  const shown: { dialog: HTMLDialogElement; before: Element | null }[] = [];

  function showModal(this: HTMLDialogElement): void {
    if (this.open) throw new Error('the dialog is open already');
    shown.push({ dialog: this, before: document.activeElement });
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, a[href]')?.focus();
  }

  function close(this: HTMLDialogElement): void {
    if (!this.open) return;
    this.open = false;
    const at = shown.findIndex(({ dialog }) => dialog === this);
    const [entry] = shown.splice(at, 1);
    if (entry?.before instanceof HTMLElement) entry.before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  }

  function leave(event: KeyboardEvent): void {
    const top = shown.at(-1)?.dialog;
    if (event.key !== 'Escape' || top === undefined) return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  }

  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
    document.addEventListener('keydown', leave);
  });
  afterEach(() => {
    document.removeEventListener('keydown', leave);
    shown.length = 0;
  });
}
