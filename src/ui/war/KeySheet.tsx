import { memo } from 'react';
import { t } from '../../words/t';
import { Dialog } from '../Dialog';
import { useLanguage } from '../useLanguage';

const KEYS = [
  [['←', '↑', '→', '↓'], 'arrows'],
  [['Home', 'End'], 'home'],
  [['Enter'], 'enter'],
  [['Esc'], 'escape'],
  [['[', ']'], 'next'],
  [['U'], 'undo'],
  [['E'], 'end'],
  [['L'], 'last'],
  [['H'], 'history'],
  [[',', '.'], 'steps'],
  [['<', '>'], 'turns'],
  [['Space'], 'play'],
  [['P', 'Esc'], 'present'],
  [['N'], 'network'],
  [['T'], 'fire'],
  [['F'], 'flip'],
  [['+', '−', '0'], 'zoom'],
  [['?'], 'help'],
] as const;

interface KeySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every key of the war. */
export const KeySheet = memo(function KeySheet({ open, onClose }: KeySheetProps) {
  useLanguage();
  return (
    <Dialog open={open} title={t('war:keys.title')} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`war:keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
});
