import { deviceOf, plainAddress, storedUserAgent } from './device.js';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('reading a User-Agent', () => {
  it.each([
    [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows', 'computer'],
    [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Microsoft Edge', 'Windows', 'computer'],
    [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS', 'phone'],
    [`${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS', 'phone'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari',
      'macOS',
      'computer',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
      'phone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux', 'computer'],
    ['curl/8.9.0', null, null, 'unknown'],
  ])('%s', (userAgent, browser, system, kind) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
  });

  it('a missing User-Agent is unknown, and a stored one is at most 400 characters long', () => {
    expect(deviceOf(null)).toEqual({ browser: null, system: null, kind: 'unknown' });
    expect(storedUserAgent('  ')).toBeNull();
    expect(storedUserAgent('x'.repeat(10_000))).toHaveLength(400);
  });

  it('an IPv4 address is written without its IPv6 prefix', () => {
    expect(plainAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(plainAddress('2001:db8::7')).toBe('2001:db8::7');
    expect(plainAddress(undefined)).toBeNull();
  });
});
