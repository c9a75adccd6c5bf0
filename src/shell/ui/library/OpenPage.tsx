import { useId, type ReactNode } from 'react';
import type { BinaryKind } from '../../binaryKinds';
import type { Values } from '../../language/messages';
import { t } from '../../words/t';
import { FileChoice } from '../FileChoice';
import { LongField } from '../pages/LongField';
import { MenuScreen } from '../pages/MenuScreen';
import { longestFile, type Source, type Sourcing } from './useSource';
import './openPage.css';

/**
 * The key of a text on the page that opens a game from a text, which each game words itself: the `intro`, the label of
 * the button (`begin`), the question which of `count` games in the text to open (`games`), and why a file that is no
 * text cannot be read (`binary.…`).
 */
export type OpenWord = 'intro' | 'begin' | 'games' | `binary.${BinaryKind}`;

interface OpenPageProps {
  readonly words: (word: OpenWord, values?: Values) => string;
  readonly sourcing: Sourcing<unknown>;
  /** The most characters of a text. */
  readonly longest: number;
  /** The names of the games in the text, if there are several, and the chosen one. */
  readonly games: readonly string[];
  readonly game: number;
  readonly onGame: (game: number) => void;
  /** Other acts on the text. */
  readonly acts?: ReactNode;
  /** What the text would open; null if nothing is read. */
  readonly preview: ReactNode;
  /** Why nothing is read; null without a reason. */
  readonly fault: string | null;
  /** Opens what is shown; null if nothing can be opened. */
  readonly onOpen: (() => void) | null;
  /** What happens to the game in progress, and the question about it. */
  readonly note: ReactNode;
  readonly question: ReactNode;
  readonly onClose: () => void;
}

/**
 * Renders the page that opens a game from a pasted text, a file or a link (`sourcing`), and shows a `preview` of it
 * before anything changes; if nothing could be read, the `fault`. `onOpen` is called by the button that opens it
 * (disabled if null), `onGame` with the index of the chosen one of several `games`.
 */
export function OpenPage(props: OpenPageProps): ReactNode {
  const { words, sourcing, longest, games, game, onGame, acts, preview, fault } = props;
  const { onOpen, note, question, onClose } = props;
  const { source, takeText, takeFile, isDropping } = sourcing;
  const id = useId();
  return (
    <MenuScreen
      title={t('shellLibrary:openPage.title')}
      look={isDropping ? 'record-open record-dropping' : 'record-open'}
      onClose={onClose}
      foot={
        <>
          {note !== null && <p>{note}</p>}
          <button
            type="button"
            className="primary"
            disabled={onOpen === null}
            onClick={() => onOpen?.()}
          >
            {words('begin')}
          </button>
        </>
      }
    >
      <div className="record-columns" data-shown={preview !== null}>
        <div
          className="record-source"
          onPaste={(event) => {
            const { files } = event.clipboardData;
            // A copied picture arrives as a file without text.
            if (files[0] === undefined || event.clipboardData.getData('text/plain') !== '') return;
            event.preventDefault();
            takeFile(files[0]);
          }}
        >
          <p id={`${id}-intro`}>{words('intro')}</p>
          <label htmlFor={`${id}-text`}>{t('shellLibrary:openPage.text')}</label>
          <LongField
            id={`${id}-text`}
            text={source.text}
            describedBy={`${id}-intro`}
            onText={takeText}
          />
          {games.length > 1 && (
            <label className="record-games">
              {words('games', { count: games.length })}
              <select value={game} onChange={({ target }) => onGame(Number(target.value))}>
                {games.map((name, i) => (
                  <option key={i} value={i}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <div className="record-file">
            <FileChoice label={t('shellLibrary:openPage.file')} onFile={takeFile} />
            <span>{t('shellLibrary:openPage.drop')}</span>
            {acts}
          </div>
          <Origin {...{ source, longest, words }} />
        </div>
        {preview ?? (
          <section className="record-preview" role="status" data-empty="true">
            <p>{fault ?? t('shellLibrary:openPage.nothing')}</p>
          </section>
        )}
      </div>
      {question}
      {isDropping && <p className="record-drop">{t('shellLibrary:openPage.dropHere')}</p>}
    </MenuScreen>
  );
}

interface OriginProps extends Pick<OpenPageProps, 'words' | 'longest'> {
  readonly source: Source<unknown>;
}

function Origin({ source: { from }, longest, words }: OriginProps): ReactNode {
  if (from.kind === 'paste') return null;
  if (from.kind === 'link')
    return <p className="record-origin">{t('shellLibrary:openPage.fromLink')}</p>;
  const { name, size, fault } = from;
  return (
    <p className="record-origin">
      {fault === null
        ? t('shellLibrary:openPage.fromFile', { name })
        : fault === 'unreadableFile'
          ? t('shellLibrary:openPage.unreadableFile', { name })
          : fault === 'longFile'
            ? t('shellLibrary:openPage.longFile', {
                name,
                found: size,
                wanted: longestFile(longest),
              })
            : t('shellLibrary:openPage.binaryFile', { name, why: words(`binary.${fault}`) })}
    </p>
  );
}

interface PreviewProps {
  readonly title: string;
  readonly verdict: string;
  readonly isGood: boolean;
  readonly children: ReactNode;
}

/**
 * Renders the preview of a game that a text would open: the kind of the text (`title`), the result of reading it
 * (`verdict`), marked as good if `isGood`, and `children`, such as the faults found.
 */
export function OpenPreview({ title, verdict, isGood, children }: PreviewProps): ReactNode {
  const id = useId();
  return (
    <section className="record-preview" aria-labelledby={id}>
      <div role="status">
        <h2 id={id}>{title}</h2>
        <p data-good={isGood}>{verdict}</p>
      </div>
      {children}
    </section>
  );
}
