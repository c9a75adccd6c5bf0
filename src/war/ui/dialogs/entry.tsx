import { lazyScreen } from '../../../shell/ui/lazyScreen';
import type { Help } from '../base/help';
import { warScreen } from '../base/warScreen';
import type { HelpDialogsProps } from './help/HelpDialogs';

/** The dialog with the settings of Debord's game and of all games. Fetched when it is first opened. */
export const SettingsDialog = warScreen(
  'dialog',
  () => import('./settings/SettingsDialog'),
  'SettingsDialog',
);

/** The dialog with the record of a game, to copy, save and print. Fetched when it is first opened. */
export const RecordDialog = warScreen(
  'dialog',
  () => import('./record/RecordDialog'),
  'RecordDialog',
);

/** The dialog with the HTML code that shows a study in another page. Fetched when it is first opened. */
export const EmbedDialog = lazyScreen(
  'dialog',
  () => import('./record/EmbedDialog'),
  'EmbedDialog',
);

/** The dialog with the rule book. Fetched when it is first opened. */
export const RuleBook = warScreen(
  'dialog',
  () => import('./ruleBook/RuleBook'),
  'RuleBook',
  'ruleBook',
);

/** The dialog that prints a deployment, or a sheet to plan one on. Fetched when it is first opened. */
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

/**
 * Shows the help that is open over the board (`open`): a list, the list of keys, the legend, or the dialog to go to a
 * square. Renders nothing while none is open; fetched when the first is.
 */
export function OpenHelp({ open, ...props }: OpenHelpProps) {
  if (open === null || open === 'line') return null;
  return <HelpDialogs {...props} open={open} />;
}
