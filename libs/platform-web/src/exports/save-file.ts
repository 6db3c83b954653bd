/** How long the browser may take to begin saving; then the bytes are let go. */
const keptMs = 60_000;

/** Hands a file to the browser as a link that is clicked would. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
