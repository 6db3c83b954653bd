/** Milliseconds that the browser has to start saving; then the memory of the file is released. */
const keptMs = 60_000;

/** Saves a file through the browser, as a click on a download link does. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
