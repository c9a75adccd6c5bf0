import { useState, type ReactNode } from 'react';
import { t } from '../../words/t';
import { SettingsDialog } from '../settings/door';

/** A button that opens the settings. */
export function SettingsButton(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t('field:settings')}
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
