import type { ReactNode } from 'react';
import { isReady, manOf } from '../../engine/men';
import { gunNamed } from '../../engine/refusals';
import type { Point } from '../../engine/types';
import { bodyOf, presentOf } from '../../kriegspiel/bodies';
import { takes } from '../../kriegspiel/moveState';
import type { Screw } from '../../kriegspiel/shells';
import { transportNamed } from '../../kriegspiel/transports';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { waggonNamed } from '../../kriegspiel/waggons';
import { bodyLineAt, nameIn, sideOf } from '../../words/kriegspiel/names';
import { capital } from '../../words/names';
import { t } from '../../words/t';
import { RiflePanel, ShellPanel, type FirePanelProps } from './fire/FirePanel';
import { BodyPanel, MenPanel } from './panels/BodyPanel';
import { ChargePanel, type ChargePanelProps, type PreviewedCharges } from './panels/ChargePanel';
import { GunPanel } from './panels/GunPanel';
import type { OrdersProps } from './panels/OrderButtons';
import { TransportPanel } from './panels/TransportPanel';
import { WaggonPanel } from './panels/WaggonPanel';
import { WorkPanel } from './panels/WorkPanel';

interface ChosenProps extends OrdersProps, Pick<FirePanelProps, 'aim' | 'onAim' | 'onLook'> {
  readonly chosen: readonly string[];
  readonly screw: Screw;
  readonly onScrew: (screw: Screw) => void;
  /** The places of a work that have been pressed on the plan, and how many are asked for. */
  readonly places: readonly Point[];
  readonly onPlaces: (count: number) => void;
  /** Called with the places of the work that would be begun now; none without one. */
  readonly onProposed: (at: readonly Point[]) => void;
  readonly charges: PreviewedCharges;
  /** Called with the letter of a body, and the enemy on whom its charge is previewed; undefined for none any more. */
  readonly onCharge: (body: string, target: string | null | undefined) => void;
}

/**
 * Renders the panel of the `chosen` men, gun, waggon, boat or train: for the mover's own with buttons for every order,
 * executed by `give`, for the enemy's only what they are. `screw` is the shell to be fired, `places` are the places
 * pressed on the plan for a work, `charges` are the charges that are previewed; each callback is called when the player
 * changes the value of its name.
 */
export function Chosen(props: ChosenProps): ReactNode {
  const { battle, chosen, give } = props;
  const [id = ''] = chosen;
  if (chosen.length === 0) return <p className="lw-note">{t('lwKriegspielTable:prompt')}</p>;
  // An enemy can be looked at, and is given no orders; nor is a body of which nobody is left.
  if (sideOf(battle, id) !== battle.mover || chosen.every((each) => isSpent(battle, each)))
    return chosen.map((each) => <p key={each}>{lineOf(battle, each)}</p>);
  const aiming = {
    battle,
    aim: props.aim,
    onAim: props.onAim,
    onLook: props.onLook,
    give,
  };
  const { places: at, onPlaces, onProposed } = props;
  const work = { battle, give, at, onPlaces, onProposed };
  const chargeOf = (
    of: string,
  ): Pick<ChargePanelProps, 'target' | 'onTarget' | 'open' | 'onOpen'> => ({
    target: props.charges[of] ?? null,
    onTarget: (target) => props.onCharge(of, target),
    open: props.charges[of] !== undefined,
    onOpen: (open) => props.onCharge(of, open ? (props.charges[of] ?? null) : undefined),
  });
  const body = bodyOf(battle, id);
  const present = body === undefined ? [] : presentOf(battle, body);
  if (body !== undefined && chosen.length === 1)
    return (
      <>
        <BodyPanel
          key={id}
          {...{ battle, body, give }}
          onCharge={(target) => props.onCharge(id, target)}
        />
        <ChargePanel key={`charge ${id}`} {...{ battle, body, give }} {...chargeOf(id)} />
        <WorkPanel key={`work ${id}`} {...work} men={present} />
        {takes(battle, 'rifles') &&
          // Men aboard fire at nothing.
          present.length > 0 &&
          battle.kriegspiel.services[body.men[0] ?? ''] === 'infantry' && (
            <Fire>
              <RiflePanel {...aiming} men={body.men} front={body.front} />
            </Fire>
          )}
      </>
    );
  const gun = gunNamed(battle, id);
  if (gun !== undefined)
    return (
      <>
        <GunPanel key={id} {...{ battle, gun, give }} />
        {takes(battle, 'shells') && (
          <Fire>
            <ShellPanel {...aiming} gun={id} screw={props.screw} onScrew={props.onScrew} />
          </Fire>
        )}
      </>
    );
  const waggon = waggonNamed(battle, id);
  if (waggon !== undefined) return <WaggonPanel key={id} {...{ battle, waggon, give }} />;
  const transport = transportNamed(battle, id);
  if (transport !== undefined) return <TransportPanel key={id} {...{ battle, transport, give }} />;
  const men = chosen
    .flatMap((each) => bodyOf(battle, each)?.men ?? [each])
    .flatMap((each) => manOf(battle, each) ?? []);
  const bodies = chosen.flatMap((each) => bodyOf(battle, each) ?? []);
  return (
    <>
      <MenPanel key={id} {...{ battle, men, give }} />
      {bodies.map((each) => (
        <ChargePanel
          key={`charge ${each.id}`}
          {...{ battle, give }}
          body={each}
          {...chargeOf(each.id)}
          named
        />
      ))}
      <WorkPanel key={`work ${id}`} {...work} men={men} />
    </>
  );
}

const Fire = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <section aria-labelledby="kp-fire" className="stack">
    <h2 id="kp-fire">{t('lwKriegspielTable:fire')}</h2>
    {children}
  </section>
);

/** Returns whether an id is that of a body of which nobody is left on the field or aboard. */
function isSpent(battle: KriegspielBattle, id: string): boolean {
  const men = bodyOf(battle, id)?.men.flatMap((each) => manOf(battle, each) ?? []);
  return men?.every((man) => !isReady(man) && man.state !== 'aboard') ?? false;
}

/**
 * Returns a line that names the man, gun or vehicle with this id, `Gun G2.`, or a body by its letter, with its
 * strength, formation and place.
 */
export function lineOf(battle: KriegspielBattle, id: string): string {
  const body = bodyOf(battle, id);
  if (isSpent(battle, id))
    return capital(t('lwKriegspielReasons:nobodyLeft', { what: nameIn(battle, id) }));
  return body === undefined ? `${capital(nameIn(battle, id))}.` : bodyLineAt(battle, body);
}
