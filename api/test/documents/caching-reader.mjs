import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * A reading child process that caches the answers of the real reader, so that a test run reads each deed once. New
 * tasks, and tasks that ask a language model, go to the real reader.
 * @param {string} folder of the cache
 * @param {string} reader URL of the real reader's entry
 */
export function cacheReadings(folder, reader) {
  process.once('message', (task) => {
    const file = join(folder, keyOf(task));
    if (!task.asks && existsSync(file)) return repeat(deserialize(readFileSync(file)));
    if (!task.asks) record(file);
    void import(reader).then(() => process.emit('message', task));
  });
  process.once('disconnect', () => process.exit(0));
}

function keyOf({ source, ...task }) {
  const bytes = 'path' in source ? readFileSync(source.path) : source;
  return createHash('sha256').update(bytes).update(JSON.stringify(task)).digest('hex');
}

/** Writes all messages of the reader to the cache, or none. */
function record(file) {
  const messages = [];
  const send = process.send.bind(process);
  process.send = (message, done) => {
    messages.push(message);
    if (message.kind === 'result') {
      writeFileSync(`${file}.${process.pid}`, serialize(messages));
      renameSync(`${file}.${process.pid}`, file);
    }
    return send(message, done);
  };
}

function repeat(messages) {
  for (const message of messages.slice(0, -1)) process.send(message);
  process.send(messages.at(-1), () => process.exit(0));
}
