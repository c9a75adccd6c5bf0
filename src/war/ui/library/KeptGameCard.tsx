import { arePeople } from '../../game/seat';
import { useState, type ReactNode } from 'react';
import { STANDARD_BOARD } from '../../engine/standardMap';
import type { Game } from '../../game/game';
import type { KeptGame } from '../../store/saves';
import { writeGameRecord } from '../../game/records';
import { tellRecord } from '../../words/records';
import { dayAndHour, recordDay } from '../../../shell/language/dates';
import { gameSentence, rulesName } from '../../words/gameSentences';
import { isOver } from '../../game/over';
import { TryFromHere } from '../ways/TryFromHere';
import { useGiveUp } from '../../../shell/ui/pages/useGiveUp';
import { useInProgress } from '../base/useInProgress';
import { download } from '../../../shell/platform/download';
import { handicapSentence } from '../../words/handicap';
import { saveFaultSentences, isWhole, keptSentence } from '../../words/saveFaults';
import { seatsSentence } from '../../words/opponent';
import { mapSentence } from '../../words/maps';
import { recordFileName } from '../../words/recordFileName';
import { tagText } from '../../words/recordReading';
import { keptName, stageAndLength } from './arrange';
import { LibraryRow } from './LibraryRow';

interface KeptGameCardProps {
  readonly kept: KeptGame;
  readonly inHand: boolean;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** A game of the library: how it stands, and what can be done with it. */
export function KeptGameCard(props: KeptGameCardProps): ReactNode {
  const { kept, inHand, onOpen, onRename, onDelete } = props;
  const { game, faults, text } = kept;
  const { begin, question } = useGiveUp(useInProgress(), onOpen);
  /** The file that its record was saved as. */
  const [saved, setSaved] = useState<string | null>(null);
  const name = keptName(kept);
  const at = dayAndHour(kept.at);
  const over = game !== null && isOver(game);
  const isDamaged = faults.length > 0;
  const save = (file: string, content: string, type?: string): void => {
    download(file, content, type);
    setSaved(file);
  };
  return (
    <>
      <LibraryRow
        board={game?.board ?? STANDARD_BOARD}
        stage={game?.stage ?? null}
        name={name}
        title={
          <>
            {name} {inHand && !over && <em className="hq-tag">{tellRecord('library.inHand')}</em>}
          </>
        }
        onOpen={game === null ? null : inHand ? onOpen : begin}
        isOver={over}
        items={[
          ...(isDamaged
            ? [
                {
                  label: tellRecord('library.download'),
                  act: () => save('game-of-war-damaged.json', text),
                },
              ]
            : game?.stage.name === 'war'
              ? [
                  {
                    label: tellRecord('library.save'),
                    act: () =>
                      save(recordFileName(game), writeGameRecord(game) ?? '', 'text/plain'),
                  },
                ]
              : []),
          ...(game !== null && !isDamaged
            ? [{ label: tellRecord('library.rename'), act: onRename }]
            : []),
          { label: tellRecord('library.delete'), act: onDelete, danger: true },
        ]}
        also={
          game?.stage.name === 'war' && (
            <TryFromHere {...game} war={game.stage.war} live={!over} of={name} />
          )
        }
        done={saved === null ? '' : tellRecord('keep.saved', { name: saved })}
      >
        {game !== null && <Facts game={game} name={name} />}
        <p className="library-at">
          {at === null ? tellRecord('library.keptOnce') : tellRecord('library.kept', { at })}
        </p>
        {isDamaged && <Damage kept={kept} />}
      </LibraryRow>
      {question}
    </>
  );
}

function Facts({ game, name }: { readonly game: Game; readonly name: string }): ReactNode {
  const players = gameSentence(game);
  const map = mapSentence(game.board);
  const handicap = handicapSentence(game);
  const date = recordDay(tagText(game.tags, 'Date'));
  return (
    <>
      {players !== name && <p>{players}</p>}
      <p>{stageAndLength(game)}</p>
      {handicap !== '' && <p>{handicap}</p>}
      {!arePeople(game.seats) && <p>{seatsSentence(game.seats)}</p>}
      <p className="library-at">
        {tellRecord('library.rules', { rules: rulesName(game) })}
        {map !== '' && ` · ${map}`}
        {date !== '' && ` · ${date}`}
      </p>
    </>
  );
}

function Damage({ kept }: { readonly kept: KeptGame }): ReactNode {
  const save = { text: kept.text, faults: kept.faults, recovered: kept.game !== null };
  return (
    <div className="library-damage">
      {!isWhole(save) && (
        <p>
          <strong>{tellRecord('library.damaged')}</strong>
        </p>
      )}
      {saveFaultSentences(save).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{keptSentence(save)}</p>
    </div>
  );
}
