import { Fragment, type ReactNode } from 'react';
import type shellKeys from '../../../languages/en/shell/shellKeys.json';
import { namespaceContent } from '../../language/translate';
import { t } from '../../words/t';
import { usePauseRequest } from '../clock/usePauseRequest';
import { Dialog } from '../Dialog';
import { useShell, useShellSettings } from '../useShell';
import './keySheet.css';
import { Checkbox } from '../Checkbox';

/** A section of a sheet of keys: its title, and for each purpose its keys, by name, with what they do, in words. */
export interface KeySection {
  readonly title: string;
  readonly lines: readonly { readonly keys: readonly string[]; readonly words: string }[];
}

interface KeySheetProps {
  readonly sections: readonly KeySection[];
  /** What is shown below the keys, such as a button. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/**
 * Renders a dialog that lists the keys of a screen with what they do, and the setting for single keys. A key is named
 * as `keyName` names it, such as `u`, ` ` or `Ctrl+z`, or with `Shift+` before that. The clocks stand still while it
 * is open.
 */
export function KeySheet({ sections, children, onClose }: KeySheetProps): ReactNode {
  usePauseRequest();
  const { settings } = useShell();
  const single = useShellSettings((now) => now.singleKeys);
  return (
    <Dialog open title={t('shellKeys:title')} onClose={onClose}>
      <div
        className="key-sections"
        role="group"
        aria-label={t('shellKeys:title')}
        tabIndex={0}
        data-first-focus
      >
        <div>
          {sections.map(({ title, lines }, i) => (
            <section key={title} aria-labelledby={`keys-${i}`}>
              <h3 id={`keys-${i}`}>{title}</h3>
              <dl className="keys">
                {lines.map(({ keys, words }) => (
                  <div key={words}>
                    <dt>
                      <Keys keys={keys} />
                    </dt>
                    <dd>{words}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
      {children}
      <Checkbox
        label={t('shell:settings.singleKeys')}
        on={single}
        describedBy="keys-single"
        onChange={(singleKeys) => settings.change({ singleKeys })}
      />
      <p id="keys-single" className="key-note">
        {t('shellKeys:singleHelp')}
      </p>
      <p className="key-note">{t('shellKeys:place')}</p>
    </Dialog>
  );
}

/** An object lists digits first; on a sheet they follow the signs of their line: + - 0. */
const digitsLast = (keys: readonly string[]): readonly string[] =>
  [...keys].sort((a, b) => Number(/^\d$/.test(a)) - Number(/^\d$/.test(b)));

const SHIFTED_ARROW = 'Shift+Arrow';

/** The keys of a line; arrow keys with Shift as one, `Shift + ←↑↓→`, because each alone would fill a line. */
function Keys({ keys }: { readonly keys: readonly string[] }): ReactNode {
  if (!keys.every((name) => name.startsWith(SHIFTED_ARROW)))
    return digitsLast(keys).map((name) => <Key key={name} name={name} />);
  return (
    <span>
      <kbd>{keyCap('Shift')}</kbd> +{' '}
      <kbd>{keys.map((name) => keyCap(name.slice('Shift+'.length))).join('')}</kbd>
    </span>
  );
}

/** A key as it is labelled on keyboards. */
function Key({ name }: { readonly name: string }): ReactNode {
  return (
    <span>
      {(name === '+' ? [name] : name.split('+')).map((part, i) => (
        <Fragment key={part}>
          {i > 0 && ' + '}
          <kbd>{keyCap(part)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

type Named = keyof typeof shellKeys.names;
const OTHERWISE: Readonly<Record<string, Named>> = { ' ': 'Space', Ctrl: 'Control' };

const keyCap = (part: string): string => {
  const name = OTHERWISE[part] ?? part;
  const { names } = namespaceContent('shellKeys') as typeof shellKeys;
  return name in names ? t(`shellKeys:names.${name as Named}`) : name.toUpperCase();
};
