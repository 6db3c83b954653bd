import { runOnDatabase } from '../src/run-on-database.mjs';

// `npm run db:plan`: what a start would do to the database, with locks and sizes, before it does it.
await runOnDatabase('db-plan.js', []);
