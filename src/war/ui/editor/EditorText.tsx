import { useState } from 'react';
import type { PositionDraft } from '../../game/positionDraft';
import type { DraftJudgement } from '../../game/positionFaults';
import { readDraft, writeDraft, writeDraftPosition } from '../../game/draftText';
import type { Editor } from '../../store/editor';
import { readPasted } from '../../game/pasted';
import { writeLink } from '../../store/link';
import { linksIn, readLinks } from '../../store/pastedLink';
import { tellEditor } from '../../words/editor';
import { positionFault } from '../../words/faults';
import { Dialog } from '../../../shell/ui/Dialog';
import { CopyLine } from '../base/CopyLine';
import { LongField } from '../../../shell/ui/pages/LongField';
import { useLinkOf } from '../base/useLinkOf';
import { PictureButtons } from '../pictures/PictureButtons';

interface EditorTextProps {
  readonly editor: Editor;
  readonly draft: PositionDraft;
  readonly judged: DraftJudgement;
  readonly onClose: () => void;
}

/** From text and to text: what can be read is put on the board with its faults, what is there is written with them. */
export function EditorText({ editor, draft, judged, onClose }: EditorTextProps) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const link = useLinkOf(judged.setup === null ? null : writeDraft(draft), writeLink);
  const tell = (sentence: string): void => setSaid([sentence]);

  async function take(): Promise<void> {
    const links = linksIn(text);
    const { draft: read, left } = readDraft(
      links.length === 0 ? readPasted(text).text : (await readLinks(links)).text,
    );
    if (read === null) {
      setSaid([tellEditor('nothing'), ...left.map((fault) => positionFault(draft.board, fault))]);
      return;
    }
    editor.change(() => read);
    setText('');
    setSaid(
      left.length === 0
        ? [tellEditor('taken')]
        : [tellEditor('takenLeft'), ...left.map((fault) => positionFault(read.board, fault))],
    );
  }
  return (
    <Dialog open title={tellEditor('textTitle')} onClose={onClose}>
      <div className="editor-text">
        <label htmlFor="editor-from">{tellEditor('from')}</label>
        <p id="editor-from-help">{tellEditor('fromHelp')}</p>
        <LongField id="editor-from" text={text} describedBy="editor-from-help" onText={setText} />
        <button type="button" disabled={text.trim() === ''} onClick={() => void take()}>
          {tellEditor('take')}
        </button>
        <div role="status">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <h3>{tellEditor('to')}</h3>
        <CopyLine name={tellEditor('position')} text={writeDraftPosition(draft)} onTell={tell} />
        <CopyLine name={tellEditor('record')} text={writeDraft(draft)} onTell={tell} />
        {link !== null ? (
          <CopyLine name={tellEditor('link')} text={link} onTell={tell} />
        ) : (
          judged.setup === null && <p>{tellEditor('noLink')}</p>
        )}
        <h3>{tellEditor('picture')}</h3>
        <div className="draft-acts">
          <PictureButtons
            position={judged.position}
            players={{ N: '', S: '' }}
            fileName="position"
            onTell={tell}
          />
        </div>
      </div>
    </Dialog>
  );
}
