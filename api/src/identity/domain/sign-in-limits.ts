import { networkOf, type RateRule } from '../../platform/index.js';

const quarterHour = 15 * 60;

/** A rate limit and the key under which an attempt is counted. */
export interface AttemptCounter {
  readonly rule: RateRule;
  readonly key: string;
}

/** Who starts a sign-in: only what the limits need. */
export interface SignInOrigin {
  readonly nationalId: string;
  /** The network address, as our server or the trusted proxy saw it. */
  readonly address: string;
  /** Hash of the device's cookie; null unless this device has signed in as this person before. */
  readonly deviceHash: Buffer | null;
}

/** The limit of unfinished sign-ins from one network address. */
const perAddress: RateRule = { name: 'sign-in-address', points: 20, seconds: quarterHour };

/**
 * The counters of an attempt. Unknown devices are counted by address, and by address and person together: nobody can
 * use up the attempts of somebody at another address. A device that has signed in as this person has its own counter,
 * which nobody else can reach. @param limit the setting `failedLoginLimit`
 */
export function countersOf({ nationalId, address, deviceHash }: SignInOrigin, limit: number): AttemptCounter[] {
  if (deviceHash !== null) {
    const rule = { name: 'sign-in-device', points: limit, seconds: quarterHour };
    return [{ rule, key: `${deviceHash.toString('hex')}:${nationalId}` }];
  }
  const network = networkOf(address);
  const rule = { name: 'sign-in-person', points: limit, seconds: quarterHour };
  return [
    { rule: perAddress, key: network },
    { rule, key: `${network}:${nationalId}` },
  ];
}
