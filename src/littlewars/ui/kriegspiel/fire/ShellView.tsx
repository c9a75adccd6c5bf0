import { useMemo, type ReactNode } from 'react';
import { useAnnouncer } from '../../../../shell/ui/useAnnouncer';
import { Segments } from '../../../../shell/ui/Segments';
import { INCH } from '../../../engine/lengths';
import { gunNamed } from '../../../engine/refusals';
import { commandKriegspiel } from '../../../kriegspiel/orders';
import { SCREWS, type Screw, type ShellOrder } from '../../../kriegspiel/shells';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { shotsLeft } from '../../../words/gunner';
import { kriegspielRefusalWords } from '../../../words/kriegspiel/refusals';
import { t } from '../../../words/t';
import { aimedBy } from '../../gunner/aiming';
import { barrelOf, type Barrel } from '../../gunner/barrel';
import { GunnersView } from '../../gunner/GunnersView';
import { struckAt } from '../../gunner/shotShown';
import { sceneAdditions } from '../gunner/additions';
import { useWorks } from '../plan/things';
import { leftBy } from './burst';
import type { FireViewProps } from './useFire';
import './fire.css';

interface ScrewChoiceProps {
  readonly screw: Screw;
  readonly onScrew: (screw: Screw) => void;
}

/**
 * Renders the choice of the brass screw that a gun throws as a shell, light, medium or heavy, which decides its speed
 * (kriegspiel.md 3.2); `onScrew` is called with it.
 */
export function ScrewChoice({ screw, onScrew }: ScrewChoiceProps): ReactNode {
  return (
    <div className="kp-screws">
      <Segments
        label={t('lwKriegspielFire:screw')}
        values={SCREWS}
        value={screw}
        words={(each) => t(`lwKriegspielFire:screws.${each}`)}
        onChoose={onScrew}
      />
    </div>
  );
}

/** Hook: returns why an order to fire a shell would be refused at present, as sentences; empty if it would not. */
export function useRefusal(battle: KriegspielBattle, order: ShellOrder): string {
  const { gun, screw, bearing, elevation } = order;
  return useMemo(() => {
    const outcome = commandKriegspiel(battle, { kind: 'shell', gun, screw, bearing, elevation });
    return kriegspielRefusalWords(battle, outcome.ok ? [] : outcome.reasons);
  }, [battle, gun, screw, bearing, elevation]);
}

/** How high the eye is over a gun that throws shells, so that it sees over the raised barrel where they fall. */
const OVER_BARREL = 1.4 * INCH;

interface ShellViewProps extends ScrewChoiceProps, FireViewProps<ShellOrder> {
  /** The id of the gun that is aimed. Another gun needs a new view (`key`). */
  readonly gun: string;
  /** Whether an observer marks where the last shot of this gun struck. */
  readonly observed: boolean;
}

/**
 * Renders the view along the barrel of a gun that throws shells (kriegspiel.md 3.2): aimed by eye, as in Little Wars,
 * with one of three screws. `give` is called with the order to fire, `onAim` with a new aim.
 */
export function ShellView(props: ShellViewProps): ReactNode {
  const { battle, gun: id, screw, give, fire, onScrew, observed } = props;
  const announcer = useAnnouncer();
  const works = useWorks(battle);
  const gun = gunNamed(battle, id);
  const { bearing, elevation } = props.aim;
  const barrel = useMemo(
    (): Barrel | null =>
      gun === undefined
        ? null
        : { ...barrelOf(battle, gun), mountAt: () => ({ ...gun, above: OVER_BARREL }) },
    [battle, gun],
  );
  const aim = useMemo(() => {
    if (gun === undefined || barrel === null) return { bearing, elevation };
    const by = { bearing: bearing - gun.bearing, elevation: elevation - gun.elevation };
    return aimedBy(barrel, gun, by).aim;
  }, [barrel, gun, bearing, elevation]);
  const refusal = useRefusal(battle, { kind: 'shell', gun: id, screw, ...aim });
  const { played, shown } = fire;
  const shell = shown?.kind === 'shell' ? shown : null;
  const left = useMemo(() => (shell === null ? null : leftBy(shell)), [shell]);
  if (gun === undefined || barrel === null) return null;
  const choose = (next: Screw): void => {
    onScrew(next);
    announcer.answer(t(`lwKriegspielFire:chosen.${next}`));
  };
  return (
    <GunnersView
      battle={battle}
      barrel={barrel}
      left={shotsLeft(gun.shots)}
      works={works}
      additionsTo={sceneAdditions}
      words={{ help: t('lwKriegspielFire:shellHelp') }}
      bearing={aim.bearing}
      elevation={aim.elevation}
      onAim={props.onAim}
      onFire={(turned, raised) =>
        give({ kind: 'shell', gun: id, screw, bearing: turned, elevation: raised })
      }
      refusals={refusal === '' ? [] : [refusal]}
      shot={played}
      onShown={fire.onShown}
      hitAgain={props.hitAgain}
      struck={observed && shell?.shot.gun === id ? struckAt(shell.shot) : null}
      burst={left}
      onKey={(key) => {
        const next = SCREWS[Number(key) - 1];
        if (next !== undefined) choose(next);
        return next !== undefined;
      }}
      onLeave={props.onLeave}
    >
      <ScrewChoice screw={screw} onScrew={choose} />
    </GunnersView>
  );
}
