import { isNationalId, normaliseDigits } from '@waqf/formats';
import { openAtRest } from './at-rest.js';
import { readCommandEnvironment } from './environment.js';
import { GrantAdmin } from './identity/index.js';
import { migrate } from './platform/database/migrate.js';
import { Contexts, RefusedStartError } from './platform/index.js';

// `node dist/admin-grant.js ID [NAME]`: creates the first administrator; run it on the server itself.
const [given = '', ...name] = process.argv.slice(2);
const nationalId = normaliseDigits(given.trim());
const fullName = name.join(' ').trim() || 'مدير النظام';

try {
  if (!isNationalId(nationalId)) {
    throw new RefusedStartError({ ar: 'اكتب رقم هوية صحيحًا من 10 أرقام', en: 'Give a valid national ID of 10 digits' });
  }
  const environment = readCommandEnvironment(process.env);
  await migrate(environment.databaseUrl);
  const app = await openAtRest(environment);
  const person = await app
    .get(GrantAdmin, { strict: false })
    .execute(app.get(Contexts).system('admin:grant'), { nationalId, fullName });
  await app.close();
  console.log(`مدير النظام: ${person.fullName} ${person.nationalId}`);
  process.exit(0);
} catch (error) {
  if (error instanceof RefusedStartError) console.error(`${error.text.ar}\n${error.text.en}`);
  else console.error(error);
  process.exit(1);
}
