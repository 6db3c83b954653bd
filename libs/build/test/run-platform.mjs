// Starts the supervisor as `npm start` does, with the API of the tests instead of the real one.
import { fileURLToPath } from 'node:url';
import { runPlatform } from '../src/platform.mjs';

const platform = runPlatform({
  env: process.env,
  port: Number(process.env.PORT),
  dataDir: process.env.WAQF_DATA,
  embedded: true,
  built: Promise.resolve(process.env.BUILD_FAILS === undefined),
  apiEntry: fileURLToPath(new URL('./fake-api.mjs', import.meta.url)),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, platform.stop);
process.exit(await platform.ended);
