import { returnAddress, signInAddress } from './return-address';

test('sign-in comes back to where the person was', () => {
  const address = signInAddress('/waqf/abc?tab=2#x');
  expect(returnAddress(new URL(address, 'http://x').search)).toBe('/waqf/abc?tab=2#x');
  expect(signInAddress('/')).toBe('/login');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login?return=/', ''])(
  'never to %j',
  (address) => {
    expect(returnAddress(`?return=${encodeURIComponent(address)}`)).toBeNull();
  },
);
