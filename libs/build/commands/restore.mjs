import { runOnDatabase } from '../src/run-on-database.mjs';

// `npm run restore -- FILE`: restores a backup while the platform is stopped.
await runOnDatabase('restore.js', process.argv.slice(2), { asks: true });
