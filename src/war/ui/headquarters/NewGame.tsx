import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { OPENINGS } from '../../engine/openings';
import { RULE_SET_IDS, RULE_SETS, type Rules, type RuleSetId } from '../../engine/rules';
import { SIDES, type Side } from '../../engine/vocabulary';
import { LONGEST_NAME, NEW_BEGINNINGS, type NewBeginning, type Players } from '../../game/game';
import { capital, theSide } from '../../words/sentences';
import { t } from '../../words/t';
import { DeploymentSheet } from '../printing/door';
import { useGameStore } from '../base/useGame';
import { HouseRules, OpeningChoice } from './door';
import { seenText } from '../../../shell/seenText';
import { changedSwitches, ruleSetWords } from '../../words/games';
import { useGiveUp } from '../base/useGiveUp';
import './newgame.css';

interface NewGameProps {
  /** The names typed so far, which outlast a way back. */
  readonly players: Players;
  readonly onPlayers: (players: Players) => void;
  readonly onBack: () => void;
}

/** Everything that is settled before the first unit is placed. */
export function NewGame({ players, onPlayers: setPlayers, onBack }: NewGameProps): ReactNode {
  const store = useGameStore();
  const [ruleSet, setRuleSet] = useState<RuleSetId>('debord');
  const [rules, setRules] = useState<Rules>(RULE_SETS.debord);
  const [way, setWay] = useState<NewBeginning>('hidden');
  const [opening, setOpening] = useState(OPENINGS[0]?.id ?? '');
  const [printing, setPrinting] = useState(false);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const names = useRef<Partial<Record<Side, HTMLInputElement | null>>>({});

  useEffect(() => title.current?.focus(), []);

  const { begin, note, question } = useGiveUp(() =>
    store.begin({
      players: { N: seenText(players.N), S: seenText(players.S) },
      ruleSet,
      rules,
      way,
      opening: way === 'opening' ? opening : null,
    }),
  );

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const tooLong = SIDES.find((side) => seenText(players[side]).length > LONGEST_NAME);
    if (tooLong !== undefined) names.current[tooLong]?.focus();
    else begin();
  }

  return (
    <form className="hq-new" aria-labelledby={titleId} onSubmit={submit} noValidate>
      <h1 id={titleId} ref={title} tabIndex={-1}>
        {t('headquarters:newGame')}
      </h1>

      <div className="hq-new-columns">
        <fieldset className="hq-players">
          <legend>{t('headquarters:players')}</legend>
          {SIDES.map((side) => (
            <PlayerName
              key={side}
              side={side}
              name={players[side]}
              onName={(name) => setPlayers({ ...players, [side]: name })}
              inputRef={(input) => {
                names.current[side] = input;
              }}
            />
          ))}
        </fieldset>

        <fieldset className="hq-cards" data-of="way">
          <legend>{t('headquarters:deployment')}</legend>
          {NEW_BEGINNINGS.map((id) => (
            <Card
              key={id}
              group="way"
              words={{
                name: t(`headquarters:ways.${id}.name`),
                text: t(`headquarters:ways.${id}.text`),
              }}
              chosen={id === way}
              onChoose={() => setWay(id)}
            />
          ))}
          {way === 'opening' ? (
            <OpeningChoice opening={opening} onOpening={setOpening} />
          ) : (
            <button type="button" className="plain" onClick={() => setPrinting(true)}>
              {t('headquarters:printSheet')}
            </button>
          )}
          {printing && <DeploymentSheet deployment={null} onClose={() => setPrinting(false)} />}
        </fieldset>
        <fieldset className="hq-cards" data-of="rule-set">
          <legend>{t('headquarters:ruleSet')}</legend>
          {RULE_SET_IDS.map((id) => (
            <Card
              key={id}
              group="rule-set"
              words={ruleSetWords(id)}
              mark={
                id === ruleSet && changedSwitches(rules, id).length > 0
                  ? t('headquarters:withHouseRules')
                  : null
              }
              chosen={id === ruleSet}
              onChoose={() => {
                setRuleSet(id);
                setRules(RULE_SETS[id]);
              }}
            />
          ))}
        </fieldset>
        <HouseRules ruleSet={ruleSet} rules={rules} onRules={setRules} />
      </div>

      <footer className="hq-new-foot">
        <button type="button" onClick={onBack}>
          {t('headquarters:back')}
        </button>
        {note !== null && <p>{note}</p>}
        <button type="submit" className="primary">
          {t('headquarters:begin')}
        </button>
      </footer>

      {question}
    </form>
  );
}

interface PlayerNameProps {
  readonly side: Side;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly inputRef: (input: HTMLInputElement | null) => void;
}

function PlayerName({ side, name, onName, inputRef }: PlayerNameProps): ReactNode {
  const id = useId();
  const count = seenText(name).length;
  const tooLong = count > LONGEST_NAME;
  return (
    <div className="hq-player" data-side={side}>
      <label htmlFor={id}>{capital(theSide(side))}</label>
      <input
        ref={inputRef}
        id={id}
        autoComplete="off"
        placeholder={t(`field:sides.${side}`)}
        value={name}
        aria-invalid={tooLong}
        aria-describedby={`${id}-note`}
        onChange={(event) => onName(event.target.value)}
      />
      <p id={`${id}-note`} role="status">
        {tooLong && t('headquarters:nameTooLong', { most: LONGEST_NAME, count })}
      </p>
    </div>
  );
}

interface CardProps {
  readonly group: string;
  readonly words: {
    readonly name: string;
    /** The language of the name, where it may not be the page's. */
    readonly language?: string;
    readonly text: string;
  };
  readonly mark?: string | null;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One of several ways to play, as a card to choose. */
function Card({ group, words, mark = null, chosen, onChoose }: CardProps): ReactNode {
  const id = useId();
  return (
    <label className="hq-card">
      <input
        type="radio"
        name={group}
        checked={chosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        onChange={onChoose}
      />
      <span id={`${id}-name`} className="hq-card-name">
        <span lang={words.language}>{words.name}</span>
        {mark !== null && <em> {mark}</em>}
      </span>
      <span id={`${id}-text`} className="hq-card-text">
        {words.text}
      </span>
    </label>
  );
}
