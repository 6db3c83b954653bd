import { Injectable } from '@nestjs/common';
import { type SignInOutcome, signInOutcomes } from '@waqf/contracts/identity';
import { type Ctx, oneOf, rowOf, sql } from '../../platform/index.js';
import { signInStates } from '../domain/proof-states.js';

/** One attempt to sign in, from the number on the screen to the session. */
export interface SignIn {
  readonly id: string;
  readonly nationalId: string;
  readonly browserHash: Buffer;
  readonly providerTransactionId: string;
  readonly random: string;
  readonly status: SignInOutcome;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly verifiedAt: Date | null;
  readonly usedAt: Date | null;
  readonly address: string;
  readonly userAgent: string | null;
  /** Hash of the device's cookie when the attempt was counted as one from a known device; null otherwise. */
  readonly deviceHash: Buffer | null;
  /** The name that Nafath gave with the proof. */
  readonly verifiedName: string | null;
}

const columns = `id, national_id AS "nationalId", browser_hash AS "browserHash",
  provider_transaction_id AS "providerTransactionId", random, status, created_at AS "createdAt",
  expires_at AS "expiresAt", verified_at AS "verifiedAt", used_at AS "usedAt", address, user_agent AS "userAgent",
  device_hash AS "deviceHash", verified_name AS "verifiedName"`;
const signInRow = rowOf({
  id: 'uuid',
  nationalId: 'text',
  browserHash: 'bytea',
  providerTransactionId: 'text',
  random: 'text',
  status: oneOf(signInOutcomes),
  createdAt: 'timestamptz',
  expiresAt: 'timestamptz',
  verifiedAt: 'timestamptz?',
  usedAt: 'timestamptz?',
  address: 'text',
  userAgent: 'text?',
  deviceHash: 'bytea?',
  verifiedName: 'text?',
});

const addSignIn = sql({
  name: 'identity.add-sign-in',
  text: `INSERT INTO identity.sign_in (id, national_id, browser_hash, provider_transaction_id, random, status,
           created_at, expires_at, address, user_agent, device_hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
});
const findOfBrowser = sql({
  name: 'identity.find-sign-in-of-browser',
  text: `SELECT ${columns} FROM identity.sign_in WHERE id = $1 AND browser_hash = $2`,
  row: signInRow,
});
const lockOfBrowser = sql({
  name: 'identity.lock-sign-in-of-browser',
  text: `SELECT ${columns} FROM identity.sign_in WHERE id = $1 AND browser_hash = $2 FOR UPDATE`,
  row: signInRow,
});
const lockProof = sql({
  name: 'identity.lock-proof-of-browser',
  text: `SELECT ${columns} FROM identity.sign_in
         WHERE browser_hash = $1 AND verified_at > $2 AND used_at IS NULL FOR UPDATE`,
  row: signInRow,
});
const lockByProvider = sql({
  name: 'identity.lock-sign-in-by-provider',
  text: `SELECT ${columns} FROM identity.sign_in WHERE id = $1 AND provider_transaction_id = $2 FOR UPDATE`,
  row: signInRow,
});
const listLatest = sql({
  name: 'identity.list-latest-sign-ins',
  text: `SELECT ${columns} FROM identity.sign_in WHERE national_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
  row: signInRow,
});
const latestVerified = sql({
  name: 'identity.find-latest-verified-sign-in',
  text: `SELECT ${columns} FROM identity.sign_in WHERE national_id = $1 AND verified_name IS NOT NULL
         ORDER BY created_at DESC LIMIT 1`,
  row: signInRow,
});
const { verify, reject } = { verify: signInStates.inSql('verify'), reject: signInStates.inSql('reject') };
const closeSignIn = sql({
  name: 'identity.close-sign-in',
  text: `UPDATE identity.sign_in SET status = $2 WHERE id = $1 AND status ${reject.from}`,
});
const verifySignIn = sql({
  name: 'identity.verify-sign-in',
  text: `UPDATE identity.sign_in SET status = ${verify.to}, verified_at = $2, verified_name = $3
         WHERE id = $1 AND status ${verify.from}`,
});
const useSignIn = sql({
  name: 'identity.use-sign-in',
  text: 'UPDATE identity.sign_in SET used_at = $2 WHERE id = $1',
});
const useUpSignIns = sql({
  name: 'identity.use-up-sign-ins',
  text: 'UPDATE identity.sign_in SET used_at = $1 WHERE verified_at IS NOT NULL AND used_at IS NULL',
});

/** Sign-in attempts. */
@Injectable()
export class SignInRepository {
  async add(ctx: Ctx, signIn: SignIn): Promise<void> {
    await addSignIn.run(ctx, [
      signIn.id,
      signIn.nationalId,
      signIn.browserHash,
      signIn.providerTransactionId,
      signIn.random,
      signIn.status,
      signIn.createdAt,
      signIn.expiresAt,
      signIn.address,
      signIn.userAgent,
      signIn.deviceHash,
    ]);
  }

  /** The attempt that this browser started; one from another browser is not found. */
  async findOfBrowser(ctx: Ctx, id: string, browserHash: Buffer): Promise<SignIn | null> {
    return (await findOfBrowser.first(ctx, [id, browserHash])) ?? null;
  }

  /** Like `findOfBrowser`, with the row locked: two polls must not both turn the proof into a session. */
  async lockOfBrowser(ctx: Ctx, id: string, browserHash: Buffer): Promise<SignIn | null> {
    return (await lockOfBrowser.first(ctx, [id, browserHash])) ?? null;
  }

  /** The proof that a browser received and has not used, with the row locked. */
  async lockProofOfBrowser(ctx: Ctx, browserHash: Buffer, verifiedAfter: Date): Promise<SignIn | null> {
    return (await lockProof.first(ctx, [browserHash, verifiedAfter])) ?? null;
  }

  async lockByProviderTransaction(ctx: Ctx, id: string, providerTransactionId: string): Promise<SignIn | null> {
    return (await lockByProvider.first(ctx, [id, providerTransactionId])) ?? null;
  }

  /** The latest attempts with a national id, newest first. */
  latestOf(ctx: Ctx, nationalId: string, limit: number): Promise<SignIn[]> {
    return listLatest.rows(ctx, [nationalId, limit]);
  }

  /** The latest attempt with a name from Nafath, as a list of one; empty when there is none. */
  latestVerifiedOf(ctx: Ctx, nationalId: string): Promise<SignIn[]> {
    return latestVerified.rows(ctx, [nationalId]);
  }

  /** Marks every proof as used. */
  async useUp(ctx: Ctx): Promise<void> {
    await useUpSignIns.run(ctx, [ctx.clock.now()]);
  }

  /** Ends a waiting attempt without proof. */
  async close(ctx: Ctx, id: string, status: 'REJECTED' | 'EXPIRED'): Promise<void> {
    await closeSignIn.run(ctx, [id, status]);
  }

  async verify(ctx: Ctx, id: string, name: string | null): Promise<void> {
    await verifySignIn.run(ctx, [id, ctx.clock.now(), name]);
  }

  async use(ctx: Ctx, id: string): Promise<void> {
    await useSignIn.run(ctx, [id, ctx.clock.now()]);
  }
}
