import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const framesPerSecond = 15;
const bitsPerSecond = 260_000;
const muxer = createRequire(import.meta.url).resolve('mediabunny');

/**
 * An MP4 (H.264) without sound, encoded by the project's own browser: its codecs work only on a page from
 * localhost, so one is served during the encoding.
 * @param {import('playwright-core').Browser} browser
 * @param {{frames: import('./recording.mjs').Frame[], seconds: number}} film
 * @param {{width: number, height: number}} size even numbers of pixels
 * @returns {Promise<Buffer>}
 */
export async function encode(browser, { frames, seconds }, size) {
  const server = createServer((request, response) => {
    const number = /^\/frame\/(\d+)$/.exec(request.url)?.[1];
    if (number !== undefined) return response.setHeader('content-type', 'image/jpeg').end(frames[number].image);
    if (request.url !== '/muxer.js') return response.setHeader('content-type', 'text/html').end('<!doctype html>');
    return response.setHeader('content-type', 'text/javascript').end(readFileSync(muxerFile()));
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const page = await browser.newPage();
  try {
    await page.goto(`http://localhost:${server.address().port}/`);
    const times = frames.map(({ at }) => at);
    const bytes = await page.evaluate(encodeInPage, { times, seconds, ...size, framesPerSecond, bitsPerSecond });
    return Buffer.from(bytes, 'base64');
  } finally {
    await page.close();
    server.close();
  }
}

const muxerFile = () => muxer.replace(/dist\/.*$/, 'dist/bundles/mediabunny.min.mjs');

/** Runs in the page. */
async function encodeInPage({ times, seconds, width, height, framesPerSecond, bitsPerSecond }) {
  // The name is in a variable so that no tool treats it as a local file: the page's own server provides it.
  const address = '/muxer.js';
  const { Output, Mp4OutputFormat, BufferTarget, CanvasSource } = await import(address);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const drawing = canvas.getContext('2d');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new CanvasSource(canvas, { codec: 'avc', bitrate: bitsPerSecond, keyFrameInterval: 5 });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  let shown = -1;
  for (let number = 0; number < seconds * framesPerSecond; number += 1) {
    const at = number / framesPerSecond;
    const frame = times.findLastIndex((time) => time <= at);
    if (frame !== shown) {
      const blob = await (await fetch(`/frame/${frame}`)).blob();
      drawing.drawImage(await createImageBitmap(blob), 0, 0, width, height);
      shown = frame;
    }
    await source.add(at, 1 / framesPerSecond);
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer);
  let text = '';
  for (let place = 0; place < bytes.length; place += 32_768)
    text += String.fromCharCode(...bytes.subarray(place, place + 32_768));
  return btoa(text);
}
