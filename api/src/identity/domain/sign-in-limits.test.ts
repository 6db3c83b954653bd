import { networkOf } from '../../platform/index.js';
import { countersOf } from './sign-in-limits.js';

const keys = (address: string, deviceHash: Buffer | null = null): string[] =>
  countersOf({ nationalId: '1000000016', address, deviceHash }, 5).map(({ rule, key }) => `${rule.name} ${key}`);

describe('counters that limit sign-ins', () => {
  it('unknown devices at different addresses share no counter, so nobody uses up another’s attempts', () => {
    const [mine, other] = [keys('192.0.2.1'), keys('192.0.2.2')];
    expect(mine.filter((key) => other.includes(key))).toEqual([]);
  });

  it('a known device has a counter of its own', () => {
    expect(keys('192.0.2.1', Buffer.alloc(32, 7))).toEqual([`sign-in-device ${'07'.repeat(32)}:1000000016`]);
  });

  it('all addresses of an IPv6 /64 network count as one', () => {
    expect(networkOf('2001:db8:1:2::5')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:0db8:1:2:ffff::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  });
});
