import { type AccountRequest, BankPort, BankUnreachableError, type OpeningAnswer } from './bank.port.js';
import { openAnswer, refusalAnswer } from './bank-wire.js';

export interface HttpBankOptions {
  /** Base address without a trailing slash; a function where it is known only once the bank listens. */
  baseUrl: string | (() => Promise<string>);
  /** Bearer key that the bank gave us. */
  key: string;
  timeoutMs: number;
}

/** The bank over its wire API: `POST {base}/v1/accounts`, idempotent by `reference`. */
export class HttpBank extends BankPort {
  constructor(private readonly options: HttpBankOptions) {
    super();
  }

  async openAccount(request: AccountRequest): Promise<OpeningAnswer> {
    const { status, body } = await this.post('/v1/accounts', { ...request, currency: 'SAR' });
    if (status === 202) return { outcome: 'in-progress' };
    if (status === 200 || status === 201) return opened(request, body);
    if (status === 422) return refused(request, body);
    throw new BankUnreachableError(`the bank answered ${status}`);
  }

  private async post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
    const { baseUrl, key, timeoutMs } = this.options;
    try {
      const base = typeof baseUrl === 'string' ? baseUrl : await baseUrl();
      const response = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    } catch (error) {
      throw new BankUnreachableError('the bank gave no answer', { cause: error });
    }
  }
}

function opened(request: AccountRequest, body: unknown): OpeningAnswer {
  const answer = openAnswer.safeParse(body);
  if (!answer.success || answer.data.reference !== request.reference) {
    throw new BankUnreachableError('the bank opened an account that can’t be understood', { cause: answer.error });
  }
  const { bankName, accountNumber, iban, branchCode } = answer.data;
  return { outcome: 'opened', account: { bankName, accountNumber, iban, branchCode: branchCode ?? null } };
}

function refused(request: AccountRequest, body: unknown): OpeningAnswer {
  const answer = refusalAnswer.safeParse(body);
  if (!answer.success || answer.data.reference !== request.reference) {
    throw new BankUnreachableError('the bank refused in words that can’t be understood', { cause: answer.error });
  }
  return { outcome: 'refused', code: answer.data.code, reason: answer.data.reason };
}
