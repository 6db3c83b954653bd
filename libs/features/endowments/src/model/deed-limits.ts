/** Limits of an upload as the specification sets them (section 5); the server checks the bytes again. */
export const maxDeedBytes = 10 * 1024 * 1024;
export const acceptedDeeds = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

export type DeedFileFault = 'type' | 'size';

/** What is wrong with a chosen file before it is sent. A browser that knows no type leaves it empty: then the name decides. */
export function deedFileFault(file: { name: string; type: string; size: number }): DeedFileFault | null {
  const extension = `.${file.name.split('.').pop()?.toLowerCase() ?? ''}`;
  if (!acceptedDeeds.split(',').includes(file.type === '' ? extension : file.type)) return 'type';
  return file.size > maxDeedBytes ? 'size' : null;
}
