import { useMemo, type ReactNode } from 'react';
import type { Aim } from '../../../engine/flight';
import { rifleFiles, type RiflesOrder } from '../../../kriegspiel/rifles';
import type { Screw, ShellOrder } from '../../../kriegspiel/shells';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { t } from '../../../words/t';
import { AimByNumbers } from '../../table/AimByNumbers';
import { useRifleRefusal } from './RifleView';
import { ScrewChoice, useRefusal } from './ShellView';

/**
 * The props of a panel that aims and fires: the battle, the present `aim`, in thousandths of a degree, and the
 * callbacks that change it (`onAim`) and open the view along the barrel (`onLook`).
 */
export interface FirePanelProps {
  /** As its mover may see it (`seenBy`). */
  readonly battle: KriegspielBattle;
  readonly aim: Aim;
  readonly onAim: (aim: Aim) => void;
  /** Opens the view along the barrel; null while it is open. */
  readonly onLook: (() => void) | null;
}

interface AimingProps extends Pick<FirePanelProps, 'aim' | 'onAim' | 'onLook'> {
  readonly look: string;
  /** Why nothing is fired, as sentences; empty if it may be. */
  readonly refusal: string;
  readonly onFire: () => void;
  readonly children?: ReactNode;
}

function Aiming({ aim, look, refusal, onAim, onLook, onFire, children }: AimingProps): ReactNode {
  return (
    <>
      {refusal !== '' && <p className="lw-refusal">{refusal}</p>}
      {onLook !== null && (
        <div className="lw-acts row">
          <button type="button" className="primary" disabled={refusal !== ''} onClick={onLook}>
            {look}
          </button>
        </div>
      )}
      {children}
      <AimByNumbers aim={aim} mayFire={refusal === ''} onAim={onAim} onFire={onFire} />
    </>
  );
}

interface ShellPanelProps extends FirePanelProps {
  readonly gun: string;
  readonly screw: Screw;
  readonly onScrew: (screw: Screw) => void;
  readonly give: (order: ShellOrder) => void;
}

/**
 * Renders the panel from which a gun fires shells (kriegspiel.md 3.2): why it may not fire, the choice of its screw,
 * and fields to aim by numbers. `give` is called with the order to fire, `onAim` with a new aim; `onLook` opens the
 * view along the barrel, null while it is open.
 */
export function ShellPanel(props: ShellPanelProps): ReactNode {
  const { gun, screw, onScrew, give, ...aiming } = props;
  const order: ShellOrder = { kind: 'shell', gun, screw, ...aiming.aim };
  const refusal = useRefusal(props.battle, order);
  return (
    <Aiming {...aiming} look={t('lwTable:gun.look')} refusal={refusal} onFire={() => give(order)}>
      <ScrewChoice screw={screw} onScrew={onScrew} />
    </Aiming>
  );
}

interface RiflePanelProps extends FirePanelProps {
  /** Who is to fire, by id, and the direction that they look in. */
  readonly men: readonly string[];
  readonly front: number;
  readonly give: (order: RiflesOrder) => void;
}

/**
 * Renders the panel from which riflemen fire (kriegspiel.md 3.6): how many rows of five there are, and fields to aim
 * the next row by numbers. `give` is called with the order to fire, `onAim` with a new aim; `onLook` opens the view
 * along the rifles, null while it is open.
 */
export function RiflePanel(props: RiflePanelProps): ReactNode {
  const { battle, men, front, give, ...aiming } = props;
  const files = useMemo(() => rifleFiles(battle, men, front), [battle, men, front]);
  const [five = []] = files;
  const refusal = useRifleRefusal(battle, five, aiming.aim);
  return (
    <Aiming
      {...aiming}
      look={t('lwKriegspielFire:rifles.look')}
      refusal={refusal}
      onFire={() => give({ kind: 'rifles', men: five, ...aiming.aim })}
    >
      {refusal === '' && <p>{t('lwKriegspielFire:rifles.left', { count: files.length })}</p>}
    </Aiming>
  );
}
