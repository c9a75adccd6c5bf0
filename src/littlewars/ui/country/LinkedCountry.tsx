import './country.css';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { Country } from '../../engine/types';
import type { CountryReading } from '../../game/countryText';
import { isOfKriegspiel } from '../../store/countryEditor';
import { readCountryLink } from '../../store/link';
import { titleOf } from '../../words/names';
import { lengthWords } from '../../words/lengths';
import { t } from '../../words/t';
import { Faults } from '../base/Faults';
import { PlanPicture } from '../plan/PlanPicture';

interface LinkedCountryProps {
  readonly link: string;
  readonly onUse: (country: Country, inKriegspiel: boolean) => void;
  readonly onLayOut: (country: Country) => void;
  readonly onClose: () => void;
}

/**
 * Renders the Country in a link: its size, its plan and its faults, with buttons to fight over it (`onUse`), first in
 * the game whose scenery it has, then in the other, and to change it in the editor (`onLayOut`). Nothing is saved until then. `link` is the fragment of the address; nothing is
 * shown until it is read.
 */
export function LinkedCountry({ link, onUse, onLayOut, onClose }: LinkedCountryProps): ReactNode {
  const announcer = useAnnouncer();
  const [reading, setReading] = useState<CountryReading | null>(null);
  const showFaults = useEffectEvent(({ country }: CountryReading) => {
    if (country === null) announcer.answer(t('lwCountry:linked.nothing'));
  });
  useEffect(() => {
    let wanted = true;
    void readCountryLink(link).then((found) => {
      if (!wanted) return;
      setReading(found);
      showFaults(found);
    });
    return () => {
      wanted = false;
    };
  }, [link]);
  if (reading === null) return null;
  const { country, faults } = reading;
  const isSound = faults.every(({ code }) => code !== 'country');
  const inKriegspiel = country !== null && isOfKriegspiel(country);
  return (
    <MenuScreen
      title={
        country === null || country.name === '' ? t('lwCountry:linked.title') : titleOf(country)
      }
      look="lw-linked"
      onClose={onClose}
      foot={
        country !== null && (
          <>
            <button type="button" onClick={() => onLayOut(country)}>
              {t('lwCountry:layOut')}
            </button>
            <button type="button" disabled={!isSound} onClick={() => onUse(country, !inKriegspiel)}>
              {t(`lwCountry:linked.${inKriegspiel ? 'littleWars' : 'kriegspiel'}`)}
            </button>
            <button
              type="button"
              className="primary"
              disabled={!isSound}
              onClick={() => onUse(country, inKriegspiel)}
            >
              {t('lwCountry:use')}
            </button>
          </>
        )
      }
    >
      <p>
        {country === null
          ? t('lwCountry:linked.nothing')
          : t('lwCountry:linked.size', {
              width: lengthWords(country.width),
              depth: lengthWords(country.depth),
            })}
        {inKriegspiel && ` ${t('lwCountry:linked.ofKriegspiel')}`}
      </p>
      {country !== null && (
        <div className="lw-linked-picture">
          <PlanPicture country={country} label={t('lwCountry:plan')} />
        </div>
      )}
      <Faults faults={faults} country={country} />
    </MenuScreen>
  );
}
