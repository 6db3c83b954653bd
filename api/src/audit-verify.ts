import { parseArgs } from 'node:util';
import { openAtRest } from './at-rest.js';
import { readCommandEnvironment } from './environment.js';
import { migrate } from './platform/database/migrate.js';
import { AuditChain, AuditChecks, Contexts, RefusedStartError } from './platform/index.js';

// `node dist/audit-verify.js [--head HASH]`: verifies the audit trail; exit code 1 when it is broken. HASH is the hash
// of a last block that was noted earlier outside the platform: a chain that was cut or rebuilt does not contain it.
try {
  const { values } = parseArgs({ options: { head: { type: 'string' } } });
  const environment = readCommandEnvironment(process.env);
  await migrate(environment.databaseUrl);
  const app = await openAtRest(environment);
  const ctx = app.get(Contexts, { strict: false }).system('audit:verify');
  const check = await app.get(AuditChecks, { strict: false }).check(ctx);
  const noted = values.head?.trim().toLowerCase();
  const isHash = noted === undefined || /^[0-9a-f]{64}$/.test(noted);
  const block = noted && isHash ? await app.get(AuditChain, { strict: false }).blockOf(ctx, noted) : null;
  await app.close();
  const { entries, blocks, unsealed, head, broken, tookMs } = check;
  const figures = `${entries} entries, ${blocks} blocks, ${unsealed} not sealed yet, last hash ${head ?? '-'}, ${tookMs} ms`;
  const isHeld = noted === undefined || block !== null;
  if (check.whole && isHeld) {
    console.log(`سجل التدقيق سليم\nThe audit trail is whole: ${figures}`);
    if (block !== null) console.log(`البصمة المودعة في الكتلة ${block}\nThe noted hash is that of block ${block}`);
  } else console.error(`سجل التدقيق غير سليم\nThe audit trail is not whole: ${figures}`);
  if (broken) console.error(`first broken: ${JSON.stringify(broken)}`);
  if (!isHeld) console.error('البصمة المودعة ليست في السلسلة\nThe noted hash is not in the chain');
  process.exit(check.whole && isHeld ? 0 : 1);
} catch (error) {
  if (error instanceof RefusedStartError) console.error(`${error.text.ar}\n${error.text.en}`);
  else console.error(error);
  process.exit(2);
}
