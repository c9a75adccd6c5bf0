import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BOARD_FORMATS, writeBoardText } from '../../engine/notation/boardFormats';
import type { Game } from '../../game/game';
import { BOARD } from '../../game/ground';
import { LONGEST_LINK, writeLink } from '../../store/link';
import { canPack } from '../../../shell/platform/packing';
import { writablePosition, writeGameRecord } from '../../game/records';
import { warAt } from '../../game/past';
import { present, type War } from '../../game/war';
import { formatName, toldSentence } from '../../words/formats';
import { tellPicture } from '../../words/pictures';
import { tellRecord } from '../../words/records';
import { Dialog } from '../../../shell/ui/Dialog';
import { gameSentence } from '../../words/gameSentences';
import { download } from '../../../shell/platform/download';
import { PictureButtons } from '../pictures/PictureButtons';
import { useGameState } from '../base/useGame';
import { copy, CopyRow, Done, SaidContext, type Tell, type TellAt } from './Copying';
import { recordFileName } from '../../words/recordFileName';
import './records.css';
import { pastIndex } from '../../game/choice';

interface RecordDialogProps {
  readonly game: Game;
  readonly onClose: () => void;
}

/** The record of a game at war, to keep and to send: as a file, as text, as a link, and its position. */
export function RecordDialog({ game, onClose }: RecordDialogProps): ReactNode {
  const [said, setSaid] = useState<{ at: string; sentence: string } | null>(null);
  const tellAt = useCallback<TellAt>((at) => (sentence) => setSaid({ at, sentence }), []);
  const record = useMemo(() => writeGameRecord(game) ?? '', [game]);
  const link = useLink(record);
  return (
    <Dialog open title={tellRecord('keep.title')} onClose={onClose}>
      <div className="record-keep">
        <SaidContext value={said}>
          <TheRecord game={game} record={record} link={link} onTell={tellAt('record')} />
          <section>
            <h3>{tellRecord('keep.link')}</h3>
            {link === null ? (
              !canPack() && <p>{tellRecord('keep.linkNever')}</p>
            ) : (
              <CopyRow
                name={tellRecord('keep.linkName')}
                text={link}
                told={[
                  link.length > LONGEST_LINK
                    ? tellRecord('keep.linkLong', { count: link.length, most: LONGEST_LINK })
                    : tellRecord('keep.linkFits', { count: link.length }),
                ]}
                onTell={tellAt}
              />
            )}
          </section>
          {game.stage.name === 'war' && (
            <>
              <ThePosition war={game.stage.war} onTell={tellAt} />
              <ThePicture game={game} war={game.stage.war} onTell={tellAt('picture')} />
            </>
          )}
        </SaidContext>
      </div>
    </Dialog>
  );
}

/** The address of this page with a record in it; null until it is packed, or where that cannot be. */
function useLink(record: string): string | null {
  const [packed, setPacked] = useState<{ record: string; link: string } | null>(null);
  useEffect(() => {
    if (!canPack()) return;
    let wanted = true;
    void writeLink(record).then((fragment) => {
      const { origin, pathname, search } = window.location;
      if (wanted) setPacked({ record, link: `${origin}${pathname}${search}${fragment}` });
    });
    return () => {
      wanted = false;
    };
  }, [record]);
  return packed?.record === record ? packed.link : null;
}

interface TheRecordProps {
  readonly game: Game;
  readonly record: string;
  readonly link: string | null;
  readonly onTell: Tell;
}

function TheRecord({ game, record, link, onTell }: TheRecordProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const name = recordFileName(game);
  const select = (): void => {
    if (details.current !== null) details.current.open = true;
    text.current?.select();
  };
  return (
    <section>
      <h3>{tellRecord('keep.record')}</h3>
      <p>{tellRecord('keep.recordText')}</p>
      <div className="record-acts">
        <button
          type="button"
          className="primary"
          data-first-focus
          onClick={() => {
            download(name, record, 'text/plain');
            onTell(tellRecord('keep.saved', { name }));
          }}
        >
          {tellRecord('keep.save')}
        </button>
        <button
          type="button"
          onClick={() => void copy(tellRecord('keep.record'), record, onTell, select)}
        >
          {tellRecord('keep.copyRecord')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            onClick={() =>
              void share(gameSentence(game), name, record, link).catch(() =>
                onTell(tellRecord('keep.shareFailed')),
              )
            }
          >
            {tellRecord('keep.share')}
          </button>
        )}
      </div>
      <Done at="record" />
      <details ref={details}>
        <summary>{tellRecord('keep.read')}</summary>
        <textarea
          ref={text}
          aria-label={tellRecord('keep.record')}
          readOnly
          spellCheck={false}
          rows={8}
          value={record}
        />
      </details>
    </section>
  );
}

/** Offers the game to other programs of the device: as a file where it takes one, else as a link or as text. */
async function share(
  title: string,
  name: string,
  record: string,
  link: string | null,
): Promise<void> {
  const files = [new File([record], name, { type: 'text/plain' })];
  const data = [{ title, files }, ...(link === null ? [] : [{ title, url: link }])].find(
    (one) => 'canShare' in navigator && navigator.canShare(one),
  );
  try {
    await navigator.share(data ?? { title, text: record });
  } catch (error) {
    // Whoever leaves the sheet has changed their mind.
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}

function ThePosition({ war, onTell }: { readonly war: War; readonly onTell: TellAt }): ReactNode {
  const { setup, since } = useMemo(() => writablePosition(war), [war]);
  return (
    <section>
      <h3>{tellRecord('keep.position')}</h3>
      {since > 0 && <p>{tellRecord('keep.since', { turn: setup.turn, count: since })}</p>}
      <p>{tellRecord(present(war).over === null ? 'keep.rulesUnsaid' : 'keep.over')}</p>
      {BOARD_FORMATS.map((format) => {
        const { text, told } = writeBoardText(BOARD, setup, format);
        return (
          <CopyRow
            key={format}
            name={formatName(format)}
            text={text}
            told={told.map((one) => toldSentence(BOARD, one))}
            onTell={onTell}
          />
        );
      })}
    </section>
  );
}

interface ThePictureProps {
  readonly game: Game;
  readonly war: War;
  readonly onTell: Tell;
}

/** The board as it is shown, at present or at the moment under review. */
function ThePicture({ game, war, onTell }: ThePictureProps): ReactNode {
  const review = useGameState(({ choice }) => pastIndex(choice));
  const then = review === null ? war : warAt(war, review);
  return (
    <section>
      <h3>{tellPicture('heading')}</h3>
      <p>{tellPicture('text')}</p>
      <div className="record-acts">
        <PictureButtons
          position={present(then)}
          players={game.players}
          fileName={recordFileName(game).replace(/\.gow$/, '')}
          onTell={onTell}
        />
      </div>
      <Done at="picture" />
    </section>
  );
}
