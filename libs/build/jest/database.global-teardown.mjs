import { rmSync } from 'node:fs';

export default async function tearDownDatabase() {
  const running = globalThis.waqfTestDatabase;
  if (!running) return;
  await running.database.stop();
  if (running.folder) rmSync(running.folder, { recursive: true, force: true });
}
