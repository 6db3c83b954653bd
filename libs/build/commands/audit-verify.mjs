import { runOnDatabase } from '../src/run-on-database.mjs';

// `npm run audit:verify`: verifies the hash chain of the audit trail and names the first broken entry; `-- --head HASH`
// also checks for a last hash that was noted earlier.
await runOnDatabase('audit-verify.js', process.argv.slice(2));
