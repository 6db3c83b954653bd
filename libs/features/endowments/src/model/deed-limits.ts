import type { WaqfView } from '@waqf/contracts/endowments';
import { sentenceList } from '@waqf/formats';

/** The limits of an upload, which the server sends with the waqf; the server checks the file again. */
export type UploadLimits = WaqfView['uploads'];

export type DeedFileFault = 'type' | 'size';

const mimeTypes: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};
const typeNames: Record<string, string> = { pdf: 'PDF', jpg: 'JPEG', jpeg: 'JPEG', png: 'PNG' };

/** A JPEG file has one of two extensions. */
const endingsOf = ({ types }: UploadLimits): string[] =>
  types.flatMap((type) => (type === 'jpg' ? ['jpg', 'jpeg'] : [type]));

/** The largest allowed size of a file, in bytes. */
export const largestBytes = ({ largestMegabytes }: UploadLimits): number => largestMegabytes * 1024 * 1024;

/** The `accept` attribute of a file field: extensions and media types. */
export function acceptOf(limits: UploadLimits): string {
  const endings = endingsOf(limits);
  return [
    ...new Set([...endings.map((ending) => `.${ending}`), ...endings.flatMap((ending) => mimeTypes[ending] ?? [])]),
  ].join(',');
}

/** The names of the types for a sentence, in the given language: «PDF وJPEG وPNG». */
export function typeList({ types }: UploadLimits, language: 'ar' | 'en'): string {
  const names = [...new Set(types.map((type) => typeNames[type] ?? type.toUpperCase()))];
  return sentenceList(names, language);
}

/**
 * What is wrong with a chosen file before it is sent. When the browser does not know its type and leaves it empty, the
 * name decides.
 */
export function deedFileFault(
  file: { name: string; type: string; size: number },
  limits: UploadLimits,
): DeedFileFault | null {
  const extension = `.${file.name.split('.').pop()?.toLowerCase() ?? ''}`;
  if (
    !acceptOf(limits)
      .split(',')
      .includes(file.type === '' ? extension : file.type)
  )
    return 'type';
  return file.size > largestBytes(limits) ? 'size' : null;
}
