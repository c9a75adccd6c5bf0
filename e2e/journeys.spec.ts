import { test } from '@playwright/test';
import { browserOf, ENGINES } from '../scripts/browsers.mjs';
import { driverOf, type Driver } from './journeys/driver';
import { firstMinute } from './journeys/war';
import { openWire } from './journeys/wire';
import { ONLY_EXHAUSTIVE } from './support/page';
import { readBuild, serve, type Server } from './support/server';

interface Journey {
  readonly take: (driver: Driver, server: Server) => Promise<void>;
  /** The engines that take it in `npm test`; the others do in `npm run exhaustive`. */
  readonly always?: readonly string[];
}

const OTHERS = ['firefox', 'webkit'];

const JOURNEYS: Readonly<Record<string, Journey>> = {
  'the first minute': { take: firstMinute, always: OTHERS },
};

for (const engine of ENGINES)
  test.describe(engine, () => {
    // A missing browser is a failure where all of them are to be there.
    test.skip(browserOf(engine) === null && !process.env.CI, `there is no browser for ${engine}`);
    for (const [name, { take, always = [] }] of Object.entries(JOURNEYS))
      test(`${engine}: ${name}`, always.includes(engine) ? {} : ONLY_EXHAUSTIVE, async ({}, info) => {
        const server = await serve(await readBuild());
        const wire = await openWire(engine);
        const driver = driverOf(wire, server.url);
        try {
          await take(driver, server);
          await driver.noFaults();
        } finally {
          const body = await wire.screenshot().catch(() => null);
          if (body !== null) await info.attach('the end', { body, contentType: 'image/png' });
          await wire.close();
          server.stop();
        }
      });
  });
