import { lazyScreen } from '../../../shell/ui/lazyScreen';
import type { Help } from '../base/help';
import { warScreen } from '../base/warScreen';
import type { HelpDialogsProps } from './help/HelpDialogs';

/** The dialog with the settings of Debord's game and those of all games. */
export const SettingsDialog = warScreen(
  'dialog',
  () => import('./settings/SettingsDialog'),
  'SettingsDialog',
);

/** The dialog with the record of a game, to copy, save and share. */
export const RecordDialog = warScreen(
  'dialog',
  () => import('./record/RecordDialog'),
  'RecordDialog',
);

/** The dialog with the HTML code that shows a study in a page of another site. */
export const EmbedDialog = lazyScreen(
  'dialog',
  () => import('./record/EmbedDialog'),
  'EmbedDialog',
);

/** The dialog with the rule book of Debord's game for the given `rules`, opened at `clause` if there is one. */
export const RuleBook = warScreen(
  'dialog',
  () => import('./ruleBook/RuleBook'),
  'RuleBook',
  'ruleBook',
);

/** A sheet that prints itself when it is shown: a `deployment`, or with null an empty board. */
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
 * The dialog of help that is open over a board, for a kind of `screen`: a list, the keys, the legend, or the choice of
 * a square to go to. Renders nothing if `open` is null or `line`, which is no dialog.
 */
export function OpenHelp({ open, ...props }: OpenHelpProps) {
  if (open === null || open === 'line') return null;
  return <HelpDialogs {...props} open={open} />;
}
