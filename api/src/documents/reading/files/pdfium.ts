import { PDFiumModule } from '@hyzyla/pdfium';

/**
 * The part of PDFium's C interface that is used here; the package exports it without types. Pointers and handles are
 * numbers; 0 means none.
 */
export interface Pdfium {
  _FPDF_InitLibraryWithConfig(config: object): void;
  _FPDF_LoadMemDocument(bytes: number, size: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_CreateNewDocument(): number;
  _FPDF_SaveAsCopy(document: number, writer: number, flags: number): number;
  _FPDF_GetPageSizeByIndexF(document: number, index: number, size: number): number;
  _FPDF_NewXObjectFromPage(target: number, source: number, index: number): number;
  _FPDF_CloseXObject(form: number): void;
  _FPDF_NewFormObjectFromXObject(form: number): number;
  _FPDFPage_New(document: number, index: number, width: number, height: number): number;
  _FPDFPage_InsertObject(page: number, object: number): void;
  _FPDFPage_GenerateContent(page: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidth(page: number): number;
  _FPDF_GetPageHeight(page: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  _FPDFPageObj_SetIsActive(object: number, active: number): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_GetTextObject(text: number, index: number): number;
  _FPDFText_IsGenerated(text: number, index: number): number;
  _FPDFText_GetFontSize(text: number, index: number): number;
  _FPDFText_GetCharAngle(text: number, index: number): number;
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  _FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  _FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, rect: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, bytes: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, color: number): void;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  _FPDF_PageToDevice(
    page: number,
    startX: number,
    startY: number,
    width: number,
    height: number,
    rotate: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ): number;
  wasmExports: {
    malloc(size: number): number;
    free(pointer: number): void;
    __indirect_function_table: WebAssembly.Table;
  };
  HEAPU8: Uint8Array;
}

/** Thrown when a document cannot be opened. */
export class PdfOpenError extends Error {
  readonly reason: 'encrypted_pdf' | 'damaged_pdf';

  constructor(reason: 'encrypted_pdf' | 'damaged_pdf') {
    super(reason);
    this.reason = reason;
  }
}

const passwordError = 4;
const securityError = 5;
let loaded: Promise<Pdfium> | undefined;

/** PDFium as WebAssembly, loaded once per process. */
function loadPdfium(): Promise<Pdfium> {
  loaded ??= (PDFiumModule({}) as Promise<unknown>).then((module) => {
    const pdfium = module as Pdfium;
    pdfium._FPDF_InitLibraryWithConfig({ version: 2 });
    return pdfium;
  });
  return loaded;
}

/** An open document; `close` frees its memory. */
export interface PdfDocument {
  pdfium: Pdfium;
  handle: number;
  pageCount: number;
  close(): void;
}

/** Opens a PDF. @throws PdfOpenError when it needs a password or is not a PDF that can be read. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const pdfium = await loadPdfium();
  const pointer = pdfium.wasmExports.malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, pointer);
  const handle = pdfium._FPDF_LoadMemDocument(pointer, bytes.length, 0);
  if (!handle) {
    const code = pdfium._FPDF_GetLastError();
    pdfium.wasmExports.free(pointer);
    throw new PdfOpenError(code === passwordError || code === securityError ? 'encrypted_pdf' : 'damaged_pdf');
  }
  const close = (): void => {
    pdfium._FPDF_CloseDocument(handle);
    pdfium.wasmExports.free(pointer);
  };
  const pageCount = pdfium._FPDF_GetPageCount(handle);
  if (pageCount < 1) {
    close();
    throw new PdfOpenError('damaged_pdf');
  }
  return { pdfium, handle, pageCount, close };
}

/** Runs `work` with the page (from 1) open. @throws PdfOpenError when that page is damaged. */
export async function withPage<T>(
  document: PdfDocument,
  number: number,
  work: (page: number) => T | Promise<T>,
): Promise<T> {
  const page = document.pdfium._FPDF_LoadPage(document.handle, number - 1);
  if (!page) throw new PdfOpenError('damaged_pdf');
  try {
    return await work(page);
  } finally {
    document.pdfium._FPDF_ClosePage(page);
  }
}
