import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { MapFault, MapWarning } from '../../engine/maps/mapFaults';
import { positionOf } from '../../engine/position';
import { RULE_SETS } from '../../engine/rules';
import { SIDES, type Square } from '../../engine/vocabulary';
import { readMapDraft } from '../../game/mapDraftText';
import { judgeMapDraft, mapFixed, type Finding } from '../../game/mapDraftFaults';
import { createMapEditor } from '../../store/editors/mapEditor';
import { readMapLink } from '../../store/library/link';
import {
  mapChangeWords,
  mapDraftFault,
  mapDraftWarning,
  mapFixWords,
  mapReport,
  mapSquareWords,
} from '../../words/mapEditor';
import { useDraftEditor } from '../../../shell/ui/draftEditor/useDraftEditor';
import { DraftFaults } from '../../../shell/ui/draftEditor/DraftFaults';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { reportChange, reportWords } from '../../../shell/words/draftReport';
import { OpenHelp } from '../dialogs/entry';
import type { Help } from '../base/help';
import { useAcross, useOrientation } from '../base/orientation';
import { useGameStore, useWarSettings } from '../base/useGame';
import { BoardMap } from '../board/BoardMap';
import { FaultMarks } from '../board/FaultMarks';
import { placesOf } from '../board/tabStop';
import type { BoardView } from '../board/view';
import { linesOf } from '../board/viewOf';
import { Brushes } from './Brushes';
import { FreshPaint } from './FreshPaint';
import { MapEditorFoot } from './MapEditorFoot';
import { MapEditorMenu } from './MapEditorMenu';
import { WordField } from './MapWords';
import { useMapKeys, useStrokes } from './useMapKeys';
import { t } from '../../words/t';
import '../base/drafts.css';
import './mapEditor.css';
import { Checkbox } from '../../../shell/ui/Checkbox';

/** The most arsenals that a position can distinguish; a map with more has a fault. */
const MOST_ARSENALS = 30;
/** The id of the map's name field. */
const NAME = 'map-name';

interface MapEditorProps {
  /** The fragment of an address with a map, or empty. */
  readonly link: string;
}

/**
 * The screen of the editor of maps: the board, the kinds of terrain to paint with, and a list of the map's faults with
 * buttons that fix them. `link` is the fragment of the page's address if that has a map to open, otherwise empty.
 */
export function MapEditor({ link }: MapEditorProps) {
  const { storage, newId, navigation } = useGameStore();
  const [editor] = useState(() => createMapEditor(storage, newId));
  const state = useDraftEditor(editor, ({ draft: before }, { draft: now }) => {
    if (before === now) return '';
    const [then, next] = [judgeMapDraft(before), judgeMapDraft(now)];
    const report = reportChange(mapReport(then), mapReport(next));
    return [mapChangeWords(next.board, before, now), report].filter(Boolean).join(' ');
  });
  const { draft, tool: brush } = state;
  // Redrawing and judging the ground takes longer than a frame, so painted squares are shown first.
  const deferredDraft = useDeferredValue(draft);
  const shown =
    deferredDraft.width === draft.width && deferredDraft.height === draft.height
      ? deferredDraft
      : draft;
  const judged = useMemo(() => judgeMapDraft(shown), [shown]);
  const [lines, setLines] = useState(true);
  const [help, setHelp] = useState<Help | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const name = useRef<HTMLInputElement>(null);
  const announcer = useAnnouncer();
  const settings = useWarSettings();
  const orientation = useOrientation();
  const across = useAcross();
  const { board } = judged;

  useEffect(() => {
    if (link === '') return;
    let wanted = true;
    void readMapLink(link).then(({ text, fault }) => {
      if (!wanted) return;
      const read = readMapDraft(text).draft;
      if (read !== null) editor.begin(read);
      setUnread(read === null ? t(`mapEditor:link.${fault ?? 'damaged'}`) : null);
      // It is among the maps now, and a reload must not add it again.
      navigation.replace({ screen: 'mapEditor', id: '' });
    });
    return () => {
      wanted = false;
    };
  }, [editor, navigation, link]);
  useMapKeys({
    editor,
    read: () => announcer.answer(reportWords(mapReport(judged))),
    help: () => setHelp('help'),
    flip: () => settings.change({ flipped: !settings.getState().flipped }),
  });
  const follow = useStrokes({ width: draft.width, stroke: editor.paint, end: editor.endStroke });

  const position = useMemo(
    () =>
      positionOf(board, RULE_SETS.debord, {
        units: [],
        side: 'N',
        standing: board.arsenals.slice(0, MOST_ARSENALS).map(({ square }) => square),
        dislodged: null,
        turn: 1,
      }),
    [board],
  );
  const view = useMemo(
    (): BoardView => ({
      units: [],
      arsenals: board.arsenals.map((arsenal) => ({ ...arsenal, is: 'standing' })),
      lines: lines && board.arsenals.length <= MOST_ARSENALS ? linesOf(position, SIDES) : [],
    }),
    [board, position, lines],
  );
  // Strokes paint everything except arsenals, which would become too many.
  const paints = brush !== 'N' && brush !== 'S';
  const { size } = board;
  const painted = useMemo(
    () => new Set(paints ? Array.from({ length: size }, (_, square) => square) : []),
    [paints, size],
  );
  const describe = useCallback(
    (square: Square) => mapSquareWords(shown, judged, square),
    [shown, judged],
  );
  const [marked, odd] = useMemo(
    () => [
      judged.faults.flatMap(({ squares }) => squares),
      judged.warnings.flatMap(({ squares }) => squares),
    ],
    [judged],
  );
  const shownOf = ({ what, squares, fixes }: Finding<MapFault | MapWarning>) => ({
    // The sentence on too many arsenals names none of them.
    places: what.code === 'manyArsenals' ? placesOf(board, squares) : [],
    fixes: fixes.map((fix) => ({
      label: mapFixWords(board, fix),
      act: () => editor.change((now) => mapFixed(now, fix)),
    })),
  });

  return (
    <main className="table editor map-editor">
      <BoardMap
        key={`${board.width} ${board.height}`}
        board={board}
        orientation={orientation}
        across={across}
        view={view}
        label={t('mapEditor:board')}
        describe={describe}
        draggable={painted}
        paints={paints}
        onPress={editor.press}
        onDrag={follow}
      >
        {shown !== draft && <FreshPaint {...{ board, orientation, shown, draft }} />}
        <FaultMarks board={board} orientation={orientation} squares={marked} odd={odd} />
      </BoardMap>
      <section className="panel map-panel" aria-labelledby="map-title">
        <header className="panel-head editor-head">
          <h1 id="map-title">{t('mapEditor:title')}</h1>
          <MapEditorMenu editor={editor} draft={draft} onHelp={setHelp} />
        </header>
        {(unread !== null || state.written !== 'saved') && (
          <p className="draft-trouble" role="status">
            {unread ?? t('shellDrafts:trouble')}
          </p>
        )}
        <Brushes brush={brush} onTake={editor.holdTool} />
        <WordField
          {...{ editor, draft }}
          id={NAME}
          inputRef={name}
          tag="Name"
          language=""
          label={t('mapEditor:name')}
        />
        <div className="editor-prompt map-prompt">
          <p>
            {t('mapEditor:prompt')}{' '}
            <span className="map-fingers">{t('mapEditor:promptTouch')}</span>
          </p>
        </div>
        <DraftFaults
          good={t('mapEditor:good')}
          faults={judged.faults.map((each) => ({
            ...shownOf(each),
            sentence: mapDraftFault(each.what, board),
            ...(each.what.code === 'noName' && {
              fixes: [{ label: t('mapEditor:giveName'), act: () => name.current?.focus() }],
            }),
          }))}
          warnings={judged.warnings.map((each) => ({
            ...shownOf(each),
            sentence: mapDraftWarning(each.what, board),
          }))}
        />
        <Checkbox label={t('mapEditor:lines')} look="map-lines" on={lines} onChange={setLines} />
        <MapEditorFoot editor={editor} state={state} judged={judged} />
      </section>
      <OpenHelp
        screen="mapEditor"
        open={help}
        position={position}
        side="N"
        onClose={() => setHelp(null)}
      />
    </main>
  );
}
