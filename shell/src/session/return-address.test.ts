import type { Role } from '@waqf/contracts/identity';
import { addressAfterSignIn, startWaqfAddress, returnAddress, signInAddress } from './return-address';

const user = (role: Role) => ({ role, can: (capability: string) => role === 'waqif' && capability === 'waqf.create' });

test('after signing in, a user returns to the page they were on', () => {
  const address = signInAddress('/waqf/abc?tab=2#x');
  expect(returnAddress(new URL(address, 'http://x').search)).toBe('/waqf/abc?tab=2#x');
  expect(signInAddress('/')).toBe('/login');
});

test('a founder who chose “start your waqf” continues with the deeds, others with their first page', () => {
  const { search } = new URL(startWaqfAddress, 'http://x');
  expect(addressAfterSignIn(search, user('waqif'))).toBe('/waqf/create-steps');
  expect(addressAfterSignIn(search, user('beneficiary'))).toBe('/beneficiary/dashboard');
  expect(addressAfterSignIn('', user('waqif'))).toBe('/dashboard');
  expect(addressAfterSignIn('?return=%2Fsettings', user('waqif'))).toBe('/settings');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  '/login?return=/',
  '/./login',
  '/\tlogin',
  '/login/',
  '',
])('a user is never sent to %j', (address) => {
  expect(returnAddress(`?return=${encodeURIComponent(address)}`)).toBeNull();
});

test('an address within the site is returned as the browser reads it', () => {
  const read = (address: string) => returnAddress(`?return=${encodeURIComponent(address)}`);
  expect(read('/logins')).toBe('/logins');
  expect(read('/search?q=//evil.example')).toBe('/search?q=//evil.example');
  expect(read('/a/../settings')).toBe('/settings');
});
