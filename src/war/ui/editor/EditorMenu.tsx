import { useState } from 'react';
import { RULE_SETS } from '../../engine/rules';
import {
  cleared,
  draftMirrored,
  draftTurned,
  onMap,
  sidesSwapped,
  type PositionDraft,
} from '../../game/positionDraft';
import type { DraftJudgement } from '../../game/positionFaults';
import type { Editor } from '../../store/editors/editor';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
import { Menu } from '../../../shell/ui/Menu';
import type { Help } from '../base/help';
import { HOME } from '../../../shell/route';
import { useGameStore } from '../base/useGame';
import { useRuleBook } from '../../../shell/ui/pages/useRuleBook';
import { MapChoice, RulesChoice } from '../setup/entry';
import { SettingsDialog } from '../dialogs/entry';
import { AsDeployment } from './AsDeployment';
import { EditorText } from './EditorText';

interface EditorMenuProps {
  readonly editor: Editor;
  readonly draft: PositionDraft;
  readonly judged: DraftJudgement;
  readonly onHelp: (help: Help) => void;
}

/**
 * The menu of the editor of positions: the map and rules, the position as text, saving it as a template, mirroring,
 * turning and clearing it, and help. `onHelp` is called to open a help dialog.
 */
export function EditorMenu({ editor, draft, judged, onHelp }: EditorMenuProps) {
  const [asking, setAsking] = useState<'ground' | 'text' | 'template' | 'settings' | null>(null);
  const { navigation } = useGameStore();
  const openBook = useRuleBook();
  const close = (): void => setAsking(null);
  return (
    <>
      <Menu
        items={[
          { label: t('editor:ground'), act: () => setAsking('ground') },
          { label: t('editor:text'), act: () => setAsking('text') },
          { label: t('editor:template'), act: () => setAsking('template') },
          { label: t('editor:mirror'), act: () => editor.change(draftMirrored) },
          { label: t('editor:turned'), act: () => editor.change(draftTurned) },
          { label: t('editor:swapped'), act: () => editor.change(sidesSwapped) },
          { label: t('editor:clear'), act: () => editor.change(cleared) },
          { label: t('field:ruleBook'), act: () => openBook() },
          { label: t('field:keys'), act: () => onHelp('help') },
          { label: t('field:settings'), act: () => setAsking('settings') },
          { label: t('field:headquarters'), act: () => navigation.push(HOME) },
        ]}
      />
      {asking === 'ground' && <MapAndRules editor={editor} draft={draft} onClose={close} />}
      {asking === 'text' && (
        <EditorText editor={editor} draft={draft} judged={judged} onClose={close} />
      )}
      {asking === 'template' && <AsDeployment draft={draft} onClose={close} />}
      {asking === 'settings' && <SettingsDialog onClose={close} />}
    </>
  );
}

interface MapAndRulesProps extends Pick<EditorMenuProps, 'editor' | 'draft'> {
  readonly onClose: () => void;
}

function MapAndRules({ editor, draft, onClose }: MapAndRulesProps) {
  return (
    <Dialog open title={t('editor:ground')} onClose={onClose}>
      <MapChoice
        board={draft.board}
        onBoard={(board) => board && editor.change((now) => onMap(now, board))}
      />
      <RulesChoice
        ruleSet={draft.ruleSet}
        rules={draft.rules}
        onRuleSet={(ruleSet) =>
          editor.change((now) => ({ ...now, ruleSet, rules: RULE_SETS[ruleSet] }))
        }
        onRules={(rules) => editor.change((now) => ({ ...now, rules }))}
      />
    </Dialog>
  );
}
