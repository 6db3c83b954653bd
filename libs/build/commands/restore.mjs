import { runOnDatabase } from '../src/run-on-database.mjs';

// `npm run restore -- FILE`: brings a backup back, with the platform stopped.
await runOnDatabase('restore.js', process.argv.slice(2), { asks: true });
