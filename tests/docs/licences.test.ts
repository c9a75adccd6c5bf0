import { expect, test } from 'vitest';
import { licencesText, packagesInBuild } from '../../scripts/licenses.mjs';
import { textOf } from './project';

test('the licences name every package in the built files, with its text', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: object };
  const packages = packagesInBuild();
  const expected = [...Object.keys(dependencies), 'scheduler', 'workbox-core', 'workbox-routing'];
  expect(packages).toEqual(expect.arrayContaining(expected));
  const parts = licencesText().split(`${'='.repeat(72)}\n`);
  expect(parts[0]).toContain(textOf('LICENSE').trim());
  for (const [i, name] of packages.entries()) {
    expect(parts[i + 1]).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`));
    expect(parts[i + 1]).toMatch(
      /Permission is hereby granted, free of charge|SIL OPEN FONT LICENSE Version 1\.1|Apache License/,
    );
  }
  expect(parts).toHaveLength(packages.length + 1);
});

test('the version is the newest of the changes', () => {
  const { version } = JSON.parse(textOf('package.json')) as { version: string };
  const lock = JSON.parse(textOf('package-lock.json')) as { version: string };
  expect(lock.version).toBe(version);
  const [newest] = textOf('CHANGELOG.md').match(/(?<=^## )\d+\.\d+\.\d+/gm) ?? [];
  expect(newest).toBe(version);
});
