import { runOnDatabase } from '../src/run-on-database.mjs';

// `npm run admin:grant -- ID [NAME]`: makes the first administrator, on the machine itself.
await runOnDatabase('admin-grant.js', process.argv.slice(2));
