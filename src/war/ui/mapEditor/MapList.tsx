import { useSyncExternalStore } from 'react';
import { readMap } from '../../engine/maps/mapText';
import { readMapDraft } from '../../game/mapDraftText';
import type { MapEditor } from '../../store/editors/mapEditor';
import type { OwnMap } from '../../store/editors/ownMaps';
import { mapName, mapSize } from '../../words/maps';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
import { boardOfDraft } from '../../game/mapDraft';
import { Plan } from '../board/pictures/Plan';

interface MapListProps {
  readonly editor: MapEditor;
  readonly onClose: () => void;
}

const nameOf = ({ text }: OwnMap): string =>
  mapName({ names: readMapDraft(text).draft?.names ?? {} });

/**
 * A dialog with the maps saved in this browser: each can be opened and deleted, and the last deleted one restored.
 * `onClose` is called when the user closes it or opens a map.
 */
export function MapList({ editor, onClose }: MapListProps) {
  const { own } = editor;
  const { maps, id: open, deleted } = useSyncExternalStore(own.subscribe, own.getState);
  return (
    <Dialog open title={t('mapEditor:maps.title')} onClose={onClose}>
      <p>{t(maps.length === 0 ? 'mapEditor:maps.none' : 'mapEditor:maps.intro')}</p>
      <div role="status">
        {deleted !== null && (
          <p>
            {t('mapEditor:maps.deleted', { name: nameOf(deleted) })}{' '}
            <button type="button" onClick={editor.bringBack}>
              {t('war:undo')}
            </button>
          </p>
        )}
      </div>
      <ul className="map-list">
        {maps.map((map) => (
          <Entry
            key={map.id}
            map={map}
            isOpen={map.id === open}
            onOpen={() => {
              editor.open(map.id);
              onClose();
            }}
            onDelete={() => editor.remove(map.id)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface EntryProps {
  readonly map: OwnMap;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

function Entry({ map, isOpen, onOpen, onDelete }: EntryProps) {
  const { draft } = readMapDraft(map.text);
  const board = draft === null ? null : boardOfDraft(draft);
  const { faults } = readMap(map.text);
  const name = nameOf(map);
  const facts = [
    board === null ? t('maps:own.unreadable') : mapSize(board),
    ...(faults.length > 0 ? [t('shellDrafts:faults', { count: faults.length })] : []),
    ...(isOpen ? [t('mapEditor:maps.here')] : []),
  ];
  return (
    <li>
      <span className="map-list-plan">
        {board !== null && <Plan board={board} units={[]} ground />}
      </span>
      <div>
        <h3>{name}</h3>
        <p>{facts.join(' · ')}</p>
        <div className="draft-acts">
          <button
            type="button"
            disabled={draft === null || isOpen}
            aria-label={t('mapEditor:maps.openThat', { name })}
            onClick={onOpen}
          >
            {t('shellLibrary:list.open')}
          </button>
          <button
            type="button"
            className="danger"
            aria-label={t('mapEditor:maps.deleteThat', { name })}
            onClick={onDelete}
          >
            {t('shellLibrary:list.delete')}
          </button>
        </div>
      </div>
    </li>
  );
}
