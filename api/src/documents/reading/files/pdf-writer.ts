import { PdfOpenError, type Pdfium } from './pdfium.js';

/** The size in bytes of PDFium's FPDF_FILEWRITE: a version and the address of the callback. */
const structureBytes = 8;
const version = 1;

/**
 * A WebAssembly module that exports the function that it imports: (i32, i32, i32) → i32. PDFium calls its writer by an
 * index in its function table, and that table may only contain WebAssembly functions.
 */
const passOn = Uint8Array.from(
  Buffer.from('0061736d01000000' + '01080160037f7f7f017f' + '020701016501660000' + '07050101660000', 'hex'),
);
/** The table cannot grow, so its first entry is used: it is that of the null pointer, which nothing else calls. */
const nullPlace = 0;

/** The bytes of a document as PDFium saves it. @throws PdfOpenError when it cannot be saved */
export function collectSaved(pdfium: Pdfium, document: number): Buffer {
  const chunks: Buffer[] = [];
  const write = (_writer: number, pointer: number, size: number): number => {
    chunks.push(Buffer.from(pdfium.HEAPU8.slice(pointer, pointer + size)));
    return 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(passOn), { e: { f: write } });
  const table = pdfium.wasmExports.__indirect_function_table;
  const writer = pdfium.wasmExports.malloc(structureBytes);
  new DataView(pdfium.HEAPU8.buffer, writer, structureBytes).setInt32(0, version, true);
  new DataView(pdfium.HEAPU8.buffer, writer, structureBytes).setInt32(4, nullPlace, true);
  table.set(nullPlace, exports['f']);
  try {
    if (!pdfium._FPDF_SaveAsCopy(document, writer, 0)) throw new PdfOpenError('damaged_pdf');
    return Buffer.concat(chunks);
  } finally {
    table.set(nullPlace, null);
    pdfium.wasmExports.free(writer);
  }
}
