import { useId, useMemo, type ReactNode } from 'react';
import { unitsOf } from '../../engine/position';
import { readText, type Opened } from '../../game/records';
import { boardOf, present } from '../../game/war';
import { tellRecord } from '../../words/records';
import { rulesName, stageSentence } from '../../words/gameSentences';
import { ForeignTitles, withoutMarks } from '../base/ForeignTitles';
import { Plan } from '../pictures/Plan';
import { learnNotes } from '../analysis/learnNotes';
import { TryFromHere } from '../ways/TryFromHere';
import { useGiveUp } from '../base/useGiveUp';
import { useGameStore } from '../base/useGame';
import { annotated } from './published/annotated';
import { PUBLISHED_GAMES } from './publishedGames';

type PublishedId = keyof typeof annotated.notes;

/** The games that come with this one, to be opened like any record, or read with the notes of their analysis. */
export function PublishedGames(): ReactNode {
  const id = useId();
  const programsId = useId();
  const list = (games: readonly { readonly id: PublishedId; readonly text: string }[]) => (
    <ul className="library-games">
      {games.map(({ id: game, text }) => (
        <PublishedGame
          key={game}
          name={tellRecord(`library.published.${game}`)}
          text={text}
          notes={annotated.notes[game]}
        />
      ))}
    </ul>
  );
  return (
    <>
      <section aria-labelledby={id}>
        <h2 id={id}>{tellRecord('library.others')}</h2>
        <p>
          <ForeignTitles>{tellRecord('library.othersOrigin')}</ForeignTitles>
        </p>
        {list(PUBLISHED_GAMES)}
      </section>
      <section aria-labelledby={programsId}>
        <h2 id={programsId}>{tellRecord('library.programs')}</h2>
        <p>{tellRecord('library.programsOrigin')}</p>
        {list(annotated.games)}
      </section>
    </>
  );
}

interface PublishedGameProps {
  readonly name: string;
  readonly text: string;
  /** What the analysis found of it. */
  readonly notes: string;
}

function PublishedGame({ name, text, notes }: PublishedGameProps): ReactNode {
  const { found } = useMemo(() => readText(text), [text]);
  return found === null ? null : <Card name={name} opened={found} notes={notes} />;
}

interface CardProps extends Pick<PublishedGameProps, 'name' | 'notes'> {
  readonly opened: Opened;
}

function Card({ name, opened, notes }: CardProps): ReactNode {
  const store = useGameStore();
  const { begin, question } = useGiveUp(() => store.view(opened));
  const reading = useGiveUp(() => {
    learnNotes(opened, notes);
    store.view(opened);
    store.past.show(0);
  });
  const { war } = opened;
  return (
    <li className="library-other">
      <Plan board={boardOf(war)} units={unitsOf(present(war))} />
      <div className="library-facts">
        <h3>
          <ForeignTitles>{name}</ForeignTitles>
        </h3>
        <p>{stageSentence({ stage: { name: 'war', war } })}</p>
        <p className="library-at">{tellRecord('library.rules', { rules: rulesName(opened) })}</p>
      </div>
      <div className="library-acts">
        <button
          type="button"
          aria-label={tellRecord('library.openThat', { game: withoutMarks(name) })}
          onClick={begin}
        >
          {tellRecord('library.open')}
        </button>
        <button
          type="button"
          aria-label={tellRecord('library.notesThat', { game: withoutMarks(name) })}
          onClick={reading.begin}
        >
          {tellRecord('library.notes')}
        </button>
        <TryFromHere {...opened} tags={opened.tags ?? []} live={false} of={withoutMarks(name)} />
      </div>
      {question}
      {reading.question}
    </li>
  );
}
