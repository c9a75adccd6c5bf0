import { useMemo, useState, type ReactNode } from 'react';
import { useAnnouncer } from '../../../../shell/ui/useAnnouncer';
import { FILE, rifleFaults, rifleFiles, type RiflesOrder } from '../../../kriegspiel/rifles';
import type { Aim } from '../../../engine/flight';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { nameIn } from '../../../words/kriegspiel/names';
import { kriegspielRefusalWords } from '../../../words/kriegspiel/refusals';
import { sideName } from '../../../words/names';
import { t } from '../../../words/t';
import { GunnersView } from '../../gunner/GunnersView';
import { sceneAdditions } from '../gunner/additions';
import { useWorks } from '../plan/things';
import { barrelOfFive, bearingWithin, middleOf } from './rifleBarrel';
import type { FireViewProps } from './useFire';
import './fire.css';

/** Hook: returns why five rifles would not be fired at present, as sentences; empty if they would. */
export function useRifleRefusal(
  battle: KriegspielBattle,
  five: readonly string[],
  { bearing, elevation }: Aim,
): string {
  const key = five.join(' ');
  return useMemo(
    () =>
      key === ''
        ? t('lwKriegspielFire:rifles.none')
        : kriegspielRefusalWords(
            battle,
            rifleFaults(battle, { men: key.split(' '), bearing, elevation }),
          ),
    [battle, key, bearing, elevation],
  );
}

interface RifleViewProps extends FireViewProps<RiflesOrder> {
  /** Who is to fire, by id; fives are formed of them as they stand. */
  readonly men: readonly string[];
  readonly front: number;
}

/**
 * Renders the view in which a row of five riflemen is aimed and fired (kriegspiel.md 3.6), from behind and above the
 * middle man. Each row fires once; the next begins with the same aim. `men` are all who are to fire, by id, `front` is
 * where they look, in thousandths of a degree; `give` is called with each order.
 */
export function RifleView(props: RifleViewProps): ReactNode {
  const { battle, men, front, aim, give, fire } = props;
  const announcer = useAnnouncer();
  const works = useWorks(battle);
  const { played, shown } = fire;
  const files = useMemo(() => rifleFiles(battle, men, front), [battle, men, front]);
  const [wanted, setWanted] = useState(0);
  const place = Math.min(wanted, files.length - 1);
  // The view is from those who fired, while a volley is shown and when nobody is left to fire.
  const fired = shown?.kind === 'rifles' && (played !== null || files.length === 0) ? shown : null;
  const five = fired?.men ?? files[place] ?? men.slice(0, FILE);
  const key = five.join(' ');
  const middle = middleOf(battle, five);
  const barrel = useMemo(
    () => (middle === undefined ? null : barrelOfFive(battle, middle, key.split(' '))),
    [battle, middle, key],
  );
  const { bearing: wantedBearing, elevation } = aim;
  const bearing = useMemo(
    () => bearingWithin(battle, key.split(' '), wantedBearing),
    [battle, key, wantedBearing],
  );
  const refusal = useRifleRefusal(battle, files.length === 0 ? [] : five, { bearing, elevation });
  if (barrel === null || middle === undefined) return null;

  const placeWords = (at: number): string => {
    const [first = '', last = ''] = [files[at]?.[0], files[at]?.at(-1)];
    return t('lwKriegspielFire:rifles.place', {
      number: at + 1,
      count: files.length,
      first,
      last,
    });
  };
  const choose = (by: number): void => {
    const next = Math.min(files.length - 1, Math.max(0, place + by));
    setWanted(next);
    if (next >= 0) announcer.answer(placeWords(next));
  };
  const man = nameIn(battle, middle.id);
  const isShowing = played !== null;
  return (
    <GunnersView
      battle={battle}
      barrel={barrel}
      works={works}
      additionsTo={sceneAdditions}
      words={{
        title: t('lwKriegspielFire:rifles.title', { side: sideName(middle.side), man }),
        sight: t('lwKriegspielFire:rifles.sight', { man }),
        help: t('lwKriegspielFire:rifles.help'),
        prompt: t('lwKriegspielFire:rifles.prompt'),
        leave: t('lwKriegspielFire:rifles.leave'),
      }}
      bearing={bearing}
      elevation={elevation}
      onAim={props.onAim}
      onFire={(turned, raised) =>
        give({ kind: 'rifles', men: five, bearing: turned, elevation: raised })
      }
      refusals={isShowing || refusal === '' ? [] : [refusal]}
      shot={played}
      onShown={fire.onShown}
      hitAgain={props.hitAgain}
      struck={null}
      left={t('lwKriegspielFire:rifles.left', { count: files.length })}
      onKey={(pressed) => {
        if (pressed !== '[' && pressed !== ']') return false;
        choose(pressed === '[' ? -1 : 1);
        return true;
      }}
      onLeave={props.onLeave}
    >
      {files.length > 0 && (
        <div className="fire-fives" role="group" aria-label={t('lwKriegspielFire:rifles.fives')}>
          <button
            type="button"
            aria-label={t('lwKriegspielFire:rifles.before')}
            disabled={isShowing || place === 0}
            onClick={() => choose(-1)}
          >
            <span aria-hidden="true">◀</span>
          </button>
          <span>{placeWords(place)}</span>
          <button
            type="button"
            aria-label={t('lwKriegspielFire:rifles.after')}
            disabled={isShowing || place === files.length - 1}
            onClick={() => choose(1)}
          >
            <span aria-hidden="true">▶</span>
          </button>
        </div>
      )}
    </GunnersView>
  );
}
