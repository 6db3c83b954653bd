import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail.port.js';

/**
 * The mail in the format of nodemailer. It is marked so that automatic responders do not answer it (RFC 3834), and mail
 * programs offer to stop a recurring one (RFC 2369).
 */
export function messageOf(mail: OutgoingMail): SendMailOptions {
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: mail.to,
    date: mail.date,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.stopUrl === null ? {} : { list: { unsubscribe: mail.stopUrl } }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
