import { Injectable } from '@nestjs/common';
import { type Ctx, sql } from '../../platform/index.js';

/** How many devices are remembered for each person; the latest used are kept. */
const mostDevices = 20;

const findKnown = sql({
  name: 'identity.find-known-device',
  text: `SELECT d.token_hash AS "tokenHash" FROM identity.known_device d JOIN identity.person p ON p.id = d.person_id
         WHERE d.token_hash = $1 AND p.national_id = $2`,
  row: { tokenHash: 'bytea' },
});
const findDevice = sql({
  name: 'identity.find-device',
  text: 'SELECT token_hash AS "tokenHash" FROM identity.known_device WHERE token_hash = $1 LIMIT 1',
  row: { tokenHash: 'bytea' },
});
const rememberDevice = sql({
  name: 'identity.remember-device',
  text: `INSERT INTO identity.known_device (token_hash, person_id, last_used_at) VALUES ($1, $2, $3)
         ON CONFLICT (token_hash, person_id) DO UPDATE SET last_used_at = excluded.last_used_at`,
});
const forgetOldest = sql({
  name: 'identity.forget-oldest-devices',
  text: `DELETE FROM identity.known_device WHERE person_id = $1 AND token_hash IN (
           SELECT token_hash FROM identity.known_device WHERE person_id = $1
           ORDER BY last_used_at DESC, token_hash OFFSET ${mostDevices})`,
});

/** Devices by the hash of their cookie, with the people who have signed in on them. */
@Injectable()
export class KnownDeviceRepository {
  /** True when the person with this national id has signed in on this device. */
  async isKnownTo(ctx: Ctx, tokenHash: Buffer, nationalId: string): Promise<boolean> {
    return (await findKnown.first(ctx, [tokenHash, nationalId])) !== undefined;
  }

  /** True when we issued this cookie; any other value was planted by somebody. */
  async exists(ctx: Ctx, tokenHash: Buffer): Promise<boolean> {
    return (await findDevice.first(ctx, [tokenHash])) !== undefined;
  }

  async remember(ctx: Ctx, tokenHash: Buffer, personId: string): Promise<void> {
    await rememberDevice.run(ctx, [tokenHash, personId, ctx.clock.now()]);
    await forgetOldest.run(ctx, [personId]);
  }
}
