import { Injectable } from '@nestjs/common';
import { type Ctx, oneOf, orNull, sql } from '../../platform/index.js';

/** The reasons why a page has no picture. */
const drawingRefusals = ['no_such_page', 'encrypted_pdf', 'damaged_pdf', 'timed_out', 'out_of_memory'] as const;
type DrawingRefusal = (typeof drawingRefusals)[number];

/** A page of a file, rotated clockwise by `turn` degrees. */
export interface DrawnPage {
  /** SHA-256 of the file's content. */
  fileSha256: string;
  page: number;
  turn: 0 | 90 | 180 | 270;
}

/** The result of drawing a page: its picture, or the reason why there is none. */
export type Drawing = { sha256: string } | { refusal: DrawingRefusal };

const findDrawing = sql({
  name: 'documents.find-page-drawing',
  text: 'SELECT sha256, refusal FROM documents.page_drawing WHERE file_sha256 = $1 AND page = $2 AND turn = $3',
  row: { sha256: 'text?', refusal: orNull(oneOf(drawingRefusals)) },
});
const saveDrawing = sql({
  name: 'documents.save-page-drawing',
  text: `INSERT INTO documents.page_drawing (file_sha256, page, turn, sha256, refusal) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (file_sha256, page, turn) DO NOTHING`,
});

/**
 * Pictures of pages by the content of their file; a page that cannot be drawn is also stored, so that it is tried once.
 */
@Injectable()
export class PageDrawingsRepository {
  async of(ctx: Ctx, { fileSha256, page, turn }: DrawnPage): Promise<Drawing | undefined> {
    const row = await findDrawing.first(ctx, [fileSha256, page, turn]);
    if (!row) return undefined;
    if (row.sha256 !== null) return { sha256: row.sha256 };
    if (row.refusal === null) throw new Error('a drawing is a picture or a refusal');
    return { refusal: row.refusal };
  }

  async save(ctx: Ctx, { fileSha256, page, turn }: DrawnPage, drawing: Drawing): Promise<void> {
    const [sha256, refusal] = 'sha256' in drawing ? [drawing.sha256, null] : [null, drawing.refusal];
    await saveDrawing.run(ctx, [fileSha256, page, turn, sha256, refusal]);
  }
}
