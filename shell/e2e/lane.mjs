import { openStage } from './stage.mjs';

/*
 * A lane of `run.mjs`: a process with its own platform and browser. It receives names of files, runs them one after the
 * other, and answers each with its counts and its output.
 * Its argument is the folder of the sample data.
 */
const stage = await openStage({ from: process.argv[2] });
const lines = [];
console.log = (...words) => lines.push(words.join(' '));

process.on('message', async (file) => {
  if (file === null) {
    await stage.close();
    process.exit(0);
  }
  const counts = await ran(file);
  process.send({ file, ...counts, lines: lines.splice(0) });
});
// The process that started it has ended.
process.on('disconnect', () => void stage.close().finally(() => process.exit(1)));
process.send({ ready: true });

async function ran(file) {
  try {
    return await stage.run(file);
  } catch (error) {
    lines.push(`  FAIL  ${file}\n${error.stack ?? error}`);
    return { passed: 0, failed: 1 };
  }
}
