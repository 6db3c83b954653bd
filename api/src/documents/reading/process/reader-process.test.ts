import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { brokenPdfs } from '../../../../test/deeds/pdf-builder.js';
import type { StageReport } from '../deed-reading.js';
import { inspectInChild, readInChild, renderInChild } from './reader-process.js';

const path = (name: string): string => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
const deed = path('test/deeds/digital/doc000.pdf');
const pdf = 'application/pdf' as const;
const megabyte = 1024 * 1024;
const bomb = brokenPdfs.bomb(3_000_000);

describe('reading in a process of its own', () => {
  test('a deed from its path, with its stages', async () => {
    const stages: StageReport[] = [];
    const reading = await readInChild(
      { source: { path: deed }, mime: pdf, expectedType: 'property_deed' },
      { onStage: (report) => stages.push(report) },
    );
    expect(reading).toMatchObject({ outcome: 'read', type: 'property_deed' });
    expect(new Set(stages.map(({ stage }) => stage)).size).toBe(5);
  });

  test('a reader that is killed has crashed, and the next attempt succeeds', async () => {
    const killed = await readInChild(
      { source: bomb, mime: pdf },
      { onStart: (pid) => setTimeout(() => process.kill(pid, 'SIGKILL'), 30) },
    );
    expect(killed).toMatchObject({ outcome: 'crashed', detail: expect.stringContaining('SIGKILL') });
    expect(await readInChild({ source: await readFile(deed), mime: pdf })).toMatchObject({ outcome: 'read' });
  });

  test('it is killed above its memory limit', async () => {
    let pid = 0;
    const reading = await readInChild(
      { source: bomb, mime: pdf },
      { limits: { memoryBytes: 200 * megabyte }, onStart: (id) => (pid = id) },
    );
    expect(reading).toEqual({ outcome: 'unreadable', reason: 'out_of_memory' });
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('it is killed above its time limit', async () => {
    const reading = await readInChild(
      { source: bomb, mime: pdf },
      { limits: { milliseconds: 150, memoryBytes: 8000 * megabyte } },
    );
    expect(reading).toEqual({ outcome: 'unreadable', reason: 'timed_out' });
  });

  test('a missing file is a crash of the reader, not of the parent', async () => {
    expect(await readInChild({ source: { path: path('no-such-file.pdf') }, mime: pdf })).toMatchObject({
      outcome: 'crashed',
    });
  });

  test('an abort ends the reading', async () => {
    const controller = new AbortController();
    const reading = readInChild(
      { source: bomb, mime: pdf },
      { signal: controller.signal, onStart: () => controller.abort() },
    );
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('asking a language model for the child', () => {
  const task = {
    source: { path: path('test/deeds/digital/doc002.pdf') },
    mime: pdf,
    expectedType: 'nazir_deed' as const,
  };

  test('without a model the reading is unchanged, and the child does not ask', async () => {
    const reading = await readInChild(task);
    expect(reading).not.toHaveProperty('secondReading');
    expect(await readInChild(task, { ask: async () => null })).toEqual({
      ...reading,
      secondReading: { outcome: 'no_answer', accepted: 0, rejected: 0 },
    });
  });

  test('the child asks once, with the lines of the deed, and keeps only what they contain', async () => {
    const questions: { type: string; lines: { n: number; text: string }[] }[] = [];
    const reading = await readInChild(task, {
      ask: async (question) => {
        questions.push(question);
        const line = question.lines.find(({ text }) => /[12]\d{9}/.test(text))!;
        const nazirId = /[12]\d{9}/.exec(line.text)![0];
        return JSON.stringify({
          found: [
            { field: 'nazirId', value: nazirId, lines: [line.n] },
            { field: 'nazirName', value: 'عمر بن خطاب الموهوم', lines: [1] },
          ],
        });
      },
    });
    expect(questions).toHaveLength(1);
    expect(questions[0]!.type).toBe('nazir_deed');
    expect(questions[0]!.lines.map(({ n }) => n)).toEqual(questions[0]!.lines.map((_, at) => at + 1));
    expect(reading).toMatchObject({
      outcome: 'read',
      secondReading: { outcome: 'answered', accepted: 1, rejected: 1 },
    });
    expect(JSON.stringify(reading)).not.toContain('الموهوم');
  });

  test('a failed answer is ignored, and an aborted reading ends the request', async () => {
    const failing = await readInChild(task, { ask: () => Promise.reject(new Error('no')) });
    expect(failing).toMatchObject({ outcome: 'read', secondReading: { outcome: 'no_answer' } });
    const controller = new AbortController();
    let asked: AbortSignal | undefined;
    const reading = readInChild(task, {
      signal: controller.signal,
      ask: (_question, signal) => {
        asked = signal;
        controller.abort();
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
      },
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked?.aborted).toBe(true);
  });
});

describe('reading scans', () => {
  const scan = path('test/deeds/scans/bad/doc000.jpg');
  interface Read {
    outcome: 'read';
    fields: {
      name: string;
      value: unknown;
      page: number | null;
      box: { x: number; y: number; width: number; height: number } | null;
    }[];
    pages: unknown[];
  }

  test('a crooked, noisy picture: names, numbers, stages, and boxes on the picture as it is', async () => {
    const stages: string[] = [];
    const end = await readInChild(
      { source: { path: scan }, mime: 'image/jpeg', expectedType: 'property_deed' },
      { onStage: ({ stage }) => stages.push(stage) },
    );
    expect(end).toMatchObject({
      outcome: 'read',
      type: 'property_deed',
      pages: [{ number: 1, width: 949, height: 1314 }],
    });
    expect(new Set(stages).size).toBe(5);
    const fields = new Map((end as Read).fields.map((field) => [field.name, field]));
    expect(fields.get('propertyNumber')).toMatchObject({ value: '791806421345', page: 1 });
    expect(fields.get('ownerName')?.value).toContain('بن عبدالله بن بندر الخالدي');
    // The number is at 615 to 735 of 949 pixels across, and at 248 to 275 of 1314 down.
    const { x, y, width, height } = fields.get('propertyNumber')!.box!;
    expect(x).toBeGreaterThan(0.6);
    expect(x + width).toBeLessThan(0.82);
    expect(y).toBeGreaterThan(0.16);
    expect(y + height).toBeLessThan(0.24);
  }, 120_000);

  test('a scan inside a PDF', async () => {
    const end = await readInChild({ source: { path: path('test/deeds/scans/good/doc004.pdf') }, mime: pdf });
    expect(end).toMatchObject({ outcome: 'read', type: 'waqf_deed' });
    expect((end as Read).fields.find(({ name }) => name === 'waqfName')?.value).toBe('وقف الوالدين');
    expect((end as Read).fields.find(({ name }) => name === 'beneficiaries')?.value).toHaveLength(4);
  }, 120_000);

  test('it is killed above its limits of memory and time', async () => {
    expect(
      await readInChild({ source: { path: scan }, mime: 'image/jpeg' }, { limits: { memoryBytes: 120 * megabyte } }),
    ).toEqual({ outcome: 'unreadable', reason: 'out_of_memory' });
    expect(
      await readInChild({ source: { path: scan }, mime: 'image/jpeg' }, { limits: { milliseconds: 200 } }),
    ).toEqual({ outcome: 'unreadable', reason: 'timed_out' });
  }, 60_000);
});

describe('pictures of pages', () => {
  test('a PDF page in the width asked for', async () => {
    const end = await renderInChild({ source: { path: deed }, mime: pdf, page: 1, widthPx: 600 });
    if (end.outcome !== 'done' || end.result.outcome !== 'rendered') throw new Error(JSON.stringify(end));
    const { width, height, format } = await sharp(end.result.png).metadata();
    expect([format, width, height]).toEqual(['png', 600, 849]);
    // A rendered deed is mostly white with some ink.
    const { channels } = await sharp(end.result.png).grayscale().stats();
    expect(channels[0]!.mean).toBeGreaterThan(200);
    expect(channels[0]!.min).toBeLessThan(80);
  });

  test('a picture is made smaller, never larger', async () => {
    const small = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const end = await renderInChild({ source: small, mime: 'image/jpeg', page: 1, widthPx: 1200 });
    if (end.outcome !== 'done' || end.result.outcome !== 'rendered') throw new Error(JSON.stringify(end));
    expect((await sharp(end.result.png).metadata()).width).toBe(300);
  });

  test('a missing page and a damaged file are reported', async () => {
    expect(await renderInChild({ source: { path: deed }, mime: pdf, page: 2, widthPx: 600 })).toEqual({
      outcome: 'done',
      result: { outcome: 'no_such_page' },
    });
    const broken = await renderInChild({ source: Buffer.from('%PDF-1.4 nothing'), mime: pdf, page: 1, widthPx: 600 });
    expect(broken).toEqual({ outcome: 'done', result: { outcome: 'unreadable', reason: 'damaged_pdf' } });
  });
});

describe('looking at an upload', () => {
  const verdictOf = async (source: Uint8Array, fileName?: string): Promise<unknown> => {
    const end = await inspectInChild({ source, ...(fileName ? { fileName } : {}) });
    return end.outcome === 'done' ? end.result : end;
  };

  test('real deeds and pictures are accepted', async () => {
    expect(await verdictOf(await readFile(deed), 'صك.PDF')).toEqual({ verdict: 'ok', mime: pdf, pageCount: 1 });
    expect(await verdictOf(await readFile(path('test/deeds/scans/good/doc000.jpg')))).toEqual({
      verdict: 'ok',
      mime: 'image/jpeg',
      pageCount: 1,
    });
  });

  test('a PNG named pdf, a text and an empty file are refused', async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await verdictOf(png, 'deed.pdf')).toEqual({ verdict: 'unsupported_type' });
    expect(await verdictOf(Buffer.from('just a text'), 'deed.pdf')).toEqual({ verdict: 'unsupported_type' });
    expect(await verdictOf(new Uint8Array())).toEqual({ verdict: 'empty' });
  });

  test('encrypted, truncated, too long and too large files are refused', async () => {
    expect(await verdictOf(brokenPdfs.encrypted())).toEqual({ verdict: 'encrypted_pdf' });
    expect(await verdictOf((await readFile(deed)).subarray(0, 900))).toEqual({ verdict: 'damaged' });
    expect(await verdictOf(brokenPdfs.blank(51))).toEqual({ verdict: 'too_many_pages' });
    const huge = await sharp({ create: { width: 10_000, height: 9_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await verdictOf(huge)).toEqual({ verdict: 'too_many_pixels' });
    expect(await verdictOf((await readFile(path('test/deeds/scans/good/doc000.jpg'))).subarray(0, 4000))).toEqual({
      verdict: 'damaged',
    });
  });
});
