import { useId, useMemo, type ReactNode } from 'react';
import { unitsOf } from '../../engine/position';
import { readText, type Opened } from '../../game/records';
import { boardOf, present } from '../../game/war';
import { tellRecord } from '../../words/records';
import { rulesName, stageSentence } from '../../words/gameSentences';
import { ForeignTitles, withoutMarks } from '../base/ForeignTitles';
import { Plan } from '../pictures/Plan';
import { TryFromHere } from '../ways/door';
import { useGiveUp } from '../base/useGiveUp';
import { useGameStore } from '../base/useGame';
import { PUBLISHED_GAMES } from './publishedGames';

/** The games that come with this one, to be opened like any record. */
export function PublishedGames(): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{tellRecord('library.others')}</h2>
      <p>
        <ForeignTitles>{tellRecord('library.othersOrigin')}</ForeignTitles>
      </p>
      <ul className="library-games">
        {PUBLISHED_GAMES.map(({ id: game, text }) => (
          <PublishedGame key={game} name={tellRecord(`library.published.${game}`)} text={text} />
        ))}
      </ul>
    </section>
  );
}

function PublishedGame({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): ReactNode {
  const { found } = useMemo(() => readText(text), [text]);
  return found === null ? null : <Card name={name} opened={found} />;
}

function Card({ name, opened }: { readonly name: string; readonly opened: Opened }): ReactNode {
  const store = useGameStore();
  const { begin, question } = useGiveUp(() => store.open(opened));
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
        <TryFromHere {...opened} tags={opened.tags ?? []} live={false} of={withoutMarks(name)} />
      </div>
      {question}
    </li>
  );
}
