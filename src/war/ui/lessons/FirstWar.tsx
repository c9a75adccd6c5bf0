import { useState } from 'react';
import { inMemorySettings } from '../../../shell/inMemorySettings';
import { MenuPage } from '../../../shell/ui/pages/MenuPage';
import { createFirstWarTable } from '../../store/firstWarTable';
import { SettingsContext, TableContext, useGameStore } from '../base/useGame';
import { useWarPosition } from '../base/useWarPosition';
import { MapBehind } from '../board/MapBehind';
import { PlayAlone } from '../headquarters/door';
import { FirstWarScene } from './FirstWarScene';

interface FirstWarProps {
  readonly onLessons: () => void;
  readonly onLeave: () => void;
}

/** A guided war on a table of its own, which the game in progress knows nothing of, and what it leads on to. */
export function FirstWar(props: FirstWarProps) {
  const page = useGameStore();
  const behind = useWarPosition();
  const [table] = useState(createFirstWarTable);
  const [settings] = useState(() =>
    inMemorySettings(page.settings, { layer: 'mine', fire: 'none', warnUnspent: false }),
  );
  const [alone, setAlone] = useState(false);
  if (alone)
    return (
      <MenuPage ground={<MapBehind position={behind} />} wide>
        <PlayAlone onClose={() => setAlone(false)} />
      </MenuPage>
    );
  return (
    <TableContext value={table}>
      <SettingsContext value={settings}>
        <FirstWarScene {...props} table={table} onMachine={() => setAlone(true)} />
      </SettingsContext>
    </TableContext>
  );
}
