import { afterEach, beforeEach } from 'vitest';

/**
 * Modal dialogs as browsers have them, which jsdom has not: shown, the focus taken, and left by Escape. To be called
 * once in a test file.
 */
export function withDialogs(): void {
  let shown: HTMLDialogElement[] = [];

  function showModal(this: HTMLDialogElement): void {
    if (this.open) throw new Error('the dialog is open already');
    shown.push(this);
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, a[href]')?.focus();
  }

  function close(this: HTMLDialogElement): void {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  }

  function leave(event: KeyboardEvent): void {
    const top = shown.findLast((dialog) => dialog.open && dialog.isConnected);
    if (event.key !== 'Escape' || top === undefined) return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  }

  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
    document.addEventListener('keydown', leave);
  });
  afterEach(() => {
    document.removeEventListener('keydown', leave);
    shown = [];
  });
}
