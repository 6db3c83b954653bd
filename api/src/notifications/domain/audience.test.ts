import { expect, test } from '@jest/globals';
import type { PersonPreferences } from '../../identity/index.js';
import { audienceOf } from './audience.js';

const all: PersonPreferences = {
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
  waqfUpdates: true,
  transactionAlerts: true,
  documentReminders: true,
  reportReady: true,
};

test('by default a notice is kept and pushed', () => {
  expect(audienceOf(all, 'waqf')).toEqual({ keep: true, push: true });
});

test('without push notifications it is kept, and open pages stay quiet', () => {
  expect(audienceOf({ ...all, pushNotifications: false }, 'waqf')).toEqual({ keep: true, push: false });
});

test('who switched off waqf updates or transaction alerts is not told of these, and still of the rest', () => {
  const quiet = { ...all, waqfUpdates: false, transactionAlerts: false };
  expect(audienceOf(quiet, 'waqf')).toEqual({ keep: false, push: false });
  expect(audienceOf(quiet, 'transaction')).toEqual({ keep: false, push: false });
  for (const category of ['document', 'beneficiary', 'system'] as const) {
    expect(audienceOf(quiet, category)).toEqual({ keep: true, push: true });
  }
});

test('reminders and report notices do not stand in for other documents', () => {
  expect(audienceOf({ ...all, documentReminders: false, reportReady: false }, 'document')).toEqual({ keep: true, push: true });
});
