import { useState } from 'react';
import { shippedMaps } from '../../engine/maps/maps';
import { draftOfMap, emptyMap, mapFrom, USUAL_SIZE } from '../../game/mapDraft';
import { readMapDraft } from '../../game/mapDraftText';
import type { MapEditor } from '../../store/editors/mapEditor';
import { mapName } from '../../words/maps';
import { t } from '../../words/t';
import { FormDialog } from '../../../shell/ui/pages/FormDialog';
import { SizeFields } from './MapGround';

const EMPTY = '';

interface FreshMapProps {
  readonly editor: MapEditor;
  readonly onClose: () => void;
}

/**
 * A dialog that begins a new map in the editor: an empty one of a chosen size, or a copy of another map. `onClose` is
 * called when it has begun one, or the user cancels.
 */
export function FreshMap({ editor, onClose }: FreshMapProps) {
  const [from, setFrom] = useState(EMPTY);
  const [size, setSize] = useState({
    width: `${USUAL_SIZE.width}`,
    height: `${USUAL_SIZE.height}`,
  });
  const grounds = [
    ...shippedMaps().map((map) => ({ id: map.id, draft: draftOfMap(map) })),
    ...editor.own.getState().maps.flatMap(({ id, text }) => {
      const { draft } = readMapDraft(text);
      return draft === null ? [] : [{ id, draft }];
    }),
  ];
  function begin(): void {
    const ground = grounds.find(({ id }) => id === from)?.draft;
    editor.begin(
      ground === undefined
        ? emptyMap(Number(size.width), Number(size.height))
        : mapFrom(ground, t('mapEditor:fresh.copy', { name: mapName(ground) })),
    );
    onClose();
  }
  return (
    <FormDialog
      title={t('mapEditor:fresh.title')}
      act={t('headquarters:begin')}
      onClose={onClose}
      onSubmit={begin}
    >
      <label>
        {t('mapEditor:fresh.from')}
        <select value={from} data-first-focus onChange={({ target }) => setFrom(target.value)}>
          <option value={EMPTY}>{t('mapEditor:fresh.empty')}</option>
          {grounds.map(({ id, draft }) => (
            <option key={id} value={id}>
              {mapName(draft)}
            </option>
          ))}
        </select>
      </label>
      {from === EMPTY && <SizeFields size={size} onSize={setSize} />}
      <p>{t('mapEditor:fresh.stays')}</p>
    </FormDialog>
  );
}
