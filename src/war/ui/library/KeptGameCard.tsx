import { useMemo, useState, type ReactNode } from 'react';
import { unitsOf, type PlacedUnit } from '../../engine/position';
import { STANDARD_BOARD } from '../../engine/standardMap';
import type { Game, Stage } from '../../game/game';
import type { KeptGame } from '../../store/keptGames';
import { writeGameRecord } from '../../game/records';
import { present } from '../../game/war';
import { tellRecord } from '../../words/records';
import { dayAndHour, recordDay } from '../../../shell/language/dates';
import { gameSentence, rulesName, stageSentence } from '../../words/gameSentences';
import { isOver } from '../../game/over';
import { Plan } from '../pictures/Plan';
import { TryFromHere } from '../ways/TryFromHere';
import { useGiveUp } from '../base/useGiveUp';
import { download } from '../../../shell/platform/download';
import { handicapSentence } from '../../words/handicap';
import { saveFaultSentences, isWhole, keptSentence } from '../../words/saveFaults';
import { seatsSentence } from '../../words/opponent';
import { mapSentence } from '../../words/maps';
import { recordFileName } from '../../words/recordFileName';
import { tagText } from '../../words/recordReading';

interface KeptGameCardProps {
  readonly kept: KeptGame;
  readonly inHand: boolean;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** What a game of the library is called: the name it was given, else its players. */
export function keptName({ game }: KeptGame): string {
  if (game === null) return tellRecord('library.unreadable');
  return tagText(game.tags, 'Event') || gameSentence(game);
}

/** The units that a small picture shows: of a deployment under way, none. */
function unitsShown(stage: Stage): readonly PlacedUnit[] {
  if (stage.name === 'deployment') return [];
  if (stage.name === 'lots') return [...stage.armies.N.units, ...stage.armies.S.units];
  return unitsOf(present(stage.war));
}

/** A game of the library: how it stands, and what can be done with it. */
export function KeptGameCard(props: KeptGameCardProps): ReactNode {
  const { kept, inHand, onOpen, onRename, onDelete } = props;
  const { game, faults } = kept;
  const { begin, question } = useGiveUp(onOpen);
  const name = keptName(kept);
  const at = dayAndHour(kept.at);
  const units = useMemo(() => (game === null ? [] : unitsShown(game.stage)), [game]);
  return (
    <li className="library-game">
      <Plan board={game?.board ?? STANDARD_BOARD} units={units} />
      <div className="library-facts">
        <h3>
          {name} {inHand && <em className="hq-tag">{tellRecord('library.inHand')}</em>}
        </h3>
        {game !== null && <Facts game={game} name={name} />}
        <p className="library-at">
          {at === null ? tellRecord('library.keptOnce') : tellRecord('library.kept', { at })}
        </p>
        {faults.length > 0 && <Damage kept={kept} />}
      </div>
      <div className="library-acts">
        {game !== null && (
          <button
            type="button"
            className={isOver(game) ? undefined : 'primary'}
            aria-label={tellRecord('library.openThat', { game: name })}
            onClick={inHand ? onOpen : begin}
          >
            {tellRecord('library.open')}
          </button>
        )}
        {game?.stage.name === 'war' && (
          <TryFromHere {...game} war={game.stage.war} live={!isOver(game)} of={name} />
        )}
        <SaveIt kept={kept} name={name} />
        {game !== null && faults.length === 0 && (
          <button
            type="button"
            aria-label={tellRecord('library.renameThat', { game: name })}
            onClick={onRename}
          >
            {tellRecord('library.rename')}
          </button>
        )}
        <button
          type="button"
          className="danger"
          aria-label={tellRecord('library.deleteThat', { game: name })}
          onClick={onDelete}
        >
          {tellRecord('library.delete')}
        </button>
      </div>
      {question}
    </li>
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
      <p>{stageSentence(game)}</p>
      {handicap !== '' && <p>{handicap}</p>}
      {game.programs && <p>{seatsSentence(game.programs)}</p>}
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

/** The record of a war; of a game that is damaged, its text as it was found. That it is saved is said beside it. */
function SaveIt({ kept, name }: { readonly kept: KeptGame; readonly name: string }): ReactNode {
  const [saved, setSaved] = useState<string | null>(null);
  const { game, faults, text } = kept;
  const save = (file: string, content: string, type?: string): void => {
    download(file, content, type);
    setSaved(file);
  };
  const isDamaged = faults.length > 0;
  if (!isDamaged && game?.stage.name !== 'war') return null;
  return (
    <>
      <button
        type="button"
        aria-label={tellRecord(isDamaged ? 'library.downloadThat' : 'library.saveThat', {
          game: name,
        })}
        onClick={() =>
          isDamaged || game === null
            ? save('game-of-war-damaged.json', text)
            : save(recordFileName(game), writeGameRecord(game) ?? '', 'text/plain')
        }
      >
        {tellRecord(isDamaged ? 'library.download' : 'library.save')}
      </button>
      <p role="status" className="library-saved">
        {saved !== null && tellRecord('keep.saved', { name: saved })}
      </p>
    </>
  );
}
