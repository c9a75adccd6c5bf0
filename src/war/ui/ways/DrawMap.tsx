import { readMapDraft, writeMapDraft } from '../../game/mapDraftText';
import { addOwnMap } from '../../store/ownMaps';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';

/** A button that leads to the map editor: with as much of a text as can be put on a board, or as it was left. */
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
