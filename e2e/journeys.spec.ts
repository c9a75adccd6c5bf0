import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { browserOf, ENGINES } from '../scripts/browsers.mjs';
import { closeFirefox } from './journeys/bidi';
import { driverOf, type Driver } from './journeys/driver';
import * as firstWar from './journeys/firstWar';
import * as littleWars from './journeys/littlewars';
import * as war from './journeys/war';
import { openWire } from './journeys/openWire';
import { ONLY_EXHAUSTIVE } from './support/page';
import { readBuild, serve, SUB_PATH, type Server } from './support/server';

interface Journey {
  readonly take: (driver: Driver, server: Server) => Promise<void>;
  /** Taken in Firefox and WebKit by `npm test` too: pointer, keys, a worker, a canvas. */
  readonly everyRun?: true;
  /** Elements that it does not press may move by themselves: sentences on a program's orders come one after another. */
  readonly mayMove?: true;
}

const JOURNEYS: Readonly<Record<string, Journey>> = {
  'the first minute': { take: war.firstMinute },
  'the guided war': { take: firstWar.toItsEnd },
  'a deployment behind the curtain': { take: war.behindTheCurtain },
  'a war to its end by mouse': { take: war.toItsEndByMouse },
  'a war to its end by keyboard': { take: war.toItsEndByKeyboard, everyRun: true },
  'a turn against a program': { take: war.againstAProgram, everyRun: true },
  'history, and a record out and in': { take: war.historyAndRecord },
  'a study': { take: war.study },
  'the map editor': { take: war.mapEditor },
  'the first shot of Little Wars': { take: littleWars.firstShot, everyRun: true },
  'a move of Little Wars against the program': {
    take: littleWars.againstTheProgram,
    mayMove: true,
  },
  'a stranger’s first shot': { take: littleWars.strangersFirstShot },
  'a shell of Kriegspiel': { take: littleWars.firstShell },
  'a march by drag': { take: war.marchByDrag, everyRun: true },
  'the focus in small windows': { take: war.focusInSmallWindows },
  'the focus in a small window of Little Wars': { take: littleWars.focusInSmallWindow },
  'a start without a network': { take: war.offline },
  'a reload in the middle': { take: war.reloadInTheMiddle },
};

for (const engine of ENGINES)
  test.describe(engine, () => {
    // One after the other, in one browser where it takes long to start.
    test.describe.configure({ mode: 'default' });
    test.afterAll(closeFirefox);
    // A missing browser is a failure where all of them are to be there.
    test.skip(browserOf(engine) === null && !process.env.CI, `there is no browser for ${engine}`);
    for (const [name, { take, everyRun, mayMove }] of Object.entries(JOURNEYS))
      test(
        `${engine}: ${name}`,
        everyRun && engine !== 'chromium' ? {} : ONLY_EXHAUSTIVE,
        async ({}, info) => {
          const server = await serve(
            await readBuild(),
            new Map([[SUB_PATH + war.SILENT, { silent: true }]]),
          );
          const wire = await openWire(engine);
          const driver = driverOf(wire, server.url);
          try {
            await take(driver, server);
            await driver.noFaults(mayMove);
          } catch (error) {
            await wire.screenshot().then(
              (picture) => writeFile(info.outputPath('end.png'), picture),
              () => undefined,
            );
            throw error;
          } finally {
            await wire.close();
            server.stop();
          }
        },
      );
  });
