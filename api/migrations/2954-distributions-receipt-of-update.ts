import type { Migration } from '../src/platform/index.js';

/** The previous release never inserts a line with a receipt. */
export const contracts = false;

/**
 * A line is inserted before it is paid, so only an update sets a receipt. A trigger before each inserted row keeps COPY
 * from inserting a page of rows at once. A line that is inserted with a receipt and without its key is refused by
 * `run_line_receipt_key`.
 */
export const up: Migration = `
DROP TRIGGER run_line_keys_receipt ON distributions.run_line;
CREATE TRIGGER run_line_keys_receipt BEFORE UPDATE OF method, receipt_number ON distributions.run_line
  FOR EACH ROW WHEN (NEW.receipt_number IS NOT NULL) EXECUTE FUNCTION distributions.key_receipt();
`;

export const down: Migration = `
DROP TRIGGER run_line_keys_receipt ON distributions.run_line;
CREATE TRIGGER run_line_keys_receipt BEFORE INSERT OR UPDATE OF method, receipt_number ON distributions.run_line
  FOR EACH ROW WHEN (NEW.receipt_number IS NOT NULL) EXECUTE FUNCTION distributions.key_receipt();
`;
