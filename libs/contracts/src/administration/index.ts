import * as z from 'zod/mini';

/** Types of file that a deed may have. */
export const fileTypes = ['pdf', 'jpg', 'png'] as const;
export const fileType = z.enum(fileTypes);
export type FileType = z.infer<typeof fileType>;

const between = (least: number, most: number, message: string) =>
  z.number(message).check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most, message));

export const backupFrequency = z.enum(['daily', 'weekly', 'monthly']);
export const dateFormat = z.enum(['dd/mm/yyyy', 'mm/dd/yyyy', 'yyyy-mm-dd']);
export const currency = z.enum(['SAR', 'USD', 'EUR']);

/** The six of the settings screen (specification, sections 3 and 5), as they are in force; other pages of administration may have set wider values. */
export const systemSettings = z.object({
  backupFrequency,
  /** Minutes without use after which a session ends. */
  sessionTimeout: z.number(),
  /** Megabytes. */
  maxFileSize: z.number(),
  allowedFileTypes: z.array(z.string()),
  defaultCurrency: currency,
  dateFormat,
});
export type SystemSettings = z.infer<typeof systemSettings>;

/** `GET /api/system/settings`, `PUT /api/system/settings` */
export const systemSettingsEnvelope = z.object({ settings: systemSettings });

/** `PUT /api/system/settings`: what is not named stays as it is. */
export const changeSystemSettings = z.strictObject({
  backupFrequency: z.optional(backupFrequency),
  sessionTimeout: z.optional(between(5, 120, 'مهلة الجلسة بين 5 و 120 دقيقة')),
  maxFileSize: z.optional(between(1, 100, 'حجم الملف بين 1 و 100 ميجابايت')),
  allowedFileTypes: z.optional(z.array(fileType).check(z.minLength(1, 'اختر نوعاً واحداً على الأقل'), z.maxLength(fileTypes.length))),
  defaultCurrency: z.optional(currency),
  dateFormat: z.optional(dateFormat),
});
export type ChangeSystemSettings = z.infer<typeof changeSystemSettings>;
