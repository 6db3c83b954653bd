// Started by the tests as a process that they can kill: starts the database, prints its address, and keeps running.
import { startDatabase } from '../src/index.mjs';

try {
  const { url, pid } = await startDatabase({ dataDir: process.argv[2] });
  console.log(JSON.stringify({ url, pid }));
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log(JSON.stringify({ code: error.code, message: error.message }));
  process.exit(1);
}
