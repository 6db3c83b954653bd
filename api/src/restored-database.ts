import type { INestApplicationContext } from '@nestjs/common';
import { openAtRest } from './at-rest.js';
import { CloseRestored } from './backups/index.js';
import { type AccessNow, WithdrawRestoredAccess, type WithdrawnAccess } from './identity/index.js';
import { LedgerFacade } from './ledger/index.js';
import { AuditChain, AuditSearch, Contexts, type Ctx, type Environment, Transactions } from './platform/index.js';
import { EndReleaseAccess } from './releases/index.js';

/** What the present database says about the time since the backup was made. */
export interface Present {
  readonly access: AccessNow;
  /** The acts that a restore loses, by the name of their fact. */
  readonly lost: readonly { action: string; count: number }[];
}

/** The backup that was loaded, and what is known of the time since; null when the present database is not readable. */
export interface Loaded {
  readonly moment: Date;
  readonly present: Present | null;
}

/** Reads the database that is about to be replaced; null when it is missing, broken or of another version. */
export async function readPresent(environment: Environment, moment: Date): Promise<Present | null> {
  try {
    return await withDatabase(environment, async (app, ctx) => ({
      access: await app.get(WithdrawRestoredAccess, { strict: false }).read(ctx),
      lost: await app.get(AuditSearch, { strict: false }).countSince(ctx, moment),
    }));
  } catch {
    return null;
  }
}

/**
 * Verifies a restored database (books and audit trail). What was ended after the backup was made must not become valid
 * again: every session and release token ends in it, roles and accounts that were withdrawn since are withdrawn, and it
 * stays in maintenance until an administrator has looked at it.
 * @param environment with the address of that database
 * @returns what was withdrawn; null when the database is not intact, and then nothing was changed
 */
export async function verifyRestored(
  environment: Environment,
  { moment, present }: Loaded,
): Promise<WithdrawnAccess | null> {
  return withDatabase(environment, async (app, ctx) => {
    const transactions = app.get(Transactions, { strict: false });
    const audit = app.get(AuditChain, { strict: false });
    if (!(await app.get(LedgerFacade, { strict: false }).verify(ctx)).ok) return null;
    if (!(await transactions.snapshot(ctx, (ctx) => audit.verify(ctx))).whole) return null;
    const withdrawn = await app.get(WithdrawRestoredAccess, { strict: false }).close(ctx, present?.access ?? null);
    await app.get(EndReleaseAccess, { strict: false }).execute(ctx);
    const lost = present && present.lost.reduce((sum, { count }) => sum + count, 0);
    await app.get(CloseRestored, { strict: false }).execute(ctx, { moment, lost });
    return withdrawn;
  });
}

async function withDatabase<Found>(
  environment: Environment,
  work: (app: INestApplicationContext, ctx: Ctx) => Promise<Found>,
): Promise<Found> {
  // A pooler would lead to the database in use, not to this one.
  const app = await openAtRest({ ...environment, poolerUrl: undefined, readUrl: undefined });
  try {
    return await work(app, app.get(Contexts, { strict: false }).system('backups.restore'));
  } finally {
    await app.close();
  }
}
