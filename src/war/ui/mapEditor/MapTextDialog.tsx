import type { MapDraft } from '../../game/mapDraft';
import { judgeMapDraft } from '../../game/mapDraftFaults';
import { readMapDraft, writeMapDraft } from '../../game/mapDraftText';
import type { MapEditor } from '../../store/editors/mapEditor';
import { mapLinkIn, readMapLink, writeMapLink } from '../../store/library/link';
import { mapName, mapTextSentence } from '../../words/maps';
import { t } from '../../words/t';
import { mapFileName } from '../../words/records';
import { download } from '../../../shell/platform/download';
import { DraftText } from '../../../shell/ui/draftEditor/DraftText';

interface MapTextDialogProps {
  readonly editor: MapEditor;
  readonly draft: MapDraft;
  readonly onClose: () => void;
}

/**
 * A dialog that shows the edited map as text (docs/maps.md) and as a link, and reads a text or a file, even with
 * faults, as a new map.
 */
export function MapTextDialog({ editor, draft, onClose }: MapTextDialogProps) {
  const whole = writeMapDraft(draft);
  async function take(given: string) {
    const packed = mapLinkIn(given);
    const { text, fault } =
      packed === null ? { text: given, fault: null } : await readMapLink(packed);
    const { draft: read, left } = readMapDraft(text);
    if (read === null) {
      const why = fault === null ? t('mapEditor:text.none') : t(`mapEditor:link.${fault}`);
      return { isTaken: false, sentences: [why] };
    }
    editor.begin(read);
    const { board } = judgeMapDraft(read);
    return {
      isTaken: true,
      sentences: [
        t(left.length === 0 ? 'mapEditor:text.taken' : 'mapEditor:text.left'),
        ...left.map((each) => mapTextSentence(each, board)),
      ],
    };
  }
  return (
    <DraftText
      title={t('mapEditor:text.title')}
      help={t('mapEditor:text.help')}
      act={t('mapEditor:text.take')}
      take={take}
      texts={[[t('mapEditor:text.whole'), whole]]}
      linked={whole}
      writeLink={writeMapLink}
      onClose={onClose}
    >
      {() => (
        <button
          type="button"
          onClick={() => download(mapFileName(mapName(draft)), whole, 'text/plain')}
        >
          {t('mapEditor:text.save')}
        </button>
      )}
    </DraftText>
  );
}
