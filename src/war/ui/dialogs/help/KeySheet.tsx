import type keys from '../../../../languages/en/war/keys.json';
import { KeySheet as Sheet } from '../../../../shell/ui/pages/KeySheet';
import { t } from '../../../words/t';
import { SPEECH_KEYS } from '../../base/speechKeys';
import { EDITOR_KEYS, MAP_EDITOR_KEYS } from '../../base/editorKeys';
import { KEYS } from '../../base/keys';
import { STUDY_KEYS } from '../../base/studyKeys';
import type { BoardScreen } from '../../base/help';

const ALL_KEYS = { ...KEYS, ...SPEECH_KEYS, ...STUDY_KEYS, ...EDITOR_KEYS, ...MAP_EDITOR_KEYS };
type Section = keyof typeof ALL_KEYS;

/** The sections of each screen, in reading order. */
const SHEETS = {
  war: [
    'board',
    'orders',
    'typing',
    'sums',
    'speech',
    'near',
    'compass',
    'clock',
    'programs',
    'advice',
    'drawing',
    'lists',
    'warLists',
    'layers',
    'zoom',
    'history',
    'historyList',
    'player',
    'page',
  ],
  study: [
    'board',
    'study',
    'drawing',
    'orders',
    'sums',
    'speech',
    'near',
    'compass',
    'advice',
    'lists',
    'warLists',
    'layers',
    'zoom',
    'history',
    'historyList',
    'page',
  ],
  deployment: ['board', 'deployment', 'speech', 'compass', 'lists', 'zoom', 'page'],
  editor: ['board', 'editor', 'zoom'],
  mapEditor: ['board', 'mapEditor', 'zoom'],
} as const satisfies Readonly<Record<BoardScreen, readonly Section[]>>;

type Line = keyof typeof keys.lines;

interface KeySheetProps {
  readonly screen: BoardScreen;
  readonly onLegend: () => void;
  readonly onClose: () => void;
}

/**
 * A dialog that lists every key of a kind of screen with what it does, and the setting for single keys. `onLegend` is
 * called by the button for the legend of the map.
 */
export function KeySheet({ screen, onLegend, onClose }: KeySheetProps) {
  // In a study its own keys precede those of a war's orders.
  const taken = (section: Section, key: string): boolean =>
    screen === 'study' && section === 'orders' && key in STUDY_KEYS.study.undoEdit;
  const sections = SHEETS[screen].map((section) => ({
    title: t(`keys:sections.${section}`),
    lines: Object.entries(ALL_KEYS[section]).map(([line, acts]) => ({
      keys: Object.keys(acts as object).filter((key) => !taken(section, key)),
      words: t(`keys:lines.${line as Line}`),
    })),
  }));
  return (
    <Sheet sections={sections} onClose={onClose}>
      <button type="button" className="plain" onClick={onLegend}>
        {t('ground:legend')}
      </button>
    </Sheet>
  );
}
