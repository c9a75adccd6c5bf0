import { useId, useState, type ReactNode } from 'react';
import type { Board } from '../../engine/board';
import type { Tag } from '../../../shell/record/recordText';
import { RULE_SETS, type Rules, type RuleSetId } from '../../engine/rules';
import { STANDARD_BOARD } from '../../engine/standardMap';
import { SIDES, type Side } from '../../engine/vocabulary';
import type { WarTimeControl } from '../../game/clocks';
import { LONGEST_NAME, NEW_BEGINNINGS, type NewBeginning, type Players } from '../../game/game';
import { PEOPLE, type Seats } from '../../game/seat';
import { capital, theSide } from '../../words/sentences';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';
import { Card } from '../setup/Card';
import { BeginningMore } from '../setup/OpeningChoice';
import { ClockChoice } from '../setup/ClockChoice';
import { HandicapChoice, type Granted } from '../setup/HandicapChoice';
import { MapChoice } from '../setup/MapChoice';
import { RulesChoice } from '../setup/RulesChoice';
import { StudyPermissionChoice } from '../setup/StudyPermissionChoice';
import { NameInput } from '../../../shell/ui/NameInput';
import { stripInvisible } from '../../../shell/stripInvisible';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { useInProgress } from '../base/useInProgress';
import { seatsSentence } from '../../words/opponent';
import { SeatFields } from '../opponent/entry';
import '../setup/newgame.css';

interface NewGameProps {
  readonly players: Players;
  readonly onPlayers: (players: Players) => void;
  readonly onClose: () => void;
}

/**
 * The form of a new game, with everything that is decided before the first unit is placed: players, map, rules,
 * beginning, clock, handicap. `players` are the names typed so far, `onPlayers` is called when they change.
 */
export function NewGame({ players, onPlayers: setPlayers, onClose }: NewGameProps): ReactNode {
  const store = useGameStore();
  const [ruleSet, setRuleSet] = useState<RuleSetId>('debord');
  const [rules, setRules] = useState<Rules>(RULE_SETS.debord);
  const [beginning, setBeginning] = useState<NewBeginning>('hidden');
  const [board, setBoard] = useState<Board | null>(STANDARD_BOARD);
  const [wanted, setOpening] = useState('');
  const openings = board?.openings ?? [];
  const opening = (openings.find(({ id }) => id === wanted) ?? openings[0])?.id ?? null;
  const [clock, setClock] = useState<WarTimeControl>();
  const [granted, setGranted] = useState<Granted>();
  const [seats, setSeats] = useState(PEOPLE);
  const [tags, setTags] = useState<readonly Tag[]>([]);

  const { begin, note, question } = useAbandonGame(useInProgress(), () => {
    if (board === null) return;
    store.begin({
      board,
      players: { N: stripInvisible(players.N), S: stripInvisible(players.S) },
      ruleSet,
      rules,
      beginning: beginning === 'opening' && opening === null ? 'open' : beginning,
      opening: beginning === 'opening' ? opening : null,
      clock,
      ...granted?.(board, clock),
      seats,
      tags,
    });
  });

  function submit(): void {
    if (board === null || granted?.(board, clock) !== null) begin();
  }

  return (
    <MenuScreen
      title={t('headquarters:newGame')}
      look="hq-new"
      onSubmit={submit}
      onClose={onClose}
      note={note}
      submit={t('headquarters:begin')}
      disabled={board === null}
    >
      <div className="hq-new-columns">
        <fieldset className="hq-players">
          <legend>{t('headquarters:players')}</legend>
          {SIDES.map((side) => (
            <PlayerName
              key={side}
              side={side}
              name={players[side]}
              onName={(name) => setPlayers({ ...players, [side]: name })}
            />
          ))}
          <SeatsChoice seats={seats} onSeats={setSeats} />
        </fieldset>

        <fieldset className="hq-cards" data-of="beginning">
          <legend>{t('headquarters:deployment')}</legend>
          {NEW_BEGINNINGS.map((id) => (
            <Card
              key={id}
              group="beginning"
              words={{
                name: t(`headquarters:deploymentKinds.${id}.name`),
                text: t(`headquarters:deploymentKinds.${id}.text`),
              }}
              chosen={id === beginning}
              onChoose={() => setBeginning(id)}
            />
          ))}
          <BeginningMore
            {...{ board, beginning, opening, clock, granted }}
            onOpening={setOpening}
          />
        </fieldset>
        <MapChoice board={board} onBoard={setBoard} />
        <ClockChoice onClock={setClock} />
        <HandicapChoice {...{ board, clock }} onGranted={(grant) => setGranted(() => grant)} />
        <StudyPermissionChoice onTags={setTags} />
        <RulesChoice
          ruleSet={ruleSet}
          rules={rules}
          onRuleSet={(id) => {
            setRuleSet(id);
            setRules(RULE_SETS[id]);
          }}
          onRules={setRules}
        />
      </div>

      {question}
    </MenuScreen>
  );
}

interface PlayerNameProps {
  readonly side: Side;
  readonly name: string;
  readonly onName: (name: string) => void;
}

function PlayerName({ side, name, onName }: PlayerNameProps): ReactNode {
  const id = useId();
  return (
    <div className="hq-player" data-side={side}>
      <label htmlFor={id}>{capital(theSide(side))}</label>
      <NameInput
        id={id}
        placeholder={t(`field:sides.${side}`)}
        longest={LONGEST_NAME}
        {...{ name, onName }}
      />
    </div>
  );
}

interface SeatsChoiceProps {
  readonly seats: Seats;
  readonly onSeats: (seats: Seats) => void;
}

/**
 * The choice of who plays each side, a person or a bot, folded at first; `onSeats` is called with the players of both
 * sides when one changes.
 */
export function SeatsChoice({ seats, onSeats }: SeatsChoiceProps): ReactNode {
  const [open, setOpen] = useState(false);
  const chosen = seatsSentence(seats);
  return (
    <details className="hq-seats" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('opponent:seats.title')}
        {chosen !== '' && <em> · {chosen}</em>}
      </summary>
      {open && <SeatFields seats={seats} onSeats={onSeats} />}
    </details>
  );
}
