import { expect, test } from 'vitest';
import { createSignal } from '../../src/shell/signal';

test('a message goes to all who listen, in the order in which they began to, and is not remembered', () => {
  const signal = createSignal<number>();
  const heard: string[] = [];
  signal.send(1);
  signal.subscribe((n) => void heard.push(`first ${n}`));
  signal.subscribe((n) => void heard.push(`second ${n}`));
  signal.send(2);
  signal.send(3);
  expect(heard).toEqual(['first 2', 'second 2', 'first 3', 'second 3']);
});

test('whoever has unsubscribed hears nothing more, were it in the midst of a message', () => {
  const signal = createSignal();
  const heard: string[] = [];
  const stopFirst = signal.subscribe(() => {
    heard.push('first');
    stopSecond();
  });
  const stopSecond = signal.subscribe(() => void heard.push('second'));
  signal.send();
  stopFirst();
  stopFirst();
  signal.send();
  expect(heard).toEqual(['first']);
});
