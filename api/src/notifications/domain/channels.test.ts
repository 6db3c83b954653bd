import { expect, test } from '@jest/globals';
import { eachToggle } from '@waqf/contracts/identity';
import type { PersonPreferences } from '../../identity/index.js';
import { channelsOf, type ChannelSettings } from './channels.js';

const preferences: PersonPreferences = eachToggle(() => true);
const on: ChannelSettings = { enableNotifications: true, enableEmailNotifications: true, enableSmsNotifications: true };
const everywhere = { list: true, push: true, email: true, sms: true };
const nowhere = { list: false, push: false, email: false, sms: false };

test('with all settings on, a notice uses every channel', () => {
  expect(channelsOf(on, preferences, { category: 'waqf' })).toEqual(everywhere);
});

test.each([
  ['pushNotifications', 'push'],
  ['emailNotifications', 'email'],
  ['smsNotifications', 'sms'],
] as const)('without %s only this way is closed', (toggle, way) => {
  expect(channelsOf(on, { ...preferences, [toggle]: false }, { category: 'waqf' })).toEqual({
    ...everywhere,
    [way]: false,
  });
});

test.each([
  ['waqfUpdates', { category: 'waqf' }],
  ['transactionAlerts', { category: 'transaction' }],
  ['documentReminders', { category: 'waqf', kind: 'documentReminders' }],
  ['reportReady', { category: 'system', kind: 'reportReady' }],
] as const)('without %s its notices go no way, and all others still do', (toggle, notice) => {
  const quiet = { ...preferences, [toggle]: false };
  expect(channelsOf(on, quiet, notice)).toEqual(nowhere);
  const others = [
    { category: 'waqf' },
    { category: 'transaction' },
    { category: 'document' },
    { category: 'beneficiary' },
    { category: 'system' },
    { category: 'document', kind: 'documentReminders' },
    { category: 'document', kind: 'reportReady' },
  ] as const;
  const sent = others.filter((other) => channelsOf(on, quiet, other).list);
  expect(sent).toHaveLength(others.length - 1);
});

test.each([
  ['enableEmailNotifications', { ...everywhere, email: false }],
  ['enableSmsNotifications', { ...everywhere, sms: false }],
  ['enableNotifications', nowhere],
] as const)('the platform without %s', (name, expected) => {
  expect(channelsOf({ ...on, [name]: false }, preferences, { category: 'waqf' })).toEqual(expected);
});
