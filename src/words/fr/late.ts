import faults from './faults.json';
import formats from './formats.json';
import history from './history.json';
import insight from './insight.json';
import keys from './keys.json';
import lists from './lists.json';
import pictures from './pictures.json';
import plots from './plots.json';
import printing from './printing.json';
import readings from './readings.json';
import records from './records.json';
import saves from './saves.json';
import settings from './settings.json';
import switches from './switches.json';
import templates from './templates.json';

/** What the parts say that are loaded when they are opened. */
export const messages = {
  faults,
  formats,
  history,
  insight,
  keys,
  lists,
  pictures,
  plots,
  printing,
  readings,
  records,
  saves,
  settings,
  switches,
  templates,
};
