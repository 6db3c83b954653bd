import { runOnDatabase } from '../src/run-on-database.mjs';

// `npm run audit:verify`: proves the chain of the audit trail and names the first entry that does not hold;
// `-- --head HASH` also looks for a last hash that was noted earlier.
await runOnDatabase('audit-verify.js', process.argv.slice(2));
