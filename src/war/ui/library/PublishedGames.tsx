import { useId, useMemo, type ReactNode } from 'react';
import { readText, type Opened } from '../../game/records';
import { boardOf } from '../../game/war';
import { t } from '../../words/t';
import { rulesName } from '../../words/games';
import { ForeignTitles, withoutMarks } from '../base/ForeignTitles';
import { cacheStoredAnalysis } from '../analysis/analysed';
import { TryFromHere } from '../base/StudyButtons';
import { LibraryRow } from '../../../shell/ui/library/LibraryRow';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { useInProgress } from '../base/useInProgress';
import { useGameStore } from '../base/useGame';
import { annotated, PUBLISHED_GAMES } from './published/annotated';
import { StagePicture, stageAndLength } from './savedWar';

type PublishedId = keyof typeof annotated.notes;

/**
 * A list of the published games and of games of the bots, each with buttons that open it as a record, or with the notes
 * of its analysis.
 */
export function PublishedGames(): ReactNode {
  const id = useId();
  const programsId = useId();
  const list = (games: readonly { readonly id: PublishedId; readonly text: string }[]) => (
    <ul className="library-games">
      {games.map(({ id: game, text }) => (
        <PublishedGame
          key={game}
          name={t(`records:library.published.${game}`)}
          text={text}
          notes={annotated.notes[game]}
        />
      ))}
    </ul>
  );
  return (
    <>
      <section aria-labelledby={id}>
        <h2 id={id}>{t('records:library.others')}</h2>
        <p>
          <ForeignTitles>{t('records:library.othersOrigin')}</ForeignTitles>
        </p>
        {list(PUBLISHED_GAMES)}
      </section>
      <section aria-labelledby={programsId}>
        <h2 id={programsId}>{t('records:library.programs')}</h2>
        <p>{t('records:library.programsOrigin')}</p>
        {list(annotated.games)}
      </section>
    </>
  );
}

interface PublishedGameProps {
  readonly name: string;
  readonly text: string;
  /** Its stored analysis. */
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
  const { begin, question } = useAbandonGame(useInProgress(), () => store.view(opened));
  const reading = useAbandonGame(useInProgress(), () => {
    cacheStoredAnalysis(opened, notes);
    store.view(opened);
    store.past.show(0);
  });
  const stage = { name: 'war', war: opened.war } as const;
  return (
    <>
      <LibraryRow
        picture={<StagePicture board={boardOf(opened.war)} stage={stage} />}
        name={withoutMarks(name)}
        title={<ForeignTitles>{name}</ForeignTitles>}
        onOpen={begin}
        orders={() => [{ label: t('records:library.notes'), act: reading.begin }]}
        also={
          <TryFromHere {...opened} tags={opened.tags ?? []} live={false} of={withoutMarks(name)} />
        }
      >
        <p>{stageAndLength({ stage })}</p>
        <p className="note">{t('headquarters:rulesOf', { rules: rulesName(opened) })}</p>
      </LibraryRow>
      {question}
      {reading.question}
    </>
  );
}
