import { expect, test } from 'vitest';
import { createSignal } from '../../src/shell/signal';

test('a message goes to all listeners in the order of their subscription, and is not stored', () => {
  const signal = createSignal<number>();
  const received: string[] = [];
  signal.send(1);
  signal.subscribe((n) => void received.push(`first ${n}`));
  signal.subscribe((n) => void received.push(`second ${n}`));
  signal.send(2);
  signal.send(3);
  expect(received).toEqual(['first 2', 'second 2', 'first 3', 'second 3']);
});

test('a listener that has unsubscribed is not called any more, even during a message', () => {
  const signal = createSignal();
  const received: string[] = [];
  const stopFirst = signal.subscribe(() => {
    received.push('first');
    stopSecond();
  });
  const stopSecond = signal.subscribe(() => void received.push('second'));
  signal.send();
  stopFirst();
  stopFirst();
  signal.send();
  expect(received).toEqual(['first']);
});
