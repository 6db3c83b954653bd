import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { emailAddress } from '../identity/index.js';
import { messageKey } from '../messages/message-key.js';
import { nameText, proseText } from '../text-rules/index.js';
import { backupFrequencies, currencies, dateFormats, fileTypes } from './choices.js';
import { between } from './whole-number.js';

export const launchModes = ['open', 'closed'] as const;
export const timezones = ['Asia/Riyadh'] as const;

/** The settings of the whole platform; stored in one row with the settings of `GET /api/system/settings`. */
export const platformSettings = z.object({
  siteName: z.string(),
  siteDescription: z.string(),
  adminEmail: z.string(),
  supportEmail: z.string(),
  /** When `closed`, only administrators can sign in and nobody can register. */
  launchMode: answered(launchModes),
  /** When on, every call by anybody but an administrator is refused with 503. */
  maintenanceMode: z.boolean(),
  enableRegistration: z.boolean(),
  enableNotifications: z.boolean(),
  enableEmailNotifications: z.boolean(),
  enableSmsNotifications: z.boolean(),
  /** Minutes of inactivity after which a session ends. */
  sessionTimeout: z.number(),
  /** Calls that change data which a user may make per minute; reads may be twenty times as many. */
  rateLimitPerMinute: z.number(),
  /** Unfinished sign-ins within 15 minutes after which further ones have to wait. */
  failedLoginLimit: z.number(),
  /** Largest file of a deed, in megabytes. */
  maxFileSize: z.number(),
  allowedFileTypes: z.array(z.string()),
  backupFrequency: answered(backupFrequencies),
  dateFormat: answered(dateFormats),
  /** Always Asia/Riyadh, and no choice (ADR 76); the specification lists it among the settings. */
  timezone: z.optional(answered(timezones)),
  /** Totals are shown in this currency too, at the rate of the settings screen. */
  currency: answered(currencies),
  /** Months after a payment during which its recipient may object to it. */
  objectionMonths: z.number(),
  /** Legal deadlines, to be checked against the official text that `deadlinesSource` names. */
  registrationWorkingDays: z.number(),
  changeWorkingDays: z.number(),
  distributionMonths: z.number(),
  /** The same deadlines for waqfs with medium and large assets; the ones above apply to waqfs with smaller assets. */
  registrationWorkingDaysMedium: z.number(),
  changeWorkingDaysMedium: z.number(),
  distributionMonthsMedium: z.number(),
  registrationWorkingDaysLarge: z.number(),
  changeWorkingDaysLarge: z.number(),
  distributionMonthsLarge: z.number(),
  /** Value of the assets, in millions of riyals, from which a waqf is medium or large. */
  mediumWaqfMillions: z.number(),
  largeWaqfMillions: z.number(),
  /** Years for which records must be kept. */
  recordYears: z.number(),
  deadlinesSource: z.string(),
});
export type PlatformSettings = z.infer<typeof platformSettings>;

/** Answer of `GET` and `PATCH /api/admin/system/settings`. */
export const platformSettingsEnvelope = z.object({ settings: platformSettings });

const flag = z.optional(z.boolean(messageKey('field.wrongType')));
const siteName = nameText({
  least: 1,
  most: 60,
  short: messageKey('system.siteNameRequired'),
  long: messageKey('system.siteNameLong'),
});
const siteDescription = proseText({
  least: 0,
  most: 300,
  short: messageKey('field.required'),
  long: messageKey('system.siteDescriptionLong'),
});
const deadlinesSource = proseText({
  least: 3,
  most: 300,
  short: messageKey('system.deadlinesSourceRequired'),
  long: messageKey('system.deadlinesSourceLong'),
});
const workingDays = z.optional(between(1, 365, messageKey('system.workingDays')));
const monthsOfYear = z.optional(between(1, 24, messageKey('system.distributionMonths')));
const millions = z.optional(between(1, 100_000, messageKey('system.waqfMillions')));
const fields = {
  siteName: z.optional(siteName),
  siteDescription: z.optional(siteDescription),
  adminEmail: z.optional(emailAddress),
  supportEmail: z.optional(emailAddress),
  launchMode: z.optional(z.enum(launchModes, messageKey('field.unknownChoice'))),
  maintenanceMode: flag,
  enableRegistration: flag,
  enableNotifications: flag,
  enableEmailNotifications: flag,
  enableSmsNotifications: flag,
  sessionTimeout: z.optional(between(5, 1440, messageKey('system.sessionMinutes'))),
  rateLimitPerMinute: z.optional(between(10, 10_000, messageKey('system.rateLimit'))),
  failedLoginLimit: z.optional(between(1, 100, messageKey('system.failedSignIns'))),
  maxFileSize: z.optional(between(1, 100, messageKey('system.maxFileSize'))),
  allowedFileTypes: z.optional(
    z
      .array(z.enum(fileTypes, messageKey('field.unknownChoice')))
      .check(z.minLength(1, messageKey('system.fileTypeRequired')), z.maxLength(fileTypes.length)),
  ),
  backupFrequency: z.optional(z.enum(backupFrequencies, messageKey('field.unknownChoice'))),
  dateFormat: z.optional(z.enum(dateFormats, messageKey('field.unknownChoice'))),
  /** Accepted from clients that send all settings back; changes nothing. */
  timezone: z.optional(z.enum(timezones, messageKey('system.timezone'))),
  currency: z.optional(z.enum(currencies, messageKey('field.unknownChoice'))),
  objectionMonths: z.optional(between(1, 24, messageKey('system.objectionMonths'))),
  registrationWorkingDays: workingDays,
  changeWorkingDays: workingDays,
  distributionMonths: monthsOfYear,
  registrationWorkingDaysMedium: workingDays,
  changeWorkingDaysMedium: workingDays,
  distributionMonthsMedium: monthsOfYear,
  registrationWorkingDaysLarge: workingDays,
  changeWorkingDaysLarge: workingDays,
  distributionMonthsLarge: monthsOfYear,
  mediumWaqfMillions: millions,
  largeWaqfMillions: millions,
  recordYears: z.optional(between(1, 100, messageKey('system.recordYears'))),
  deadlinesSource: z.optional(deadlinesSource),
};

/** The settings as the user saw them; if somebody else has changed one since, the answer is 409. */
const seen = z.strictObject(fields);

/** Body of `PATCH /api/admin/system/settings`: a setting that is left out keeps its value. */
export const changePlatformSettings = z.strictObject({ ...fields, seen: z.optional(seen) });
export type ChangePlatformSettings = z.infer<typeof changePlatformSettings>;
