/** The builds of Tesseract for WebAssembly come without types; these are the parts that the product uses. */
declare module 'tesseract.js-core/*' {
  const loadCore: (options: {
    print(line: string): void;
    printErr(line: string): void;
  }) => Promise<import('./tesseract.js').TesseractCore>;
  export default loadCore;
}
