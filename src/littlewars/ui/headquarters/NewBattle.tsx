import { useState, type ReactNode } from 'react';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { countryFaults } from '../../engine/countryFaults';
import type { BySide, Country, Side } from '../../engine/types';
import { nextMuster } from '../../game/campaign';
import { isOfKriegspiel, putForLayout } from '../../store/countryEditor';
import { t } from '../../words/t';
import { useStorage } from '../base/storage';
import { PlayerNames, trimmed } from '../base/PlayerNames';
import { useBattleStore, useRandomInt } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { CountryEditor } from '../country/entry';
import { CampaignChoice, useOpenCampaign } from './CampaignChoice';
import {
  CountryChoice,
  countryOf,
  isMade,
  layoutOf,
  optionsOf,
  type CountryOptions,
} from './CountryChoice';
import {
  ChooserChoice,
  chooserOf,
  choosersOf,
  ChosenSide,
  usualChooser,
  type Chooser,
  type Choosing,
} from './SideChoice';
import { drawnLots, settled, termFaults, TermsForm, USUAL_TERMS } from './Terms';
import { ThrownForces, type Thrown } from './ThrownForces';

interface NewBattleProps {
  /** A Country from a link. */
  readonly given: Country | null;
  readonly layingOut: boolean;
  readonly onBack: () => void;
}

/**
 * Renders the form of a new battle between two players, with everything that is agreed before it (littlewars.md 2.1,
 * 2.2), or, over it, the editor of Countries (`layingOut`). `given` is the Country to begin with, null for the usual
 * one; `onBack` leaves the form.
 */
export function NewBattle({ given, layingOut, onBack }: NewBattleProps): ReactNode {
  const store = useBattleStore();
  const lot = useRandomInt();
  const [lots] = useState(() => drawnLots(lot));

  const open = useOpenCampaign();
  const [goesOn, setGoesOn] = useState(true);
  /** The campaign whose next battle is to begin: its terms are agreed but for the Country. */
  const next = goesOn ? open : null;
  const last = open?.game.muster.country;
  const [country, setCountry] = useState<CountryOptions>(() =>
    given !== null
      ? { id: 'own', seed: 1, own: given }
      : last === undefined
        ? { id: 'hooks-farm', seed: 1 }
        : optionsOf(last),
  );
  const agree = (): void => store.navigation.push({ screen: 'newBattle' });
  const storage = useStorage();
  const [terms, setTerms] = useState(USUAL_TERMS);
  const [players, setPlayers] = useState<BySide<string>>({ red: '', blue: '' });
  const [thrown, setThrown] = useState<Thrown | null>(null);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [agreedChooser, setChooser] = useState<Chooser | null>(null);
  const fought = next === null ? terms.kind : next.game.muster.rules.kind;
  // A choice made for one kind of battle does not count for another.
  const chooser =
    agreedChooser !== null && choosersOf(fought).includes(agreedChooser)
      ? agreedChooser
      : usualChooser(fought, isMade(country, last));
  const { begin, note, question } = useAbandonGame(useInProgress(), store.begin);
  const isFaulty = next === null && termFaults(terms).length > 0;

  /** Goes on with the Country as it lies once its side is chosen (2.1). */
  function withSides(first: Side, go: (country: Country) => void): void {
    const side = chooserOf(chooser, first, lots.chooser);
    if (side === null) go(countryOf(country));
    else setChoosing({ side, country: countryOf(country), go });
  }

  function submit(): void {
    if (isFaulty) return;
    if (next !== null) {
      withSides(nextMuster(next.game).first, (laid) =>
        store.nextBattle(next.campaign.target, laid),
      );
      return;
    }
    const { options, thrown: dice } = settled(terms, lots);
    withSides(options.first, (laid) => {
      setChoosing(null);
      const agreed = (): void =>
        begin({
          ...options,
          players: trimmed(players),
          country: laid,
        });
      if (dice === null) agreed();
      else setThrown({ ...dice, begin: agreed });
    });
  }

  if (layingOut)
    return (
      <CountryEditor
        storage={storage}
        onClose={() => {
          // A Country with faults cannot be fought over.
          if (countryFaults(countryOf(country)).length > 0)
            setCountry({ id: 'hooks-farm', seed: 1 });
          agree();
        }}
        onUse={(own) => {
          if (next === null && isOfKriegspiel(own)) {
            store.navigation.push({ screen: 'kriegspiel' });
            return;
          }
          setCountry({ ...country, id: 'own', own });
          agree();
        }}
      />
    );
  const campaign = open !== null && (
    <CampaignChoice open={open} goesOn={goesOn} onGoesOn={setGoesOn} />
  );
  const sides = <ChooserChoice kind={fought} value={chooser} onChoose={setChooser} />;
  const laidOut = (
    <CountryChoice
      options={country}
      onOptions={setCountry}
      onLayOut={() => {
        putForLayout(storage, layoutOf(country));
        store.navigation.push({ screen: 'layOut' });
      }}
    />
  );
  return (
    <MenuScreen
      title={t('lwHeadquarters:newBattle')}
      look="lw-new"
      onSubmit={submit}
      onClose={onBack}
      note={note}
      submit={t('lwHeadquarters:begin')}
      disabled={isFaulty}
    >
      {next === null ? (
        <>
          <div className="lw-new-column">
            {campaign}
            {laidOut}
            <PlayerNames players={players} onPlayers={setPlayers} />
            {sides}
          </div>
          <TermsForm terms={terms} onTerms={setTerms} />
        </>
      ) : (
        <>
          <div className="lw-new-column">
            {campaign}
            {sides}
          </div>
          <div className="lw-new-column">{laidOut}</div>
        </>
      )}
      {choosing !== null && (
        <ChosenSide
          {...choosing}
          players={next === null ? players : next.game.players}
          onClose={() => setChoosing(null)}
        />
      )}
      {thrown !== null && <ThrownForces thrown={thrown} onClose={() => setThrown(null)} />}
      {question}
    </MenuScreen>
  );
}
