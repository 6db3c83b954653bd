import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default async function tearDownApi() {
  // Removes what test files shared in this run: sample data and readings of deeds.
  for (const shared of ['readings', 'samples'].map((name) => `waqf-${name}-${process.env.WAQF_TEST_RUN}`)) {
    for (const folder of readdirSync(tmpdir()).filter((entry) => entry.startsWith(shared)))
      rmSync(join(tmpdir(), folder), { recursive: true, force: true });
  }
  const running = globalThis.waqfTestDatabase;
  if (!running) return;
  await running.database.stop();
  if (running.folder) rmSync(running.folder, { recursive: true, force: true });
}
