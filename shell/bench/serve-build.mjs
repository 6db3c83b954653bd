import { createServer, request as httpRequest } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
};
const compressible = new Set(['.js', '.css', '.svg']);
const staticPath = /^\/(?:assets|remotes)\/[\w./~-]+$/;

/**
 * One server for both products, so that only the build differs: scripts, styles and fonts from memory, with the API's
 * own headers and brotli quality; everything else from the running API.
 * @param {{api: string, singleFolder?: string}} options without `singleFolder` it serves the federated product as the
 *   API does
 * @returns {Promise<{address: string, stop: () => Promise<void>}>}
 */
export async function serveBuild({ api, singleFolder }) {
  const kept = new Map();
  const singlePage = singleFolder ? await readFile(join(singleFolder, 'index.html'), 'utf8') : null;
  const fileOf = (path) => {
    const file = kept.get(path) ?? readStatic(path, { api, singleFolder });
    kept.set(path, file);
    return file;
  };
  const server = createServer((request, response) => {
    const path = request.url.split('?', 1)[0];
    const answer = staticPath.test(path)
      ? sendStatic(response, fileOf(path))
      : forward(request, response, { api, singlePage });
    answer.catch((error) => response.destroy(error));
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function readStatic(path, { api, singleFolder }) {
  const bytes =
    singleFolder && path.startsWith('/assets/')
      ? await readFile(join(singleFolder, path.slice('/assets/'.length)))
      : await fetchBytes(`${api}${path}`);
  const extension = extname(path);
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': types[extension] ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
  };
  if (!compressible.has(extension)) return { bytes, headers };
  return {
    bytes: await compressed(bytes, ofFiles),
    headers: { ...headers, 'Content-Encoding': 'br' },
  };
}

/** The brotli qualities of the API: files are compressed once, a page for each answer. */
const ofFiles = 11;
const ofPages = 5;
const compressed = (bytes, quality) => compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

async function fetchBytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function sendStatic(response, reading) {
  const { bytes, headers } = await reading;
  response.writeHead(200, { ...headers, 'Content-Length': bytes.length });
  response.end(bytes);
}

/**
 * Everything that is not a file goes to the API. The single bundle's page gets the API's boot data without a registry,
 * because it needs none.
 */
function forward(request, response, { api, singlePage }) {
  return new Promise((resolve, reject) => {
    const onward = httpRequest(
      `${api}${request.url}`,
      // A page that is changed here is requested uncompressed, and compressed afterwards.
      { method: request.method, headers: singlePage === null ? request.headers : uncompressed(request.headers) },
      (answer) => {
        const isPage = singlePage !== null && (answer.headers['content-type'] ?? '').startsWith('text/html');
        const { 'content-length': length, ...headers } = answer.headers;
        if (!isPage) {
          response.writeHead(answer.statusCode, length === undefined ? headers : answer.headers);
          response.flushHeaders();
          answer.pipe(response);
          answer.on('end', resolve);
          answer.on('error', reject);
          return;
        }
        sendPage(response, answer, { headers, singlePage }).then(resolve, reject);
      },
    );
    onward.on('error', reject);
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
}

const uncompressed = (headers) => ({ ...headers, 'accept-encoding': 'identity' });

async function sendPage(response, answer, { headers, singlePage }) {
  const page = pageOfSingle(Buffer.concat(await answer.toArray()).toString(), singlePage);
  const bytes = await compressed(Buffer.from(page), ofPages);
  response.writeHead(answer.statusCode, { ...headers, 'content-encoding': 'br', 'content-length': bytes.length });
  response.end(bytes);
}

/**
 * The page of the single bundle with everything that the API's page has for a user: markup, boot data, first answers.
 */
function pageOfSingle(page, singlePage) {
  const html = /<html[^>]*>/.exec(page)?.[0];
  const [nonce, value] = /<meta name="style-nonce" data-style-nonce="([^"]*)">/.exec(page) ?? [];
  const boot = dataOf(page, 'waqf-boot');
  if (!html || !nonce || !boot) throw new Error('the page of the API carries no boot data');
  const drawing = /<style nonce="[^"]*">.*?<\/style><script nonce="[^"]*">.*?<\/script>/s.exec(page)?.[0] ?? '';
  const drawn = /<div id="root">.*<\/div>(?=\s*<noscript>)/s.exec(page)?.[0] ?? '<div id="root"></div>';
  const data = JSON.stringify({ ...JSON.parse(boot.text), registry: { remotes: [] } }).replaceAll('<', '\\u003c');
  const head = `${drawing}${nonce}${boot.start}${data}</script>`;
  return singlePage
    .replace(/<html[^>]*>/, html)
    .replace('<!--waqf-boot-->', () => head)
    .replace('<div id="root"></div>', () => drawn)
    .replace('<script nonce="">', () => `${dataOf(page, 'waqf-first-data')?.element ?? ''}<script nonce="${value}">`);
}

/** A data script element in a page. */
function dataOf(page, id) {
  const found = new RegExp(`(<script type="application/json" id="${id}">)(.*?)</script>`, 's').exec(page);
  return found && { element: found[0], start: found[1], text: found[2] };
}
