import { createTransport } from 'nodemailer';
import { messageOf } from './mail-message.js';

const mail = {
  messageId: '<1@waqf.example>',
  from: { name: 'منصة وقف', address: 'support@waqf.example' },
  to: { name: 'يوسف العنزي', address: 'yousef@people.example' },
  date: new Date('2026-07-01T09:00:00Z'),
  language: 'ar',
  subject: 'تقرير دوري',
  html: '<p>مرفق</p>',
  text: 'مرفق',
} as const;

async function headersOf(stopUrl: string | null): Promise<string> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(messageOf({ ...mail, stopUrl }));
  return String(message).split('\r\n\r\n')[0]?.replaceAll('\r\n ', ' ') ?? '';
}

test('a recurring mail offers mail programs the page that stops it; no other mail does', async () => {
  const stopUrl = 'https://waqf.example/stop-report#0123456789abcdefghij-klmnopqrstu';
  expect(await headersOf(stopUrl)).toContain(`List-Unsubscribe: <${stopUrl}>`);
  expect(await headersOf(null)).not.toContain('List-Unsubscribe');
});
