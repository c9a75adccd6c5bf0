import { useDeferredValue, useId, type ReactNode } from 'react';
import { countryAdvice } from '../../battles/countryAdvice';
import { INCH } from '../../engine/lengths';
import type { Bounds } from '../../engine/shapes';
import type { Country } from '../../engine/types';
import { advicePlaceWords, adviceWords } from '../../words/layingOut';
import { t } from '../../words/t';
import type { ShownCircle } from '../plan/view';

interface AdviceListProps {
  /** A Country without faults. */
  readonly country: Country;
  /** The place that is marked on the plan; null if none is. */
  readonly marked: Bounds | null;
  readonly onMark: (place: Bounds | null) => void;
}

/** The least radius of a mark: that of a house. */
const LEAST_MARK = 6 * INCH;
/** The most places listed of one piece of advice; more are where the first ones have been fixed. */
const MOST_PLACES = 3;

/**
 * Renders a list of Wells' advice on laying out a Country (littlewars.md 2.1), which says whether the Country follows
 * each piece, with buttons for up to three places where it does not. `onMark` is called with the place of a pressed
 * button, to be marked on the plan; null if it was `marked`.
 */
export function AdviceList({ country, marked, onMark }: AdviceListProps): ReactNode {
  const id = useId();
  // A dragged piece follows the hand; the advice comes after it.
  const shown = useDeferredValue(country);
  return (
    <section className="lw-advice" aria-labelledby={id}>
      <h2 id={id}>{t('lwCountry:advice.title')}</h2>
      <ul>
        {countryAdvice(shown).map(({ topic, places }) => (
          <li key={topic} data-followed={places.length === 0}>
            <p>{adviceWords(topic, places.length === 0)}</p>
            {places.length > 0 && (
              <div className="draft-acts">
                {places.slice(0, MOST_PLACES).map((place, i) => (
                  <button
                    key={i}
                    type="button"
                    aria-pressed={place === marked}
                    onClick={() => onMark(place === marked ? null : place)}
                  >
                    {advicePlaceWords(shown, topic, place)}
                  </button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the circle that marks on the plan a place where a Country does not follow Wells' advice, in sixteenths of an
 * inch; its radius is at least six inches.
 */
export function circleAbout({ left, right, bottom, top }: Bounds): ShownCircle {
  return {
    at: { x: Math.round((left + right) / 2), y: Math.round((bottom + top) / 2) },
    radius: Math.max(LEAST_MARK, Math.min(right - left, top - bottom) / 2),
    kind: 'place',
  };
}
