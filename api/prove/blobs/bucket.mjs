/** The bucket of the proof: that of `BLOBS_URL`, or one of an S3 server in a separate process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} directory where the server stores its objects
 * @returns {Promise<{url: string, server: string, environment: Record<string, string>, kill: () => void,
 *   revive: () => Promise<void>, stop: () => void}>} `kill` and `revive` have no effect on the server of `BLOBS_URL`
 */
export async function openBucket(directory) {
  const { BLOBS_URL: given } = process.env;
  if (given) {
    const nothing = () => undefined;
    return {
      url: given,
      server: 'the server of BLOBS_URL',
      environment: {},
      kill: nothing,
      revive: nothing,
      stop: nothing,
    };
  }
  let child;
  let port = 0;
  const start = async () => {
    const program = fileURLToPath(new URL('./s3-server.mjs', import.meta.url));
    child = spawn(process.execPath, ['--openssl-legacy-provider', program, directory, `${port}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(child.stdout, 'data');
    port = Number(line);
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}/waqf-documents/proof?encryption=none`,
    server: 's3rver',
    environment: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    kill: () => child.kill('SIGKILL'),
    revive: start,
    stop: () => child.kill('SIGKILL'),
  };
}
