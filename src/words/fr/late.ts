import faults from './faults.json';
import formats from './formats.json';
import history from './history.json';
import pictures from './pictures.json';
import plots from './plots.json';
import printing from './printing.json';
import records from './records.json';
import settings from './settings.json';
import templates from './templates.json';

/** What the parts say that are loaded when they are opened. */
export const messages = {
  faults,
  formats,
  history,
  pictures,
  plots,
  printing,
  records,
  settings,
  templates,
};
