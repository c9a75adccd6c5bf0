import { expect, test } from 'vitest';
import { storageFault } from '../../src/shell/storage';

/** What browsers say, as they were seen to say it with a full disk, and with all cookies refused. */
test.each([
  ['full', 'QuotaExceededError', 'The current transaction exceeded its quota limitations.'],
  ['full', 'QuotaExceededError', 'Encountered full disk while opening backing store.'],
  ['full', 'NS_ERROR_DOM_QUOTA_REACHED', 'Persistent storage maximum size reached'],
  ['full', 'NS_ERROR_FILE_NO_DEVICE_SPACE', ''],
  ['full', 'UnknownError', 'IO error: 000003.log: FILE_ERROR_NO_SPACE (WritableFileAppend::8)'],
  ['disk', 'UnknownError', 'Internal error opening backing store for indexedDB.open.'],
  ['disk', 'InvalidStateError', 'The database connection is closing.'],
  ['disk', 'AbortError', ''],
  ['disk', 'NS_ERROR_FILE_CORRUPTED', ''],
  ['forbidden', 'UnknownError', 'The user denied permission to access the database.'],
  ['forbidden', 'SecurityError', 'The operation is insecure.'],
  ['silent', 'TimeoutError', 'the database does not answer'],
] as const)('%s: %s %s', (fault, name, message) => {
  expect(storageFault(new DOMException(message, name))).toBe(fault);
});

test('an error that is not of the storage is no fault of the disk', () => {
  expect([undefined, new TypeError('no')].map(storageFault)).toEqual(['forbidden', 'forbidden']);
});
