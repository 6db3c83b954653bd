import type { WaqfView } from '@waqf/contracts/endowments';

/** What an upload may be, as the server says with the waqf; it checks the bytes again. */
export type UploadLimits = WaqfView['uploads'];

export type DeedFileFault = 'type' | 'size';

const mimeTypes: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};
const typeNames: Record<string, string> = { pdf: 'PDF', jpg: 'JPEG', jpeg: 'JPEG', png: 'PNG' };

/** A JPEG goes by two endings. */
const endingsOf = ({ types }: UploadLimits): string[] =>
  types.flatMap((type) => (type === 'jpg' ? ['jpg', 'jpeg'] : [type]));

/** Bytes of the largest file. */
export const largestBytes = ({ largestMegabytes }: UploadLimits): number => largestMegabytes * 1024 * 1024;

/** The `accept` of a file field: endings and types. */
export function acceptOf(limits: UploadLimits): string {
  const endings = endingsOf(limits);
  return [
    ...new Set([...endings.map((ending) => `.${ending}`), ...endings.flatMap((ending) => mimeTypes[ending] ?? [])]),
  ].join(',');
}

/** Names of the types for a sentence, in its language: «PDF وJPEG وPNG». */
export function typeList({ types }: UploadLimits, language: 'ar' | 'en'): string {
  const names = [...new Set(types.map((type) => typeNames[type] ?? type.toUpperCase()))];
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/**
 * What is wrong with a chosen file before it is sent. A browser that knows no type leaves it empty: then the name
 * decides.
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
