import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import type { Board } from '../../engine/board';
import { shippedMaps, readMapReference } from '../../engine/maps/maps';
import { MAP_COLUMNS, type GameMap, type MapReading } from '../../engine/maps/mapText';
import { mapFaultSentence, mapName, mapNote, mapSize, mapWarningSentence } from '../../words/maps';
import { OWN_MAPS, readOwnMaps, addOwnMap } from '../../store/editors/ownMaps';
import { FileChoice } from '../../../shell/ui/FileChoice';
import { LongField } from '../../../shell/ui/pages/LongField';
import { useGameStore } from '../base/useGame';
import { Plan } from '../board/pictures/Plan';
import { readMapDraft, writeMapDraft } from '../../game/mapDraftText';
import { t } from '../../words/t';
import { Card, type CardProps } from './Card';
import './choices.css';

interface MapChoiceProps {
  /** The chosen map; null for a text with faults. */
  readonly board: Board | null;
  readonly onBoard: (board: Board | null) => void;
}

/** The width of the widest map's plan, in rem; every plan has the same scale. */
const PLAN = 6.5;
/** The most faults that are listed; the others are counted. */
const MOST_FAULTS = 12;

/**
 * The choice of the map of a new game: one that comes with the program, one drawn in the editor, or one given as a
 * text. `onBoard` is called with the chosen map's board, or with null while the text has faults.
 */
export function MapChoice({ board, onBoard }: MapChoiceProps): ReactNode {
  const [own, setOwn] = useState<string | null>(null);
  const { drawn, faulty } = useDrawn();
  const group = useId();
  const read = (text: string): void => {
    setOwn(text);
    onBoard(readMapReference(text).map?.board ?? null);
  };
  return (
    <fieldset className="hq-maps">
      <legend>{t('maps:legend')}</legend>
      {[...shippedMaps(), ...drawn].map((map) => (
        <MapCard
          key={map.board.map}
          group={group}
          board={map.board}
          name={mapName(map)}
          text={mapNote(map) || t('mapEditor:own.text')}
          chosen={own === null && board?.map === map.board.map}
          onChoose={() => {
            setOwn(null);
            onBoard(map.board);
          }}
        />
      ))}
      <MapCard
        group={group}
        board={own === null ? null : board}
        name={t('maps:own.name')}
        text={t('maps:own.text')}
        chosen={own !== null}
        onChoose={() => read('')}
      />
      {own !== null && <OwnMap text={own} onText={read} />}
      <div className="hq-map-draw">
        {faulty > 0 && <p>{t('mapEditor:own.faulty', { count: faulty })}</p>}
        <DrawMap text={own ?? ''} />
      </div>
    </fieldset>
  );
}

/** Hook: returns the player's own maps that can be played on, without duplicates. */
function useDrawn(): { readonly drawn: readonly GameMap[]; readonly faulty: number } {
  const { storage } = useGameStore();
  const [maps, setMaps] = useState(() => readOwnMaps(storage));
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (OWN_MAPS.isAt(key)) setMaps(readOwnMaps(storage));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storage]);
  return useMemo(() => {
    const known = new Set(shippedMaps().map(({ id }) => id));
    const drawn: GameMap[] = [];
    let faulty = 0;
    for (const { text } of maps) {
      const { map } = readMapReference(text);
      if (map === null) faulty += 1;
      else if (!known.has(map.board.map)) {
        known.add(map.board.map);
        drawn.push(map);
      }
    }
    return { drawn, faulty };
  }, [maps]);
}

interface MapCardProps extends Pick<CardProps, 'group' | 'chosen' | 'onChoose'> {
  readonly board: Board | null;
  readonly name: string;
  readonly text: string;
}

function MapCard({ group, board, name, text, chosen, onChoose }: MapCardProps): ReactNode {
  const width = ((board?.width ?? MAP_COLUMNS.most) / MAP_COLUMNS.most) * PLAN;
  const size = board !== null && <span className="hq-map-size">{mapSize(board)}</span>;
  return (
    <Card
      group={group}
      words={{
        name,
        text: (
          <>
            {text} {size}
          </>
        ),
      }}
      picture={
        <span className="hq-map-plan" style={{ width: `${width}rem` }}>
          {board !== null && <Plan board={board} units={[]} ground />}
        </span>
      }
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

interface OwnMapProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The text of a map, with its faults. */
function OwnMap({ text, onText }: OwnMapProps): ReactNode {
  const [unread, setUnread] = useState<string | null>(null);
  const id = useId();
  async function take(file: File): Promise<void> {
    try {
      onText(await file.text());
      setUnread(null);
    } catch {
      setUnread(file.name);
    }
  }
  return (
    <div className="hq-map-own">
      <label htmlFor={id}>{t('maps:own.field')}</label>
      <LongField id={id} rows={8} text={text} describedBy={`${id}-faults`} onText={onText} />
      <FileChoice
        label={t('maps:own.file')}
        kinds=".txt,.map,text/plain"
        onFile={(file) => void take(file)}
      />
      <div id={`${id}-faults`} role="status">
        {unread === null ? (
          <Judgement text={text} reading={readMapReference(text)} />
        ) : (
          <p>{t('maps:own.unread', { name: unread })}</p>
        )}
      </div>
    </div>
  );
}

function Judgement({ text, reading }: { readonly text: string; readonly reading: MapReading }) {
  const { map, board, faults, warnings } = reading;
  if (text.trim() === '') return <p>{t('maps:own.wanted')}</p>;
  const listOf = <T,>(found: readonly T[], words: (one: T, on: typeof board) => string) => (
    <ul>
      {[...new Set(found.slice(0, MOST_FAULTS).map((one) => words(one, board)))].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  return (
    <>
      {map === null ? (
        <>
          <p className="hq-map-bad">{t('maps:own.bad', { count: faults.length })}</p>
          {listOf(faults, mapFaultSentence)}
        </>
      ) : (
        <p>{t('maps:own.good', { name: mapName(map), size: mapSize(map.board) })}</p>
      )}
      {warnings.length > 0 && (
        <>
          <p>{t('maps:own.odd', { count: warnings.length })}</p>
          {listOf(warnings, mapWarningSentence)}
        </>
      )}
    </>
  );
}

/**
 * A button that opens the editor of maps: with as much of `text` as can be read as a map, or, if nothing of it can, as
 * the editor was left.
 */
export function DrawMap({ text = '' }: { readonly text?: string }) {
  const { storage, newId, navigation } = useGameStore();
  const { draft } = readMapDraft(text);
  function draw(): void {
    if (draft !== null) addOwnMap(storage, { id: newId(), text: writeMapDraft(draft) });
    navigation.push({ screen: 'mapEditor', id: '' });
  }
  return (
    <button type="button" onClick={draw}>
      {t(draft === null ? 'mapEditor:draw' : 'mapEditor:drawText')}
    </button>
  );
}
