import { expect, test } from '@jest/globals';
import { eachToggle, notificationKinds } from '@waqf/contracts/identity';
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

test.each(notificationKinds)('without %s its notices go no way, and all others still do', (toggle) => {
  const quiet = { ...preferences, [toggle]: false };
  expect(channelsOf(on, quiet, { category: 'document', kind: toggle })).toEqual(nowhere);
  const silent = notificationKinds.filter((kind) => !channelsOf(on, quiet, { category: 'document', kind }).list);
  expect(silent).toEqual([toggle]);
});

test.each([
  ['waqfUpdates', 'waqf'],
  ['transactionAlerts', 'transaction'],
] as const)('%s is also the toggle of all notices about a %s', (toggle, category) => {
  const quiet = { ...preferences, [toggle]: false };
  expect(channelsOf(on, quiet, { category })).toEqual(nowhere);
  const categories = ['waqf', 'transaction', 'document', 'beneficiary', 'system'] as const;
  expect(categories.filter((each) => !channelsOf(on, quiet, { category: each }).list)).toEqual([category]);
});

test.each([
  ['enableEmailNotifications', { ...everywhere, email: false }],
  ['enableSmsNotifications', { ...everywhere, sms: false }],
  ['enableNotifications', nowhere],
] as const)('the platform without %s', (name, expected) => {
  expect(channelsOf({ ...on, [name]: false }, preferences, { category: 'waqf' })).toEqual(expected);
});
