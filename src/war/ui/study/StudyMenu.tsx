import { useState } from 'react';
import type { StudyTable } from '../../store/studies/studyTable';
import {
  branchOf,
  nameStudy,
  nodeHere,
  positionAt,
  ROOT,
  studyName,
  type Study,
} from '../../game/study';
import { clearShapes, deleteFrom, makeMainLine, promote, sizeFrom } from '../../game/studyEdits';
import { draftOfMoment } from '../../game/positionDraft';
import { recordNumber } from '../../game/studySave';
import { writeStudy } from '../../game/studyRecord';
import { studyFileName } from '../../words/records';
import { t } from '../../words/t';
import { download } from '../../../shell/platform/download';
import { Menu } from '../../../shell/ui/Menu';
import type { Help } from '../base/help';
import { HOME } from '../../../shell/route';
import { useGameStore } from '../base/useGame';
import { useRuleBook } from '../../../shell/ui/pages/useRuleBook';
import { EmbedDialog, SettingsDialog } from '../dialogs/entry';
import type { Sentence } from '../../../shell/ui/useSentence';
import { NameStudy } from '../base/NameStudy';
import { edit } from '../base/EditPosition';

interface StudyMenuProps {
  readonly table: StudyTable;
  readonly study: Study;
  readonly undoable: boolean;
  readonly redoable: boolean;
  readonly onNote: (note: Sentence) => void;
  readonly onHelp: (help: Help) => void;
}

/**
 * The menu of a study on the table that shows it: to promote, delete and clear the current variation, undo and redo,
 * name, export and embed the study, and help. `undoable` and `redoable` say whether there is something to undo and
 * redo. `onNote` is called with a sentence on what was done; `onHelp` to open a help.
 */
export function StudyMenu({ table, study, undoable, redoable, onNote, onHelp }: StudyMenuProps) {
  const [asking, setAsking] = useState<'name' | 'settings' | 'embed' | null>(null);
  const openBook = useRuleBook();
  const page = useGameStore();
  const node = nodeHere(study);
  const name = studyName(study) || t('studies:untitled');
  const file = studyFileName(name);
  const inBranch = branchOf(study, node.id) !== null;
  const change = (make: (now: Study) => Study, note: Sentence): void => {
    table.change(make);
    onNote(note);
  };
  const items = [
    inBranch && {
      label: t('studies:promote'),
      act: () =>
        change(
          (now) => promote(now, now.at),
          () => t('studies:promoted'),
        ),
    },
    inBranch && {
      label: t('studies:makeMain'),
      act: () =>
        change(
          (now) => makeMainLine(now, now.at),
          () => t('studies:madeMain'),
        ),
    },
    node.id !== ROOT && {
      label: t('studies:delete'),
      act: () => {
        const count = sizeFrom(study, node.id);
        change(
          (now) => deleteFrom(now, now.at),
          () => t('studies:deleted', { count }),
        );
      },
      danger: true,
    },
    node.shapes.length > 0 && {
      label: t('studies:clearShapes'),
      act: () =>
        change(
          (now) => clearShapes(now, now.at),
          () => t('studies:cleared'),
        ),
    },
    undoable && { label: t('studies:undoChange'), act: table.undoChange },
    redoable && { label: t('studies:redoChange'), act: table.redoChange },
    { label: t('studies:rename'), act: () => setAsking('name') },
    {
      label: t('records:export.save'),
      act: () => {
        download(file, writeStudy(study), 'text/plain');
        onNote(() => t('records:export.saved', { name: file }));
      },
    },
    { label: t('records:export.embed'), act: () => setAsking('embed') },
    {
      label: t('editor:editThis'),
      act: () =>
        edit(
          page,
          draftOfMoment(positionAt(study, node.id), study.start.ruleSet, study.start.rules),
        ),
    },
    { label: t('field:ruleBook'), act: () => openBook() },
    { label: t('field:lists'), act: () => onHelp('units') },
    { label: t('field:keys'), act: () => onHelp('help') },
    { label: t('field:settings'), act: () => setAsking('settings') },
    { label: t('field:headquarters'), act: () => page.navigation.push(HOME) },
  ].filter((item) => item !== false);
  return (
    <>
      <Menu items={items} />
      {asking === 'settings' && <SettingsDialog onClose={() => setAsking(null)} />}
      {asking === 'embed' && (
        <EmbedDialog
          record={writeStudy(study)}
          title={name}
          node={recordNumber(study)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'name' && (
        <NameStudy
          name={studyName(study)}
          onClose={() => setAsking(null)}
          onName={(given) => {
            table.change((now) => nameStudy(now, given));
            setAsking(null);
          }}
        />
      )}
    </>
  );
}
