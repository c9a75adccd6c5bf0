import { lazyScreen } from '../../../shell/ui/lazyScreen';
import type { Help } from '../base/help';
import { warScreen } from '../base/warScreen';
import type { HelpDialogsProps } from './help/HelpDialogs';

/** The dialog with the settings. */
export const SettingsDialog = warScreen(
  'dialog',
  () => import('./settings/SettingsDialog'),
  'SettingsDialog',
);

/** The dialog with the record of a game, to copy, save and print. */
export const RecordDialog = warScreen(
  'dialog',
  () => import('./record/RecordDialog'),
  'RecordDialog',
);

/** The dialog with the code that shows a study in another page. */
export const EmbedDialog = lazyScreen(
  'dialog',
  () => import('./record/EmbedDialog'),
  'EmbedDialog',
);

/** The dialog with the rule book. */
export const RuleBook = warScreen(
  'dialog',
  () => import('./ruleBook/RuleBook'),
  'RuleBook',
  'ruleBook',
);

/** The dialog that prints a deployment. */
export const DeploymentSheet = warScreen(
  'dialog',
  () => import('./printing/DeploymentSheet'),
  'DeploymentSheet',
);

const HelpDialogs = warScreen('dialog', () => import('./help/HelpDialogs'), 'HelpDialogs');

interface OpenHelpProps extends Omit<HelpDialogsProps, 'open'> {
  /** What is open, or null; the line to type in is no dialog, and is loaded with the screen reader's help. */
  readonly open: Help | null;
}

/** Shows the help that a key or a button has opened over the board, once it is loaded. */
export function OpenHelp({ open, ...props }: OpenHelpProps) {
  if (open === null || open === 'line') return null;
  return <HelpDialogs {...props} open={open} />;
}
