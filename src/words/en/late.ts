import faults from './faults.json';
import formats from './formats.json';
import history from './history.json';
import keys from './keys.json';
import lists from './lists.json';
import pictures from './pictures.json';
import plots from './plots.json';
import printing from './printing.json';
import readings from './readings.json';
import records from './records.json';
import settings from './settings.json';
import templates from './templates.json';

/** What the parts say that are loaded when they are opened. */
export const messages = {
  faults,
  formats,
  history,
  keys,
  lists,
  pictures,
  plots,
  printing,
  readings,
  records,
  settings,
  templates,
};
