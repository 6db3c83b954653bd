/** Limits of an upload: decisions give 10 MB and pdf, jpg, png as the default. */
export const maxDeedBytes = 10 * 1024 * 1024;
export const deedMimeTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const deedExtensions = ['pdf', 'jpg', 'jpeg', 'png'] as const;

export type DeedFileFault = 'type' | 'size';

/**
 * What is wrong with a chosen file before it is sent; the server checks the bytes again.
 * A browser that knows no type for the file leaves it empty: then the name decides.
 */
export function deedFileFault(file: { name: string; type: string; size: number }, maxBytes = maxDeedBytes): DeedFileFault | null {
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const known = file.type === '' ? deedExtensions.some((allowed) => allowed === extension) : deedMimeTypes.some((allowed) => allowed === file.type);
  if (!known) return 'type';
  return file.size > maxBytes ? 'size' : null;
}

/** Size as people read it: `0.6 MB`, `54 KB`. */
export function readableSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes >= 0.1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
