import { runOnDatabase } from '../src/run-on-database.mjs';

// `npm run ledger:verify`: verifies the chain of entries, the balances and the summaries, and names the first broken
// one.
await runOnDatabase('ledger-verify.js', []);
