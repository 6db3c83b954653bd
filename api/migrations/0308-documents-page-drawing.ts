import type { Migration } from '../src/platform/index.js';

/** A page is rendered only once, possibly before its deed was read; a failed rendering is stored too. */
export const up: Migration = `
CREATE TABLE documents.page_drawing (
  file_sha256 text NOT NULL CHECK (file_sha256 ~ '^[0-9a-f]{64}$'),
  page integer NOT NULL CHECK (page >= 1),
  turn integer NOT NULL CHECK (turn IN (0, 90, 180, 270)),
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  refusal text CHECK (refusal IN ('no_such_page', 'encrypted_pdf', 'damaged_pdf', 'timed_out', 'out_of_memory')),
  PRIMARY KEY (file_sha256, page, turn),
  CHECK ((sha256 IS NULL) <> (refusal IS NULL))
);
CREATE INDEX page_drawing_by_content ON documents.page_drawing (sha256) WHERE sha256 IS NOT NULL;
INSERT INTO documents.page_drawing (file_sha256, page, turn, sha256)
  SELECT document.sha256, image.page,
    coalesce((jsonb_path_query_first(document.pages, '$[*] ? (@.number == $page).turn',
      jsonb_build_object('page', image.page)))::int, 0), image.sha256
  FROM documents.page_image AS image JOIN documents.document ON document.id = image.document_id
  ON CONFLICT DO NOTHING;
DROP TABLE documents.page_image;
`;

export const down: Migration = `
CREATE TABLE documents.page_image (
  document_id uuid NOT NULL REFERENCES documents.document (id),
  page integer NOT NULL CHECK (page >= 1),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (document_id, page)
);
CREATE INDEX page_image_by_file ON documents.page_image (sha256);
INSERT INTO documents.page_image (document_id, page, sha256)
  SELECT document.id, drawing.page, drawing.sha256
  FROM documents.document JOIN documents.page_drawing AS drawing ON drawing.file_sha256 = document.sha256
  WHERE document.status = 'processed' AND drawing.sha256 IS NOT NULL
  ON CONFLICT DO NOTHING;
DROP TABLE documents.page_drawing;
`;
