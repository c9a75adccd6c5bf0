import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createSignal } from '../../../src/shell/signal';
import { useShownSignal, useSignal } from '../../../src/shell/ui/useSignal';

test('a message is received before and after the page shows its subject, and not after the component has left the page', () => {
  const store = createStore(() => 0);
  const signal = createSignal<number>();
  const received: string[] = [];
  function Page() {
    const now = useStore(store);
    const note = (when: string) => (message: number) =>
      void received.push(`${message} ${when} ${document.body.textContent}, rendered with ${now}`);
    useSignal(signal.subscribe, note('at once over'));
    useShownSignal(signal.subscribe, note('shown over'));
    return now;
  }
  const { unmount } = render(<Page />);
  const change = (to: number): void => {
    store.setState(to, true);
    signal.send(to);
  };
  act(() => {
    change(1);
    change(2);
  });
  expect(received).toEqual([
    '1 at once over 0, rendered with 0',
    '2 at once over 0, rendered with 0',
    '1 shown over 2, rendered with 2',
    '2 shown over 2, rendered with 2',
  ]);
  unmount();
  change(3);
  expect(received).toHaveLength(4);
});
