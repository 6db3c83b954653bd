import type { Bilingual } from '@waqf/contracts';

/**
 * Why a workbook was not read, for the user. It carries no class of the platform, because it is thrown in another
 * process.
 */
export class WorkbookFault extends Error {
  constructor(
    readonly fault: string,
    readonly text: Bilingual,
  ) {
    super(text.en);
  }
}

export const unreadable = (): WorkbookFault =>
  new WorkbookFault('unreadable', {
    ar: 'لم نتمكن من قراءة الملف. احفظه من Excel بصيغة xlsx ثم ارفعه.',
    en: 'The file could not be read. Save it in Excel as xlsx and upload it again.',
  });
