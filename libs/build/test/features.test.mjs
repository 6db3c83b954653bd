import { featureHash, featureNames, planOfRemote, remotesWith } from '../src/features.mjs';
import { remoteNames } from '../src/release-remote.mjs';

test('a feature is found only in the remotes that list it', () => {
  expect(featureNames()).toContain('banking');
  expect(remotesWith('banking', remoteNames())).toEqual(['mf-admin', 'mf-nazir', 'mf-waqif']);
  expect(remotesWith('banking', ['mf-beneficiary'])).toEqual([]);
});

test('the hash of a feature is unique and stable', () => {
  expect(featureHash('banking')).toMatch(/^[\da-f]{16}$/);
  expect(featureHash('banking')).toBe(featureHash('banking'));
  expect(featureHash('banking')).not.toBe(featureHash('finances'));
});

test('the tests of a team are those of its remote and its features', () => {
  const { whole, everything } = planOfRemote('mf-nazir');
  expect(everything).toBe(false);
  expect(whole).toEqual(expect.arrayContaining(['mf-nazir', 'libs/features/banking']));
  expect(whole).not.toContain('mf-waqif');
});
