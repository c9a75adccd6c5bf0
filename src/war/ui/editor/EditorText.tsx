import type { PositionDraft } from '../../game/positionDraft';
import type { DraftJudgement } from '../../game/positionFaults';
import { readDraft, writeDraft, writeDraftPosition } from '../../game/draftText';
import type { Editor } from '../../store/editors/editor';
import { readPasted } from '../../game/pasted';
import { writeLink, linksIn, readLinks } from '../../store/library/link';
import { t } from '../../words/t';
import { positionFault } from '../../words/faults';
import { DraftText } from '../../../shell/ui/draftEditor/DraftText';
import { PictureButtons } from '../board/pictures/PictureButtons';

interface EditorTextProps {
  readonly editor: Editor;
  readonly draft: PositionDraft;
  readonly judged: DraftJudgement;
  readonly onClose: () => void;
}

/**
 * A dialog that shows the edited position as texts and as a link, faults included, saves it as a picture, and reads
 * another position into the editor from a text or a file.
 */
export function EditorText({ editor, draft, judged, onClose }: EditorTextProps) {
  async function take(text: string) {
    const links = linksIn(text);
    const { draft: read, left } = readDraft(
      links.length === 0 ? readPasted(text).text : (await readLinks(links)).text,
    );
    if (read !== null) editor.change(() => read);
    const outcome = read === null ? 'nothing' : left.length === 0 ? 'taken' : 'takenLeft';
    const faults = left.map((fault) => positionFault((read ?? draft).board, fault));
    return { isTaken: read !== null, sentences: [t(`editor:${outcome}`), ...faults] };
  }
  return (
    <DraftText
      title={t('editor:textTitle')}
      help={t('editor:fromHelp')}
      act={t('editor:take')}
      take={take}
      texts={[
        [t('editor:position'), writeDraftPosition(draft)],
        [t('editor:record'), writeDraft(draft)],
      ]}
      linked={judged.setup === null ? null : writeDraft(draft)}
      writeLink={writeLink}
      onClose={onClose}
    >
      {(announce) => (
        <>
          {judged.setup === null && <p>{t('editor:noLink')}</p>}
          <h3>{t('editor:picture')}</h3>
          <div className="draft-acts">
            <PictureButtons
              position={judged.position}
              players={{ N: '', S: '' }}
              fileName="position"
              onAnnounce={announce}
            />
          </div>
        </>
      )}
    </DraftText>
  );
}
