import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { waitFor } from './running-product.mjs';

const headerOf = (cookies) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/**
 * A user of the product's HTTP API who acts like a browser: cookies, own Origin, `x-national-id`.
 * @param {string} url
 */
export function client(url) {
  const cookies = new Map();
  let nationalId;

  /** @returns {Promise<{status: number, body: any, headers: Headers}>} */
  async function call(method, path, { json, form, headers = {} } = {}) {
    const answer = await fetch(url + path, {
      method,
      headers: {
        origin: url,
        cookie: headerOf(cookies),
        ...(nationalId ? { 'x-national-id': nationalId } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson ? await answer.json() : Buffer.from(await answer.arrayBuffer()),
    };
  }

  /** Like `call`, but throws an error that shows the answer when the status is not the expected one. */
  async function expect(status, method, path, options) {
    const answer = await call(method, path, options);
    if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  return {
    call,
    raw: (method, path, options) => raw(url, headerOf(cookies), method, path, options),
    cookie: () => headerOf(cookies),
    expect,
    /** Signs in through the Nafath simulator, as a person who has the phone. */
    async signIn(id) {
      const { transactionId, random } = await expect(201, 'POST', '/api/auth/nafath', { json: { nationalId: id } });
      await expect(204, 'POST', `/simulator/nafath/transactions/${transactionId}/approve`, { json: { random } });
      await waitFor(async () => {
        const { status } = await expect(200, 'GET', `/api/auth/nafath/${transactionId}`);
        return status === 'COMPLETED';
      }, 15_000);
      nationalId = id;
      return (await expect(200, 'GET', '/api/user/me')).user;
    },
    /** @param {'property_deed'|'waqf_deed'|'nazir_deed'} type */
    upload(waqfId, type, file, bytes = readFileSync(file), mime = mimeOf(file)) {
      const form = new FormData();
      form.set('type', type);
      form.set('document', new Blob([bytes], { type: mime }), basename(file));
      return call('POST', `/api/waqf/${waqfId}/documents`, { form });
    },
  };
}

/**
 * Sends exactly these headers and bytes with the session; ignores cookies in the answer.
 *
 * @param without names of default headers that are left out
 */
async function raw(url, cookie, method, path, { headers = {}, body, without = [] } = {}) {
  const sent = Object.entries({ origin: url, cookie, ...headers });
  const answer = await fetch(url + path, {
    method,
    headers: Object.fromEntries(sent.filter(([name]) => !without.includes(name))),
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    retryAfter: answer.headers.get('retry-after'),
    text: await answer.text(),
  };
}

const mimeOf = (file) => ({ pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' })[file.split('.').at(-1)];
