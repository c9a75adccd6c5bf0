import { existsSync } from 'node:fs';
import { browserOf, type Engine } from '../../scripts/browsers.mjs';
import { openFirefox } from './bidi';
import { openPlaywright } from './playwright';
import { openWebKit } from './webdriver';
import type { Wire } from './wire';

/** A page of an engine with nothing saved, by whichever protocol the browser that is there speaks. */
export async function openWire(engine: Engine): Promise<Wire> {
  const browser = browserOf(engine);
  if (browser === null || !existsSync(browser.path)) throw new Error(`no browser for ${engine}`);
  if (browser.protocol === 'bidi') return openFirefox(browser.path);
  if (browser.protocol === 'webdriver') return openWebKit(browser.path);
  return openPlaywright(engine, browser.path);
}
