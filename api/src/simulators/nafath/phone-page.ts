import type { StepUpSubject } from '@waqf/contracts/step-up';
import { displayAmount, parseAmount } from '@waqf/money';
import type { SimulatedRequest } from './sandbox-requests.js';

/**
 * The phone's screen: an Arabic page 390 px wide, with three numbers to choose from.
 * @param nonce nonce of this answer's content security policy
 */
export function phonePage(request: SimulatedRequest | undefined, nonce: string): string {
  const open = request?.status === 'WAITING';
  return `<!doctype html>
<html lang="ar-SA" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>محاكي نفاذ</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main class="phone">
  <header><span class="mark"
    aria-hidden="true">ن</span><div><h1>نفاذ</h1><p>محاكي للتجربة، لا يتصل بالخدمة الوطنية</p></div></header>
  ${request ? requestPart(request, open) : `<p class="state" role="status">${stateText.EXPIRED}</p>`}
</main>
${request && open ? `<script nonce="${nonce}">${scriptFor(request)}</script>` : ''}
</body>
</html>`;
}

function requestPart(request: SimulatedRequest, open: boolean): string {
  const choices = request.choices
    .map((choice) => `<button type="button" data-random="${choice}"><bdi dir="ltr">${choice}</bdi></button>`)
    .join('');
  return `<section class="card">
    ${request.confirms ? subjectPart(request.confirms) : '<p class="label">طلب دخول من</p><p class="value">منصة وقف</p>'}
    <p class="label">رقم الهوية</p><p class="value"><bdi dir="ltr">${request.nationalId}</bdi></p>
  </section>
  <section id="ask"${open ? '' : ' hidden'}>
    <h2>اختر الرقم الظاهر في منصة وقف</h2>
    <div class="choices">${choices}</div>
    <button type="button" class="reject" id="reject">رفض الطلب</button>
    <p class="left">ينتهي الطلب بعد <bdi dir="ltr" id="left"></bdi></p>
  </section>
  <p class="state" id="state" role="status"${open ? ' hidden' : ''}>${open ? '' : stateText[request.status]}</p>`;
}

/** What the person confirms, with amount and names, so that another act shown under the same number is noticed. */
function subjectPart({ title, amount, lines }: StepUpSubject): string {
  const rows = lines.map(({ label, value }) => labelled(label.ar, `<bdi>${escaped(value.ar)}</bdi>`));
  const money = amount === null ? '' : `<p class="amount"><bdi dir="ltr">${escaped(displayed(amount))}</bdi> ريال</p>`;
  return `${labelled('منصة وقف تطلب تأكيدك', escaped(title.ar))}${money}${rows.join('')}`;
}

const displayed = (amount: string): string => displayAmount(parseAmount(amount));
const labelled = (label: string, value: string): string =>
  `<p class="label">${escaped(label)}</p><p class="value">${value}</p>`;
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const stateText: Record<SimulatedRequest['status'], string> = {
  WAITING: '',
  COMPLETED: 'تم القبول، عد إلى منصة وقف',
  REJECTED: 'رُفض الطلب',
  EXPIRED: 'انتهت مدة الطلب',
};

function scriptFor(request: SimulatedRequest): string {
  return `
const base = '/simulator/nafath/transactions/${request.requestId}';
const ends = ${request.expiresAt.getTime()};
const ask = document.getElementById('ask');
const state = document.getElementById('state');
function show(text) { ask.hidden = true; state.textContent = text; state.hidden = false; }
async function answer(path, body) {
  for (const button of document.querySelectorAll('button')) button.disabled = true;
  try {
    const response = await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body) });
    if (response.ok) show(path === '/approve' ? '${stateText.COMPLETED}' : '${stateText.REJECTED}');
    else show((await response.json()).message);
  } catch { show('تعذر الاتصال'); }
}
for (const button of document.querySelectorAll('[data-random]')) button.addEventListener('click',
  () => answer('/approve', { random: button.dataset.random }));
document.getElementById('reject').addEventListener('click', () => answer('/reject', {}));
(function tick() {
  const seconds = Math.max(0, Math.round((ends - Date.now()) / 1000));
  document.getElementById('left').textContent = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
  if (seconds === 0 && !ask.hidden) show('${stateText.EXPIRED}');
  else if (!ask.hidden) setTimeout(tick, 1000);
})();`;
}

const styles = `
:root { color-scheme: light; --deep: #0b3b36; --green: #0f6b5c; --sand: #f4efe6; --line: #ddd3c2; --ink: #1d2b29;
  --soft: #5d6b68; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center;
  background: linear-gradient(160deg, #e9e2d5, #d9e4df); color: var(--ink);
    font: 16px/1.6 'IBM Plex Sans Arabic', 'Noto Sans Arabic', Tahoma, sans-serif; }
.phone { width: min(390px, 100vw); min-height: min(760px, 100vh); padding: 28px 24px; background: var(--sand);
  border-radius: 36px; box-shadow: 0 24px 60px rgb(11 59 54 / 22%); display: flex; flex-direction: column; gap: 24px; }
header { display: flex; gap: 14px; align-items: center; }
h1 { margin: 0; font-size: 22px; line-height: 1.3; color: var(--deep); }
header p { margin: 0; font-size: 13px; color: var(--soft); }
.mark { width: 52px; height: 52px; border-radius: 16px; display: grid; place-items: center; background: var(--deep);
  color: #fff; font-size: 26px; font-weight: 700; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 20px; padding: 18px 20px; }
.label { margin: 0; font-size: 13px; color: var(--soft); }
.value { margin: 0 0 10px; font-size: 18px; font-weight: 600; }
.amount { margin: 0 0 10px; font-size: 26px; font-weight: 700; color: var(--deep); }
.value:last-child { margin-bottom: 0; }
h2 { margin: 0 0 16px; font-size: 17px; text-align: center; }
.choices { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px; }
button { font: inherit; cursor: pointer; border-radius: 18px; border: 1px solid var(--line); background: #fff;
  color: var(--ink); min-height: 48px; }
.choices button { min-height: 92px; font-size: 32px; font-weight: 700; color: var(--green); }
.choices button:hover { border-color: var(--green); background: #eef6f3; }
button:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
button:disabled { opacity: .55; cursor: default; }
.reject { width: 100%; margin-top: 18px; color: #9b2c2c; }
.left { text-align: center; color: var(--soft); font-size: 14px; }
.state { margin: auto 0; text-align: center; font-size: 20px; font-weight: 600; color: var(--deep); }
@media (max-width: 430px) { .phone { border-radius: 0; min-height: 100vh; box-shadow: none; } }
`;
