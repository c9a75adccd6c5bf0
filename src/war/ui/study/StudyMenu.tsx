import { useState } from 'react';
import type { StudyTable } from '../../store/studyTable';
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
import { studyFileName } from '../../words/recordFileName';
import { tellRecord } from '../../words/records';
import { tellEditor } from '../../words/editor';
import { tellStudy } from '../../words/studies';
import { t } from '../../words/t';
import { download } from '../../../shell/platform/download';
import { Menu } from '../../../shell/ui/Menu';
import type { Aid } from '../base/aid';
import { HOME } from '../../../shell/route';
import { useGameStore } from '../base/useGame';
import { useRuleBook } from '../../../shell/ui/pages/useRuleBook';
import { EmbedDialog } from '../records/door';
import { SettingsDialog } from '../settings/door';
import { NameStudy } from '../ways/NameStudy';
import { edit } from '../ways/EditPosition';

interface StudyMenuProps {
  readonly table: StudyTable;
  readonly study: Study;
  readonly undoable: boolean;
  readonly redoable: boolean;
  readonly onNote: (note: string | null) => void;
  readonly onAid: (aid: Aid) => void;
}

/** What can be done with the branch one stands in, and with the study. */
export function StudyMenu({ table, study, undoable, redoable, onNote, onAid }: StudyMenuProps) {
  const [asking, setAsking] = useState<'name' | 'settings' | 'embed' | null>(null);
  const openBook = useRuleBook();
  const page = useGameStore();
  const node = nodeHere(study);
  const name = studyName(study) || tellStudy('untitled');
  const file = studyFileName(name);
  const inBranch = branchOf(study, node.id) !== null;
  const change = (make: (now: Study) => Study, said: string): void => {
    table.change(make);
    onNote(said);
  };
  const items = [
    inBranch && {
      label: tellStudy('promote'),
      act: () => change((now) => promote(now, now.at), tellStudy('promoted')),
    },
    inBranch && {
      label: tellStudy('makeMain'),
      act: () => change((now) => makeMainLine(now, now.at), tellStudy('madeMain')),
    },
    node.id !== ROOT && {
      label: tellStudy('delete'),
      act: () =>
        change(
          (now) => deleteFrom(now, now.at),
          tellStudy('deleted', { count: sizeFrom(study, node.id) }),
        ),
      danger: true,
    },
    node.shapes.length > 0 && {
      label: tellStudy('clearShapes'),
      act: () => change((now) => clearShapes(now, now.at), tellStudy('cleared')),
    },
    undoable && { label: tellStudy('undoChange'), act: table.undoChange },
    redoable && { label: tellStudy('redoChange'), act: table.redoChange },
    { label: tellStudy('rename'), act: () => setAsking('name') },
    {
      label: tellStudy('export'),
      act: () => {
        download(file, writeStudy(study), 'text/plain');
        onNote(tellRecord('keep.saved', { name: file }));
      },
    },
    { label: tellRecord('keep.embed'), act: () => setAsking('embed') },
    {
      label: tellEditor('editThis'),
      act: () =>
        edit(
          page,
          draftOfMoment(positionAt(study, node.id), study.start.ruleSet, study.start.rules),
        ),
    },
    { label: t('field:ruleBook'), act: () => openBook() },
    { label: t('field:lists'), act: () => onAid('units') },
    { label: t('field:keys'), act: () => onAid('help') },
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
