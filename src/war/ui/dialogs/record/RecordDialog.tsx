import { useMemo, useRef, type ReactNode } from 'react';
import { canShare, shareFirst } from '../../../../shell/platform/browserApis';
import { formatsFor, writeBoardText, writeWithMap } from '../../../engine/notation/boardFormats';
import { isStandard } from '../../../engine/standardMap';
import type { Game } from '../../../game/game';
import { LONGEST_LINK } from '../../../store/library/link';
import { canPack } from '../../../../shell/platform/packing';
import { writablePosition, writeGameRecord } from '../../../game/records';
import { warAt } from '../../../game/past';
import { boardOf, present, type War } from '../../../game/war';
import { formatName, formatNoteSentence } from '../../../words/formats';
import { mapSentence } from '../../../words/maps';
import { usePauseRequest } from '../../../../shell/ui/clock/usePauseRequest';
import { Dialog } from '../../../../shell/ui/Dialog';
import { playersSentence } from '../../../words/games';
import { download } from '../../../../shell/platform/download';
import { PictureButtons } from '../../board/pictures/PictureButtons';
import { useGameState } from '../../base/useGame';
import { copy, CopyRow, Done, Messages, useAnnounce } from './Copying';
import { embedCode } from './embedCode';
import { recordFileName } from '../../../words/records';
import { usePackedLink } from '../../../../shell/ui/usePackedLink';
import { writeLink } from '../../../store/library/link';
import { pastIndex } from '../../../game/choice';
import { t } from '../../../words/t';
import './records.css';

interface RecordDialogProps {
  readonly game: Game;
  readonly onClose: () => void;
}

/**
 * A dialog with the record of a game: to save, copy and share it, as a file, a text or a link; and, once the war has
 * begun, to copy its position in several formats, save a picture of it, and show the board in a page of another site.
 */
export function RecordDialog({ game, onClose }: RecordDialogProps): ReactNode {
  usePauseRequest();
  const record = useMemo(() => writeGameRecord(game) ?? '', [game]);
  const link = usePackedLink(record, writeLink);
  return (
    <Dialog open title={t('records:export.title')} onClose={onClose}>
      <div className="record-export">
        <Messages>
          <TheRecord game={game} record={record} link={link} />
          <section>
            <h3>{t('records:export.link')}</h3>
            {link === null ? (
              !canPack() && <p>{t('records:export.linkNever')}</p>
            ) : (
              <CopyRow
                name={t('records:export.linkName')}
                text={link}
                notes={[
                  link.length > LONGEST_LINK
                    ? t('records:export.linkLong', { count: link.length, most: LONGEST_LINK })
                    : t('records:export.linkFits', { count: link.length }),
                ]}
              />
            )}
          </section>
          {game.stage.name === 'war' && (
            <>
              {link !== null && <TheBoardElsewhere game={game} war={game.stage.war} link={link} />}
              <ThePosition war={game.stage.war} />
              <ThePicture game={game} war={game.stage.war} />
            </>
          )}
        </Messages>
      </div>
    </Dialog>
  );
}

interface TheRecordProps {
  readonly game: Game;
  readonly record: string;
  readonly link: string | null;
}

function TheRecord({ game, record, link }: TheRecordProps): ReactNode {
  const announce = useAnnounce('record');
  const details = useRef<HTMLDetailsElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const name = recordFileName(game);
  const select = (): void => {
    if (details.current !== null) details.current.open = true;
    text.current?.select();
  };
  return (
    <section>
      <h3>{t('records:export.record')}</h3>
      <p>
        {[t('records:export.recordText'), mapSentence(game.board)]
          .filter((s) => s !== '')
          .join(' ')}
      </p>
      <div className="record-acts">
        <button
          type="button"
          className="primary"
          data-first-focus
          onClick={() => {
            download(name, record, 'text/plain');
            announce(t('records:export.saved', { name }));
          }}
        >
          {t('records:export.save')}
        </button>
        <button
          type="button"
          onClick={() => void copy(t('records:export.record'), record, announce, select)}
        >
          {t('records:export.copyRecord')}
        </button>
        {canShare() && (
          <button
            type="button"
            onClick={() =>
              void share(playersSentence(game), name, record, link).catch(() =>
                announce(t('records:export.shareFailed')),
              )
            }
          >
            {t('records:export.share')}
          </button>
        )}
      </div>
      <Done at="record" />
      <details ref={details}>
        <summary>{t('records:export.read')}</summary>
        <textarea
          ref={text}
          aria-label={t('records:export.record')}
          readOnly
          spellCheck={false}
          rows={8}
          value={record}
        />
      </details>
    </section>
  );
}

/** Shares the game with other programs of the device: as a file if possible, otherwise as a link or as text. */
async function share(
  title: string,
  name: string,
  record: string,
  link: string | null,
): Promise<void> {
  const files = [new File([record], name, { type: 'text/plain' })];
  const links = link === null ? [] : [{ title, url: link }];
  try {
    await shareFirst([{ title, files }, ...links, { title, text: record }]);
  } catch (error) {
    // The user has cancelled.
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}

function ThePosition({ war }: { readonly war: War }): ReactNode {
  const board = boardOf(war);
  const { setup, since } = writablePosition(war);
  return (
    <section>
      <h3>{t('records:export.position')}</h3>
      {since > 0 && <p>{t('records:export.since', { turn: setup.turn, count: since })}</p>}
      <p>{t(present(war).over === null ? 'records:export.rulesUnsaid' : 'records:export.over')}</p>
      {!isStandard(board) && <p>{t('maps:oneFormat')}</p>}
      {formatsFor(board).map((format) => {
        const { text, notes } = writeBoardText(board, setup, format);
        return (
          <CopyRow
            key={format}
            name={formatName(format)}
            text={format === 'position' ? writeWithMap(board, setup) : text}
            notes={notes.map((one) => formatNoteSentence(board, one))}
          />
        );
      })}
    </section>
  );
}

interface ThePictureProps {
  readonly game: Game;
  readonly war: War;
}

interface TheBoardElsewhereProps extends ThePictureProps {
  readonly link: string;
}

/** The code that shows the game in another page, at the viewed moment if there is one. */
function TheBoardElsewhere({ game, war, link }: TheBoardElsewhereProps): ReactNode {
  const review = useGameState(({ choice }) => pastIndex(choice));
  const at = review === null ? war.actions.length : Math.min(review, war.actions.length);
  return (
    <section>
      <h3>{t('records:export.embed')}</h3>
      <p>{t('records:export.embedText')}</p>
      <CopyRow
        name={t('records:export.embedName')}
        text={embedCode(link, playersSentence(game), `at=${at}`)}
      />
    </section>
  );
}

/** The board as it is shown, at present or at the viewed moment. */
function ThePicture({ game, war }: ThePictureProps): ReactNode {
  const review = useGameState(({ choice }) => pastIndex(choice));
  const then = review === null ? war : warAt(war, review);
  return (
    <section>
      <h3>{t('pictures:heading')}</h3>
      <p>{t('pictures:text')}</p>
      <div className="record-acts">
        <PictureButtons
          position={present(then)}
          players={game.players}
          fileName={recordFileName(game).replace(/\.gow$/, '')}
          onAnnounce={useAnnounce('picture')}
        />
      </div>
      <Done at="picture" />
    </section>
  );
}
