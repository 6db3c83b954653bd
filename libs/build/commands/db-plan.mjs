import { runOnDatabase } from '../src/run-on-database.mjs';

// `npm run db:plan`: shows what a start would change in the database, with locks and sizes, without doing it.
await runOnDatabase('db-plan.js', []);
