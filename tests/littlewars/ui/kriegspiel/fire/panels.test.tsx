import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Aim } from '../../../../../src/littlewars/engine/flight';
import { withMoveStates } from '../../../../../src/littlewars/kriegspiel/moveState';
import type { Screw } from '../../../../../src/littlewars/kriegspiel/shells';
import { RiflePanel, ShellPanel } from '../../../../../src/littlewars/ui/kriegspiel/fire/FirePanel';
import { numbers } from '../../../kriegspiel/tables';
import { battery, rifles } from './ranges';

/** A panel whose owner keeps the aim and the screw, as the table does. */
function shown(battle: ComponentProps<typeof ShellPanel>['battle'], isOfRifles = false) {
  const [give, onLook] = [vi.fn(), vi.fn()];
  function Owner() {
    const [aim, onAim] = useState<Aim>({ bearing: 0, elevation: 0 });
    const [screw, onScrew] = useState<Screw>('heavy');
    const shared = { battle, aim, onAim, onLook, give };
    return isOfRifles ? (
      <RiflePanel {...shared} men={numbers('R', 1, 10)} front={0} />
    ) : (
      <ShellPanel {...shared} gun="G1" screw={screw} onScrew={onScrew} />
    );
  }
  render(<Owner />);
  fireEvent.click(screen.getByText('Fire by bearing and elevation'));
  const type = (label: RegExp, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  return {
    give,
    onLook,
    type,
    fire: screen.getByRole<HTMLButtonElement>('button', { name: 'Fire' }),
  };
}

describe('fire by numbers', () => {
  test('a shell with the screw that is chosen, exactly as typed', () => {
    const { give, type, fire } = shown(battery());
    fireEvent.click(screen.getByRole('radio', { name: 'Medium' }));
    type(/Bearing/, '12.5');
    type(/Elevation/, '7.25');
    fireEvent.click(fire);
    expect(give.mock.calls).toEqual([
      [{ kind: 'shell', gun: 'G1', screw: 'medium', bearing: 12_500, elevation: 7_250 }],
    ]);
  });

  test('a shell higher than the gun can be raised is refused before it is ordered', () => {
    const { give, type, fire } = shown(battery());
    expect(fire.disabled).toBe(false);
    type(/Elevation/, '31');
    expect(fire.disabled).toBe(true);
    expect(screen.getByText(/30/, { selector: '.lw-refusal' })).toBeTruthy();
    expect(give).not.toHaveBeenCalled();
  });

  test('the next five that can fire', () => {
    const fired = withMoveStates(rifles(), numbers('R', 1, 5), () => ({ fired: true }));
    const { give, type, fire } = shown(fired, true);
    expect(screen.getByText('1 five can fire')).toBeTruthy();
    type(/Elevation/, '1');
    fireEvent.click(fire);
    expect(give.mock.calls).toEqual([
      [{ kind: 'rifles', men: numbers('R', 6, 5), bearing: 0, elevation: 1_000 }],
    ]);
  });

  test('no five farther than 45 degrees from its front', () => {
    const { type, fire } = shown(rifles(), true);
    type(/Bearing/, '45');
    expect(fire.disabled).toBe(false);
    type(/Bearing/, '46');
    expect(fire.disabled).toBe(true);
    expect(screen.getByText(/45° from their front/)).toBeTruthy();
  });

  test('no man who has fired', () => {
    const { onLook, fire } = shown(
      withMoveStates(rifles(), numbers('R', 1, 10), () => ({ fired: true })),
      true,
    );
    expect(fire.disabled).toBe(true);
    expect(screen.getByText(/No five here can fire/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Look along the rifles' }));
    expect(onLook).not.toHaveBeenCalled();
  });
});
