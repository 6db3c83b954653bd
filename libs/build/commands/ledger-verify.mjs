import { runOnDatabase } from '../src/run-on-database.mjs';

// `npm run ledger:verify`: proves the chain of entries, the balances and the summaries, and names the first that is
// broken.
await runOnDatabase('ledger-verify.js', []);
