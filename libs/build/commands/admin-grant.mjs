import { runOnDatabase } from '../src/run-on-database.mjs';

// `npm run admin:grant -- ID [NAME]`: creates the first administrator; must be run on the server machine.
await runOnDatabase('admin-grant.js', process.argv.slice(2));
