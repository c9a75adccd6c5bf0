import { useState } from 'react';
import type { MapDraft } from '../../game/mapDraft';
import type { MapEditor } from '../../store/editors/mapEditor';
import { t } from '../../words/t';
import { Menu } from '../../../shell/ui/Menu';
import type { Help } from '../base/help';
import { HOME } from '../../../shell/route';
import { useGameStore } from '../base/useGame';
import { useRuleBook } from '../../../shell/ui/pages/useRuleBook';
import { SettingsDialog } from '../dialogs/entry';
import { FreshMap } from './FreshMap';
import { MapGround } from './MapGround';
import { MapList } from './MapList';
import { MapTextDialog } from './MapTextDialog';
import { MapWords } from './MapWords';

interface MapEditorMenuProps {
  readonly editor: MapEditor;
  readonly draft: MapDraft;
  readonly onHelp: (help: Help) => void;
}

const DIALOGS = ['maps', 'fresh', 'ground', 'words', 'text'] as const;

/**
 * The menu of the editor of maps: the maps of this browser, a new map, the map's size, names and text, and help.
 * `onHelp` is called to open a help dialog.
 */
export function MapEditorMenu({ editor, draft, onHelp }: MapEditorMenuProps) {
  const [open, setOpen] = useState<(typeof DIALOGS)[number] | 'settings' | null>(null);
  const { navigation } = useGameStore();
  const openBook = useRuleBook();
  const onClose = (): void => setOpen(null);
  return (
    <>
      <Menu
        items={[
          ...DIALOGS.map((dialog) => ({
            label: t(`mapEditor:menu.${dialog}`),
            act: () => setOpen(dialog),
          })),
          { label: t('field:ruleBook'), act: () => openBook() },
          { label: t('field:keys'), act: () => onHelp('help') },
          { label: t('field:settings'), act: () => setOpen('settings') },
          { label: t('field:headquarters'), act: () => navigation.push(HOME) },
        ]}
      />
      {open === 'maps' && <MapList {...{ editor, onClose }} />}
      {open === 'fresh' && <FreshMap {...{ editor, onClose }} />}
      {open === 'ground' && <MapGround {...{ editor, draft, onClose }} />}
      {open === 'words' && <MapWords {...{ editor, draft, onClose }} />}
      {open === 'text' && <MapTextDialog {...{ editor, draft, onClose }} />}
      {open === 'settings' && <SettingsDialog onClose={onClose} />}
    </>
  );
}
