import { displayGregorianDay, displayHijri, type GregorianOrder } from '@waqf/formats';
import type { Language } from '@waqf/contracts/identity';

/** The content of a mail, already in the person's language. */
export interface MailContent {
  language: Language;
  siteName: string;
  /** Null when it is not known who owns the address. */
  recipientName: string | null;
  title: string;
  message: string;
  createdAt: Date;
  /** The order of day, month and year in its Gregorian date. */
  dateFormat: GregorianOrder;
  /** The absolute address of the page that the mail is about; null when it has none. */
  actionUrl: string | null;
  /** The absolute address that stops a recurring mail; null or absent in all other mails. */
  stopUrl?: string | null;
  /** The absolute address of the person's preferences; null when the platform doesn't know its own address. */
  settingsUrl: string | null;
  /** Why it was sent; replaces the usual sentence. */
  why?: string;
}

const words = {
  ar: {
    greeting: (name: string | null) => (name === null ? 'السلام عليكم،' : `السلام عليكم ${name}،`),
    open: 'افتح في المنصة',
    why: 'وصلتك هذه الرسالة لأن إشعارات البريد مفعلة في حسابك.',
    stop: 'أوقف هذا التقرير الدوري',
    settings: 'غيّر إعدادات الإشعارات',
  },
  en: {
    greeting: (name: string | null) => (name === null ? 'Hello,' : `Dear ${name},`),
    open: 'Open in the platform',
    why: 'You get this message because e-mail notifications are on in your account.',
    stop: 'Stop this scheduled report',
    settings: 'Change your notification settings',
  },
} as const;

/**
 * The mail of a notification: a subject, an HTML part that looks the same in all mail programs, and the same as plain
 * text.
 */
export function mailOf(content: MailContent): { subject: string; html: string; text: string } {
  return { subject: content.title, html: htmlOf(content), text: textOf(content) };
}

function textOf(content: MailContent): string {
  const word = words[content.language];
  return [
    word.greeting(content.recipientName),
    '',
    content.title,
    content.message,
    '',
    ...(content.actionUrl === null ? [] : [`${word.open}: ${content.actionUrl}`, '']),
    dateOf(content),
    '',
    '--',
    content.siteName,
    content.why ?? word.why,
    ...(content.stopUrl ? [`${word.stop}: ${content.stopUrl}`] : []),
    ...(content.settingsUrl === null ? [] : [`${word.settings}: ${content.settingsUrl}`]),
  ].join('\n');
}

/** Uses tables and inline styles, which all mail programs understand. Nothing is loaded from the network. */
function htmlOf(content: MailContent): string {
  const word = words[content.language];
  const direction = content.language === 'ar' ? 'rtl' : 'ltr';
  const start = direction === 'rtl' ? 'right' : 'left';
  const font = `font-family:'IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif;text-align:${start}`;
  const button =
    content.actionUrl === null
      ? ''
      : `<p style="margin:0 0 28px"><a href="${escaped(content.actionUrl)}" style="display:inline-block;
        padding:12px 24px;border-radius:10px;background:#0f6b5c;color:#ffffff;
          font-weight:600;text-decoration:none">${word.open}</a></p>`;
  const stop = content.stopUrl ? ` <a href="${escaped(content.stopUrl)}" style="color:#0f6b5c">${word.stop}</a> ·` : '';
  const settings =
    content.settingsUrl === null
      ? ''
      : ` <a href="${escaped(content.settingsUrl)}" style="color:#0f6b5c">${word.settings}</a>`;
  return `<!doctype html>
<html lang="${content.language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(content.title)}</title></head>
<body style="margin:0;padding:0;background:#f4efe6">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0"
  style="background:#f4efe6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0"
  style="max-width:560px;background:#ffffff;border:1px solid #ddd3c2;border-radius:16px;${font}">
<tr><td style="padding:20px 28px;background:#0b3b36;border-radius:15px 15px 0 0;color:#ffffff;font-size:18px;
  font-weight:700;${font}">${escaped(content.siteName)}</td></tr>
<tr><td style="padding:28px;color:#1d2b29;font-size:16px;line-height:1.8;${font}">
<p style="margin:0 0 16px">${escaped(word.greeting(content.recipientName))}</p>
<h1 style="margin:0 0 8px;font-size:20px;line-height:1.5;color:#0b3b36">${escaped(content.title)}</h1>
<p style="margin:0 0 24px">${escaped(content.message)}</p>
${button}
<p style="margin:0;color:#5d6b68;font-size:13px">${escaped(dateOf(content))}</p>
</td></tr>
<tr><td style="padding:16px 28px 20px;border-top:1px solid #ece4d6;color:#5d6b68;
  font-size:13px;line-height:1.7;${font}">${escaped(content.why ?? word.why)}${stop}${settings}</td></tr>
</table></td></tr></table>
</body>
</html>`;
}

function dateOf({ createdAt, language, dateFormat }: MailContent): string {
  return `${displayHijri(createdAt, language)} · ${displayGregorianDay(createdAt, language, dateFormat)}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML, also for use inside an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
