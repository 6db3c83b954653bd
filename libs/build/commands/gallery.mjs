import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { rspack } from '@rspack/core';
import { printError, print } from '../src/bilingual.mjs';
import { projectRoot } from '../src/project.mjs';

/*
 * `npm run gallery`: shows every component of the kit on one page, on PORT or 3100; ?lang=en, ?theme=dark,
 * ?page=frame|parts|forms.
 */
const port = Number(process.env.PORT || 3100);
const folder = join(projectRoot, 'libs/ui/dist/gallery');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
};

print('بناء معرض المكونات', 'Building the gallery of the kit');
const { default: config } = await import(new URL('../../ui/gallery/rspack.config.mjs', import.meta.url));
const built = await new Promise((resolve, reject) => {
  rspack(config, (error, stats) => (error ? reject(error) : resolve(stats)));
});
if (built.hasErrors()) {
  printError(
    'تعذر بناء المعرض.',
    'The gallery could not be built.',
    built.toString({ colors: false, preset: 'errors-only' }),
  );
  process.exit(1);
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://gallery');
  const path = join(folder, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
  const found = path.startsWith(folder) && (await stat(path).catch(() => null));
  if (!found || !found.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  createReadStream(path).pipe(response);
});
server.once('error', (error) => {
  printError(`تعذر فتح المنفذ ${port}.`, `Port ${port} could not be opened.`, error.message);
  process.exit(1);
});
server.listen(port, 'localhost', () =>
  print(`المعرض على http://localhost:${port}`, `The gallery is at http://localhost:${port}`),
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
