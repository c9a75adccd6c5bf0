import { t } from '../../words/t';
import { Dialog } from '../Dialog';

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
  [['?'], 'help'],
] as const;

/** Every key of the war. */
export function KeySheet({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
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
}
