import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Pages are compressed for each answer, with a level that takes a few milliseconds outside the event loop. */
const quality = 5;

/** Sends a page that must not be cached, compressed if the browser supports it. */
export async function sendPage(request: Request, response: Response, html: string): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.vary('Accept-Encoding');
  response.type('html');
  // Browsers name gzip first with the same weight; Brotli makes a tenth fewer bytes of a page.
  if (request.acceptsEncodings('br') === 'br') {
    response.setHeader('Content-Encoding', 'br');
    response.send(await toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  } else if (request.acceptsEncodings('gzip') === 'gzip') {
    response.setHeader('Content-Encoding', 'gzip');
    response.send(await toGzip(html, { level: quality }));
  } else response.send(html);
}
