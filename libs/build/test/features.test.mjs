import { featureHash, featureNames, planOfRemote, remotesWith } from '../src/features.mjs';
import { remoteNames } from '../src/release-remote.mjs';

test('a feature is found in the remotes that list it, and in no other', () => {
  expect(featureNames()).toContain('banking');
  expect(remotesWith('banking', remoteNames())).toEqual(['mf-admin', 'mf-nazir', 'mf-waqif']);
  expect(remotesWith('banking', ['mf-beneficiary'])).toEqual([]);
});

test('the hash of a feature is its own and does not change by itself', () => {
  expect(featureHash('banking')).toMatch(/^[\da-f]{16}$/);
  expect(featureHash('banking')).toBe(featureHash('banking'));
  expect(featureHash('banking')).not.toBe(featureHash('finances'));
});

test('a team tests its remote and the features in it', () => {
  const { whole, everything } = planOfRemote('mf-nazir');
  expect(everything).toBe(false);
  expect(whole).toEqual(expect.arrayContaining(['mf-nazir', 'libs/features/banking']));
  expect(whole).not.toContain('mf-waqif');
});
