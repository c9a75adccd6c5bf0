import { t } from '../../words/t';
import { NameDialog } from '../../../shell/ui/pages/FormDialog';

/** The most characters of a study's name. */
const LONGEST_STUDY_NAME = 80;

interface NameStudyProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** A dialog that asks for the name of a study, at first `name`. `onName` gets the new one, which may be empty. */
export const NameStudy = (props: NameStudyProps) => (
  <NameDialog
    title={t('studies:rename')}
    label={t('studies:name')}
    longest={LONGEST_STUDY_NAME}
    {...props}
  />
);
