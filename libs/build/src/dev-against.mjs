import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { readWebProject, webConfig } from '../rspack/index.mjs';
import { projectRoot } from './project.mjs';

/** The header as the API reads it: `mf-nazir`, or `mf-nazir <flag>`. */
const headerOf = (remote, flag) => ({ 'x-waqf-development': flag ? `${remote} ${flag}` : remote });

/**
 * Checks whether a running platform shows a remote from this machine.
 * @param {{against: URL, remote: string, flag?: string}} options
 * @returns {Promise<string | null>} null when it does, otherwise its reason
 */
export async function refusalOf({ against, remote, flag }) {
  let response;
  try {
    response = await fetch(new URL('/remotes.json', against), { headers: headerOf(remote, flag) });
  } catch {
    return `${against.origin}: no answer`;
  }
  const text = await response.text();
  if (!response.ok) return `${response.status}: ${text}`;
  const entry = JSON.parse(text).remotes.find(({ name }) => name === remote);
  return entry?.version === 'development' ? null : `${against.origin} does not serve ${remote}`;
}

/**
 * Serves one remote from this machine's sources inside the shell of a running platform: everything else comes from that
 * platform, and only pages at this address see the remote. The page uses the platform's React in its production build,
 * so the remote is compiled for it and the page reloads after a change.
 * @param {{port: number, against: URL, remote: string, flag?: string}} options
 * @returns {Promise<{stop: () => Promise<void>}>} resolves when the server listens; compiling continues
 */
export async function startAgainst({ port, against, remote, flag }) {
  const devServer = {
    port,
    host: 'localhost',
    hot: false,
    liveReload: true,
    setupExitSignals: false,
    static: false,
    client: { overlay: { errors: true, warnings: false } },
    proxy: [
      {
        context: (path) => !path.startsWith('/dev/') && path !== '/ws',
        target: against.origin,
        changeOrigin: true,
        headers: headerOf(remote, flag),
        on: {
          // The platform accepts calls only from its own origin, but this page has the address of this machine.
          proxyReq: (request) => {
            if (request.getHeader('origin')) request.setHeader('origin', against.origin);
          },
        },
      },
    ],
  };
  const project = readWebProject(join(projectRoot, remote));
  const compiler = rspack(
    webConfig(project, { mode: 'development', hostMode: 'production', publicPath: `/dev/${remote}/`, devServer }),
  );
  const server = new RspackDevServer(devServer, compiler);
  await server.start();
  return { stop: () => server.stop() };
}
