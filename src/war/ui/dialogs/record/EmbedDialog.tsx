import { useCallback, useState, type ReactNode } from 'react';
import { canPack } from '../../../../shell/platform/packing';
import { Dialog } from '../../../../shell/ui/Dialog';
import { CopyRow, SaidContext, type TellAt } from './Copying';
import { embedCode } from './embedCode';
import { useLink } from './useLink';
import { t } from '../../../words/t';
import './records.css';

interface EmbedDialogProps {
  /** The record that the board is to show, and what it is called. */
  readonly record: string;
  readonly title: string;
  /** What a study opens at: the number of an action in its record. */
  readonly node: number;
  readonly onClose: () => void;
}

/** The code that shows a study in a page of others, at the moment that is shown here. */
export function EmbedDialog({ record, title, node, onClose }: EmbedDialogProps): ReactNode {
  const [said, setSaid] = useState<{ at: string; sentence: string } | null>(null);
  const tellAt = useCallback<TellAt>((at) => (sentence) => setSaid({ at, sentence }), []);
  const link = useLink(record);
  return (
    <Dialog open title={t('records:keep.embed')} onClose={onClose}>
      <div className="record-keep">
        <SaidContext value={said}>
          {link === null ? (
            !canPack() && <p>{t('records:keep.linkNever')}</p>
          ) : (
            <section>
              <p>{t('records:keep.embedStudy')}</p>
              <CopyRow
                name={t('records:keep.embedName')}
                text={embedCode(link, title, `node=${node}`)}
                onTell={tellAt}
              />
            </section>
          )}
        </SaidContext>
      </div>
    </Dialog>
  );
}
