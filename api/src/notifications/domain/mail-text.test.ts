import { mailOf, type MailContent } from './mail-text.js';

const content: MailContent = {
  language: 'ar',
  siteName: 'منصة وقف',
  recipientName: 'يوسف بن منصور العنزي',
  title: 'اعتُمد الوقف',
  message: 'أصبح وقف النخيل نشطًا',
  createdAt: new Date('2026-11-21T09:00:00Z'),
  dateFormat: 'dd/mm/yyyy',
  actionUrl: 'https://waqf.example/waqf/1/details',
  settingsUrl: 'https://waqf.example/settings',
};

test('an Arabic mail reads from right to left and says the same in plain text', () => {
  const { subject, html, text } = mailOf(content);
  expect(subject).toBe('اعتُمد الوقف');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  for (const part of [html, text]) {
    for (const said of [
      content.recipientName,
      content.title,
      content.message,
      content.actionUrl,
      content.settingsUrl,
      '1448',
    ])
      expect(part).toContain(said);
  }
  expect(text).not.toMatch(/<[a-z]/);
});

test('the Gregorian date stands in the order of the settings', () => {
  expect(mailOf(content).text).toContain('21 نوفمبر 2026');
  expect(mailOf({ ...content, dateFormat: 'yyyy-mm-dd' }).text).toContain('2026-11-21');
});

test('an English mail reads from left to right; without addresses it has no links', () => {
  const { html, text } = mailOf({ ...content, language: 'en', actionUrl: null, settingsUrl: null });
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).not.toContain('href');
  expect(text).not.toContain('http');
});

test('what people typed stays text', () => {
  const { html } = mailOf({ ...content, message: '<img src=x onerror="alert(1)"> & \'co\'' });
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;');
  expect(html).not.toContain('<img');
});

test('what comes again and again has a link that stops it, in both parts; other mails have none', () => {
  const stopUrl = 'https://waqf.example/stop-report#secret';
  const { html, text } = mailOf({ ...content, stopUrl });
  expect(html).toContain(`href="${stopUrl}"`);
  expect(text).toContain(`أوقف هذا التقرير الدوري: ${stopUrl}`);
  expect(mailOf(content).text).not.toContain('أوقف');
});
