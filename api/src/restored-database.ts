import { openAtRest } from './at-rest.js';
import { IdentityFacade } from './identity/index.js';
import { LedgerFacade } from './ledger/index.js';
import { AuditChain, Contexts, type Environment, Transactions } from './platform/index.js';
import { EndReleaseAccess } from './releases/index.js';

/**
 * Verifies a restored database (books and audit trail), and ends every session and every team's release token in it:
 * what was ended after the backup was made must not become valid again.
 * @param environment with the address of that database
 * @returns whether it is intact; sessions and tokens are ended only then
 */
export async function verifyRestored(environment: Environment): Promise<boolean> {
  // A pooler would lead to the database in use, not to this one.
  const app = await openAtRest({ ...environment, poolerUrl: undefined, readUrl: undefined });
  try {
    const ctx = app.get(Contexts, { strict: false }).system('backups.restore');
    const transactions = app.get(Transactions, { strict: false });
    const audit = app.get(AuditChain, { strict: false });
    if (!(await app.get(LedgerFacade, { strict: false }).verify(ctx)).ok) return false;
    if (!(await transactions.snapshot(ctx, (ctx) => audit.verify(ctx))).whole) return false;
    await app.get(IdentityFacade, { strict: false }).endEverySession(ctx);
    await app.get(EndReleaseAccess, { strict: false }).execute(ctx);
    return true;
  } finally {
    await app.close();
  }
}
