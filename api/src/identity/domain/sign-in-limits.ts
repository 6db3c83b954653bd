import { networkOf, type RateRule } from '../../platform/index.js';

const quarterHour = 15 * 60;

/** A counter and the key that an attempt is counted under. */
export interface CountedUnder {
  readonly rule: RateRule;
  readonly key: string;
}

/** Who starts a sign-in, as far as the limits care. */
export interface SignInOrigin {
  readonly nationalId: string;
  /** As our server or the trusted proxy saw it. */
  readonly address: string;
  /** Hash of the device's cookie when this device has signed in as this person before. */
  readonly deviceHash: Buffer | null;
}

/** Unfinished starts from one address. */
const perAddress: RateRule = { name: 'sign-in-address', points: 20, seconds: quarterHour };

/**
 * Counters of an attempt. Strangers are counted by address, and by address and person: nobody can use up the attempts
 * of somebody else, who comes from another address. A device that has signed in as this person has a counter of its
 * own, which nobody else can reach. @param limit the setting `failedLoginLimit`
 */
export function countersOf({ nationalId, address, deviceHash }: SignInOrigin, limit: number): CountedUnder[] {
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
