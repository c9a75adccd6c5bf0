import type { ReactNode } from 'react';
import type { RowReport } from '../../../shell/ui/library/LibraryRow';
import { unreadableEntry, type SavedEntry } from '../../../shell/ui/library/savedEntry';
import { recordDay } from '../../../shell/language/dates';
import type { Board } from '../../engine/board';
import { unitsOf, type PlacedUnit } from '../../engine/position';
import { STANDARD_BOARD } from '../../engine/standardMap';
import { isOver, type Game, type Stage } from '../../game/game';
import { writeGameRecord } from '../../game/records';
import type { DamagedSave } from '../../game/save';
import { areHere } from '../../game/seat';
import { lastTurnEnded, present } from '../../game/war';
import type { SavedWar } from '../../store/library/saves';
import { gameSentence, rulesName, stageSentence } from '../../words/games';
import { handicapSentence } from '../../words/handicap';
import { mapSentence } from '../../words/maps';
import { seatsSentence } from '../../words/opponent';
import { recordFileName, tagText } from '../../words/records';
import { t } from '../../words/t';
import { isWhole, savedSentence, saveFaultSentences } from '../../words/saveFaults';
import { Plan } from '../board/pictures/Plan';
import { TryFromHere } from '../base/StudyButtons';

/** Returns how many turns of a game have ended, of both sides together. */
function turnsPlayed(stage: Stage): number {
  if (stage.name !== 'war') return 0;
  const { war } = stage;
  const first = war.positions[0].turn;
  return (lastTurnEnded(war) ?? first - 1) - first + 1;
}

/** Returns how far a game has come, and the number of its turns: `Turn 12, the North to move · 11 turns`. */
export function stageAndLength(game: Pick<Game, 'stage' | 'handicap'>): string {
  const count = turnsPlayed(game.stage);
  const stage = stageSentence(game);
  return count === 0 ? stage : `${stage} · ${t('records:library.length', { count })}`;
}

/** Returns the units in a small picture; none of a deployment in progress. */
function unitsShown(stage: Stage | null): readonly PlacedUnit[] {
  if (stage?.name === 'war') return unitsOf(present(stage.war));
  return stage?.name === 'lots' ? [...stage.armies.N.units, ...stage.armies.S.units] : [];
}

interface StagePictureProps {
  readonly board: Board;
  /** What is drawn; null for an unreadable game. */
  readonly stage: Stage | null;
}

/**
 * A small picture of a game's board with the units on it, before, during or after its war; without the units of a
 * hidden deployment. An empty board if `stage` is null.
 */
export const StagePicture = ({ board, stage }: StagePictureProps): ReactNode => (
  <Plan board={board} units={unitsShown(stage)} />
);

/**
 * Returns a saved game of Debord's as the library's list shows it: its name, picture, state, actions and faults. Of an
 * unreadable game there are only a name and the faults.
 */
export function savedWar({ game, faults, text }: SavedWar): SavedEntry {
  const damage = faults.length > 0 && <Damage save={{ text, faults, recovered: game !== null }} />;
  if (game === null)
    return unreadableEntry(
      t('records:library.unreadable'),
      damage,
      <StagePicture board={STANDARD_BOARD} stage={null} />,
    );
  const { stage } = game;
  const given = tagText(game.tags, 'Event');
  const name = given || gameSentence(game);
  const over = isOver(game);
  return {
    picture: <StagePicture board={game.board} stage={stage} />,
    name,
    searched: [
      ...[gameSentence(game), stageSentence(game), seatsSentence(game.seats), rulesName(game)],
      ...[mapSentence(game.board), recordDay(tagText(game.tags, 'Date'))],
    ],
    length: turnsPlayed(stage),
    given,
    stage: stageSentence(game),
    facts: <Facts game={game} name={name} />,
    isOver: over,
    damage,
    orders: ({ save }: RowReport) =>
      stage.name === 'war'
        ? [
            {
              label: t('records:library.save'),
              act: () => save(recordFileName(game), writeGameRecord(game) ?? '', 'text/plain'),
            },
          ]
        : [],
    also: stage.name === 'war' && <TryFromHere {...game} war={stage.war} live={!over} of={name} />,
    ...(hasSealed(stage) && { lost: t('records:library.deleteSealed') }),
  };
}

/** Returns whether a side has sealed its deployment, which is lost with the game. */
const hasSealed = (stage: Stage): boolean =>
  stage.name === 'deployment' && Object.values(stage.camps).some(({ state }) => state === 'sealed');

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
      {!areHere(game.seats) && <p>{seatsSentence(game.seats)}</p>}
      <p className="note">
        {t('headquarters:rulesOf', { rules: rulesName(game) })}
        {map !== '' && ` · ${map}`}
        {date !== '' && ` · ${date}`}
      </p>
    </>
  );
}

interface DamageProps {
  readonly save: DamagedSave;
}

const Damage = ({ save }: DamageProps): ReactNode => (
  <>
    {!isWhole(save) && (
      <p>
        <strong>{t('records:library.damaged')}</strong>
      </p>
    )}
    {saveFaultSentences(save).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <p>{savedSentence(save)}</p>
  </>
);
