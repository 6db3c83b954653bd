import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { readWebProject, webConfig } from '../rspack/index.mjs';
import { projectRoot } from './project.mjs';

/** The address of a remote on the development server. */
export const devEntryOf = (name) => `/dev/${name}/entry.js`;

/**
 * Serves shell and remotes from memory with hot reload, and everything else from the API.
 * @param {{port: number, apiPort: number, remotes: string[]}} options remotes: those compiled here; the others are
 *   served as they were built
 * @returns {Promise<{stop: () => Promise<void>}>} resolves when the server listens; compiling continues
 */
export async function startWebDevServer({ port, apiPort, remotes }) {
  const project = (name) => readWebProject(join(projectRoot, name));
  const devServer = {
    port,
    host: 'localhost',
    hot: true,
    // Its own signal handlers would end the process before API and database have stopped.
    setupExitSignals: false,
    static: false,
    historyApiFallback: { index: '/assets/index.html', htmlAcceptHeaders: ['text/html'] },
    client: { overlay: { errors: true, warnings: false } },
    // The Host header is not changed, so that the API recognises its own Origin.
    proxy: [
      {
        context: ['/api', '/simulator', '/health', '/remotes', '/remotes.json', '/boot.json'],
        target: `http://localhost:${apiPort}`,
        changeOrigin: false,
      },
    ],
  };
  const development = { mode: 'development', refresh: true };
  const compiler = rspack([
    webConfig(project('shell'), { ...development, publicPath: '/assets/', devServer }),
    ...remotes.map((name) => webConfig(project(name), { ...development, publicPath: `/dev/${name}/`, devServer })),
  ]);
  const server = new RspackDevServer(devServer, compiler);
  await server.start();
  return { stop: () => server.stop() };
}
