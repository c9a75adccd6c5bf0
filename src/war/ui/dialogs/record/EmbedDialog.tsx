import type { ReactNode } from 'react';
import { canPack } from '../../../../shell/platform/packing';
import { Dialog } from '../../../../shell/ui/Dialog';
import { CopyRow, Messages } from './Copying';
import { embedCode } from './embedCode';
import { usePackedLink } from '../../../../shell/ui/usePackedLink';
import { writeLink } from '../../../store/library/link';
import { t } from '../../../words/t';
import './records.css';

interface EmbedDialogProps {
  readonly record: string;
  readonly title: string;
  readonly node: number;
  readonly onClose: () => void;
}

/**
 * A dialog with the HTML code that shows a study in a page of another site (docs/embed.md). `record` is the study as a
 * record, `node` the action shown first, by its number in the record.
 */
export function EmbedDialog({ record, title, node, onClose }: EmbedDialogProps): ReactNode {
  const link = usePackedLink(record, writeLink);
  return (
    <Dialog open title={t('records:export.embed')} onClose={onClose}>
      <div className="record-export">
        <Messages>
          {link === null ? (
            !canPack() && <p>{t('records:export.linkNever')}</p>
          ) : (
            <section>
              <p>{t('records:export.embedStudy')}</p>
              <CopyRow
                name={t('records:export.embedName')}
                text={embedCode(link, title, `node=${node}`)}
              />
            </section>
          )}
        </Messages>
      </div>
    </Dialog>
  );
}
