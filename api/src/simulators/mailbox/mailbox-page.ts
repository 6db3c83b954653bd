import { displayBothCalendars, displayTime } from '@waqf/formats';
import { escaped, type ReceivedMail } from '../../notifications/index.js';

/** The list of mails as an Arabic page. @param nonce nonce of this answer's content security policy */
export function mailboxPage(mails: readonly ReceivedMail[], recipient: string | null, nonce: string): string {
  const rows = mails
    .map(
      (mail) => `<li><a href="/simulator/mailbox/${mail.id}">
    <span class="mark" aria-hidden="true">${escaped([...mail.recipientName][0] ?? '')}</span>
    <span class="words"><strong
      lang="${mail.language}">${escaped(mail.subject)}</strong><span>${escaped(mail.recipientName)} <bdi
        dir="ltr">${escaped(mail.recipient)}</bdi></span></span>
    <time datetime="${mail.receivedAt.toISOString()}">${when(mail.receivedAt)}</time></a></li>`,
    )
    .join('\n');
  const only =
    recipient === null
      ? ''
      : `<p class="only">رسائل <bdi dir="ltr">${escaped(recipient)}` +
        `</bdi> فقط. <a href="/simulator/mailbox">اعرض الكل</a></p>`;
  const body =
    mails.length === 0
      ? '<p class="none">لا رسائل بعد. كل إشعار لشخص فعّل إشعارات البريد يظهر هنا من نفسه حين يصل.</p>'
      : `<ul class="card">${rows}</ul>`;
  // Somebody who waits for a mail (a link that confirms an address) sees it arrive.
  const head = mails.length === 0 ? '<meta http-equiv="refresh" content="3">\n' : '';
  return page('صندوق البريد التجريبي', nonce, `${only}${body}`, head);
}

/** One mail: its header, the HTML part and the plain text part. */
export function mailPage(mail: ReceivedMail & { html: string; plain: string }, nonce: string): string {
  // Links in the mail open in a new tab, as in a mail program.
  const drawn = mail.html.replace('<head>', '<head><base target="_blank">');
  const body = `<p class="only"><a href="/simulator/mailbox">كل الرسائل</a></p>
  <section class="card head"><h2 lang="${mail.language}">${escaped(mail.subject)}</h2>
    <p>إلى ${escaped(mail.recipientName)} <a
      href="/simulator/mailbox?to=${encodeURIComponent(mail.recipient)}"><bdi
        dir="ltr">${escaped(mail.recipient)}</bdi></a></p>
    <p>${when(mail.receivedAt)}</p>
    <p><a href="/simulator/mailbox/${mail.id}/source" download>نزّل الرسالة الأصلية</a> <bdi dir="ltr"
      class="id">${escaped(mail.messageId)}</bdi></p>
  </section>
  <iframe class="card" title="${escaped(mail.subject)}" sandbox="allow-same-origin allow-popups
    allow-popups-to-escape-sandbox" srcdoc="${escaped(drawn)}"></iframe>
  <section class="card head"><h2>النص المجرد</h2><pre lang="${mail.language}"
    dir="${mail.language === 'ar' ? 'rtl' : 'ltr'}">${escaped(mail.plain)}</pre></section>
  <script nonce="${nonce}">${fitting}</script>`;
  return page(`${mail.subject} · صندوق البريد التجريبي`, nonce, body);
}

function when(at: Date): string {
  const { hijri, gregorian } = displayBothCalendars(at, 'ar');
  return `${hijri} · ${gregorian} <bdi dir="ltr">${displayTime(at)}</bdi>`;
}

/** Sets the height of the frame to the height of the mail. */
const fitting = `
const frame = document.querySelector('iframe');
const fit = () => { frame.style.height = frame.contentDocument.documentElement.scrollHeight + 'px'; };
frame.addEventListener('load', fit); addEventListener('resize', fit); if (frame.contentDocument) fit();`;

function page(title: string, nonce: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="ar-SA" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
${head}<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
  <header><h1>صندوق البريد التجريبي</h1><p>ما كان سيُرسل بالبريد، ولا يغادر هذا الجهاز</p></header>
  ${body}
</main>
</body>
</html>`;
}

const styles = `
:root { color-scheme: light; --deep: #0b3b36; --green: #0f6b5c; --sand: #f4efe6; --line: #ddd3c2; --ink: #1d2b29;
  --soft: #5d6b68; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--sand); color: var(--ink);
  font: 16px/1.6 'IBM Plex Sans Arabic', 'Noto Sans Arabic', Tahoma, sans-serif; }
main { width: min(860px, 100%); margin: 0 auto; padding: 32px 16px 48px; display: flex; flex-direction: column;
  gap: 16px; }
h1 { margin: 0; font-size: 26px; line-height: 1.3; color: var(--deep); }
h2 { margin: 0 0 4px; font-size: 18px; color: var(--deep); }
header p, .head p, .only { margin: 0; color: var(--soft); font-size: 14px; }
a { color: var(--green); }
.card { width: 100%; margin: 0; background: #fff; border: 1px solid var(--line); border-radius: 16px;
  overflow: hidden; }
.head { padding: 18px 20px; display: flex; flex-direction: column; gap: 4px; }
.id { overflow-wrap: anywhere; font-size: 12px; }
ul { padding: 0; list-style: none; }
li + li { border-block-start: 1px solid var(--line); }
li a { display: flex; gap: 14px; align-items: center; padding: 14px 18px; color: inherit; text-decoration: none; }
li a:hover { background: #faf7f1; }
a:focus-visible { outline: 3px solid var(--green); outline-offset: -3px; }
.mark { flex: none; width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center;
  background: #e4efec; color: var(--deep); font-weight: 700; }
.words { flex: 1; min-width: 0; display: flex; flex-direction: column; }
.words span, time { color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
time { flex: none; }
.none { padding: 48px 16px; text-align: center; color: var(--soft); }
iframe { border: 1px solid var(--line); min-height: 360px; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere;
  font: 14px/1.7 ui-monospace, 'IBM Plex Mono', 'IBM Plex Sans Arabic', monospace; }
@media (max-width: 600px) { li a { flex-wrap: wrap; } li a { row-gap: 0; } time { flex-basis: 100%;
  padding-inline-start: 54px; } }
`;
