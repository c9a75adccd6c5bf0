import { useId, useState } from 'react';
import type { MapDraft } from '../../game/mapDraft';
import { judgeMapDraft } from '../../game/mapDraftFaults';
import { readMapDraft, writeMapDraft } from '../../game/mapDraftText';
import type { MapEditor } from '../../store/mapEditor';
import { mapLinkIn, readMapLink, writeMapLink } from '../../store/link';
import { mapName, mapTextSentence, tellMap } from '../../words/maps';
import { tellMapEditor } from '../../words/mapEditor';
import { mapFileName } from '../../words/recordFileName';
import { download } from '../../../shell/platform/download';
import { Dialog } from '../../../shell/ui/Dialog';
import { CopyLine } from '../base/CopyLine';
import { LongField } from '../../../shell/ui/pages/LongField';
import { useLinkOf } from '../base/useLinkOf';

interface MapTextDialogProps {
  readonly editor: MapEditor;
  readonly draft: MapDraft;
  readonly onClose: () => void;
}

/** From text and to text, with the faults there are; what is taken is a map of its own. */
export function MapTextDialog({ editor, draft, onClose }: MapTextDialogProps) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const id = useId();
  const whole = writeMapDraft(draft);
  const link = useLinkOf(whole, writeMapLink);
  const tell = (sentence: string): void => setSaid([sentence]);

  async function take(given: string): Promise<void> {
    const packed = mapLinkIn(given);
    const unpacked = packed === null ? { text: given, fault: null } : await readMapLink(packed);
    const { draft: read, left } = readMapDraft(unpacked.text);
    if (read === null) {
      tell(
        unpacked.fault === null
          ? tellMapEditor('text.none')
          : tellMapEditor(`link.${unpacked.fault}`),
      );
      return;
    }
    editor.begin(read);
    setText('');
    const { board } = judgeMapDraft(read);
    setSaid([
      tellMapEditor(left.length === 0 ? 'text.taken' : 'text.left'),
      ...new Set(left.map((each) => mapTextSentence(each, board))),
    ]);
  }
  async function takeFile(file: File): Promise<void> {
    try {
      await take(await file.text());
    } catch {
      tell(tellMap('own.unread', { name: file.name }));
    }
  }
  return (
    <Dialog open title={tellMapEditor('text.title')} onClose={onClose}>
      <div className="editor-text">
        <label htmlFor={id}>{tellMapEditor('text.from')}</label>
        <LongField id={id} rows={5} text={text} describedBy={`${id}-said`} onText={setText} />
        <div className="draft-acts">
          <button type="button" disabled={text.trim() === ''} onClick={() => void take(text)}>
            {tellMapEditor('text.take')}
          </button>
          <label className="record-choose">
            <input
              type="file"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file !== undefined) void takeFile(file);
              }}
            />
            {tellMap('own.file')}
          </label>
        </div>
        <div id={`${id}-said`} role="status">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <h3>{tellMapEditor('text.to')}</h3>
        <CopyLine name={tellMapEditor('text.whole')} text={whole} onTell={tell} />
        {link !== null && <CopyLine name={tellMapEditor('text.link')} text={link} onTell={tell} />}
        <button
          type="button"
          onClick={() => download(mapFileName(mapName(draft)), whole, 'text/plain')}
        >
          {tellMapEditor('text.save')}
        </button>
      </div>
    </Dialog>
  );
}
