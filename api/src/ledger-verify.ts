import { openAtRest } from './at-rest.js';
import { readCommandEnvironment } from './environment.js';
import { LedgerFacade } from './ledger/index.js';
import { migrate } from './platform/database/migrate.js';
import { Contexts, RefusedStartError } from './platform/index.js';

// `node dist/ledger-verify.js`: verifies the books; exit code 1 when they are broken.
try {
  const environment = readCommandEnvironment(process.env);
  await migrate(environment.databaseUrl);
  const app = await openAtRest(environment);
  const { ok, entries, blocks, head, firstBroken, unsealedTail } = await app
    .get(LedgerFacade, { strict: false })
    .verify(app.get(Contexts).system('ledger:verify'));
  await app.close();
  const figures = `${entries} entries, ${blocks} blocks, ${unsealedTail} not sealed yet, last hash ${head ?? '-'}`;
  if (ok) console.log(`الدفاتر سليمة\nThe books are whole: ${figures}`);
  else
    console.error(`الدفاتر غير سليمة\nThe books are broken: ${figures}\nfirst broken: ${JSON.stringify(firstBroken)}`);
  process.exit(ok ? 0 : 1);
} catch (error) {
  if (error instanceof RefusedStartError) console.error(`${error.text.ar}\n${error.text.en}`);
  else console.error(error);
  process.exit(2);
}
