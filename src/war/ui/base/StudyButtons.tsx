import { useId, useState } from 'react';
import { nameStudy, studyOfWar } from '../../game/study';
import { mayStudy } from '../../game/studyPermission';
import { present, type War } from '../../game/war';
import { tagText } from '../../words/records';
import type { Game } from '../../game/game';
import { useGameStore } from './useGame';
import { EditPosition } from './EditPosition';
import { useStudies } from './studies';
import type { Opened } from '../../game/records';
import { readStudyText } from '../../game/studySave';
import { t } from '../../words/t';
import './parts.css';

interface TryFromHereProps extends Pick<
  Game,
  'players' | 'tags' | 'ruleSet' | 'rules' | 'handicap'
> {
  readonly war: War;
  /** The moment, an index of the war's positions; by default the present. */
  readonly at?: number;
  /** Whether people play this game now, whose present can be tried only if both have allowed it. */
  readonly live: boolean;
  readonly of?: string;
}

/**
 * A button that opens a copy of a war as a study, at the position with the index `at`, by default the last. While
 * people play the game (`live`) and its `tags` do not allow that, the button is disabled, and a sentence says why.
 * `players`, rules and handicap are those of the game; `of` is its name, if several can be studied.
 */
export function TryFromHere(props: TryFromHereProps) {
  const { war, at, live } = props;
  const { navigation } = useGameStore();
  const studies = useStudies();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const reason = useId();

  async function open(): Promise<void> {
    setBusy(true);
    const { turn } = war.positions[at ?? war.actions.length] ?? present(war);
    const event = tagText(props.tags, 'Event');
    const name =
      event === '' ? t('studies:nameOfTurn', { turn }) : t('studies:nameOf', { name: event, turn });
    const study = nameStudy(studyOfWar(war, props, at), name);
    const { id } = await studies.create(study);
    navigation.push({ screen: 'study', id });
  }

  const forbidden = live && !mayStudy(props.tags, war, at);
  const why = t(props.of === undefined ? 'studies:allow.notHere' : 'studies:allow.notNow');
  return (
    <>
      <button
        type="button"
        disabled={busy}
        {...(props.of !== undefined && {
          'aria-label': t('studies:studyThat', { game: props.of }),
        })}
        {...(forbidden && {
          'aria-disabled': true,
          'aria-describedby': reason,
          title: why,
        })}
        className="study-try"
        onClick={() => (forbidden ? setAsked(true) : void open())}
      >
        {t(props.of === undefined ? 'studies:tryHere' : 'studies:study')}
      </button>
      {!forbidden && props.of === undefined && (
        <EditPosition {...props} at={at ?? war.actions.length} />
      )}
      {forbidden && (
        <>
          <span id={reason} hidden>
            {why}
          </span>
          <p role="status" className="study-why">
            {asked && why}
          </p>
        </>
      )}
    </>
  );
}

interface OpenAsStudyProps {
  readonly text: string;
  /** The text's reading as a game; null if nothing of it can be opened. */
  readonly opened: Opened | null;
  readonly isRecord: boolean;
}

/**
 * A button that opens a text that was read as a game as a study; a record (`isRecord`) with its variations and
 * comments. Disabled if `opened`, the reading of the text, is null.
 */
export function OpenAsStudy({ text, opened, isRecord }: OpenAsStudyProps) {
  const { navigation } = useGameStore();
  const studies = useStudies();
  const [busy, setBusy] = useState(false);
  async function open(found: Opened): Promise<void> {
    setBusy(true);
    const read = isRecord ? readStudyText(text).study : null;
    const study = read ?? studyOfWar(found.war, { ...found, tags: found.tags ?? [] });
    const { id } = await studies.create(study);
    navigation.push({ screen: 'study', id });
  }
  return (
    <button
      type="button"
      disabled={opened === null || busy}
      onClick={() => opened && void open(opened)}
    >
      {t('studies:open')}
    </button>
  );
}
