import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SignInOutcome } from '@waqf/contracts/identity';
import type { StepUpSubject } from '@waqf/contracts/step-up';
import { importJWK, type JWK, SignJWT } from 'jose';
import { NafathEndpoint, simulatorCredentials } from '../../identity/index.js';
import { Clock } from '../../platform/index.js';
import {
  SimulatorCallbackError,
  SimulatorTransactionGoneError,
  SimulatorWrongNumberError,
} from './nafath-simulator.errors.js';
import { nameOnRecord } from './names-on-record.js';
import { SandboxRequests, type SimulatedRequest } from './sandbox-requests.js';

/** Lifetime of a request in milliseconds, as at Nafath. */
const lifeMs = 200_000;
/** How long after its end the outcome of a request can still be queried, in milliseconds. */
const rememberedMs = 3_600_000;

/** Nafath's side of the API: requests, the person's answer on the phone, signed callbacks. */
@Injectable()
export class NafathSimulator {
  constructor(
    private readonly clock: Clock,
    private readonly endpoint: NafathEndpoint,
    private readonly requests: SandboxRequests,
  ) {}

  async request(
    nationalId: string,
    requestId: string,
    confirms: StepUpSubject | null,
  ): Promise<{ transId: string; random: string }> {
    const random = twoDigits();
    const choices = new Set([random]);
    while (choices.size < 3) choices.add(twoDigits());
    const transId = randomUUID();
    const now = this.clock.now().getTime();
    await this.requests.add(
      {
        transId,
        requestId,
        nationalId,
        random,
        choices: [...choices].toSorted(),
        expiresAt: new Date(now + lifeMs),
        confirms,
      },
      new Date(now - rememberedMs),
    );
    return { transId, random };
  }

  /** Finds a request by the platform's id or by ours; undefined when it is not known any more. */
  async find(id: string): Promise<SimulatedRequest | undefined> {
    const found = await this.requests.find(id);
    return found?.status === 'WAITING' && this.clock.now() >= found.expiresAt ? { ...found, status: 'EXPIRED' } : found;
  }

  async status(transId: string, nationalId: string, random: string): Promise<SignInOutcome> {
    const found = await this.find(transId);
    return found?.nationalId === nationalId && found.random === random ? found.status : 'EXPIRED';
  }

  /**
   * The person chooses a number. The right one sends the signed callback and returns once it has arrived; a wrong one
   * ends the request, as at Nafath.
   */
  async approve(id: string, random: string): Promise<void> {
    const request = await this.waiting(id);
    const isRight = request.random === random;
    if (!(await this.requests.end(request.requestId, isRight ? 'COMPLETED' : 'REJECTED')))
      throw new SimulatorTransactionGoneError();
    if (!isRight) throw new SimulatorWrongNumberError();
    await this.callBack(request);
  }

  async reject(id: string): Promise<void> {
    const { requestId } = await this.waiting(id);
    if (!(await this.requests.end(requestId, 'REJECTED'))) throw new SimulatorTransactionGoneError();
  }

  /** The public key, in the form in which Nafath publishes its own. */
  async jwk(): Promise<{ keys: JWK[] }> {
    const { kty, kid, n, e } = await this.requests.signingKey();
    return { keys: [{ kty, kid, n, e, alg: 'RS256', use: 'sig' } as JWK] };
  }

  private async waiting(id: string): Promise<SimulatedRequest> {
    const request = await this.find(id);
    if (request?.status !== 'WAITING') throw new SimulatorTransactionGoneError();
    return request;
  }

  private async callBack(request: SimulatedRequest): Promise<void> {
    const { transId, requestId, nationalId } = request;
    const key = await this.requests.signingKey();
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    const token = await new SignJWT({
      transId,
      nationalId,
      status: 'COMPLETED',
      user_info: { 'full_name#ar': nameOnRecord(nationalId) },
    })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '' })
      .setIssuer(simulatorCredentials.issuer)
      .setAudience(simulatorCredentials.appId)
      .setSubject(nationalId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 300)
      .sign(await importJWK(key, 'RS256'));
    const answer = await fetch(`${this.endpoint.ownAddress()}/api/auth/nafath/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, transId, requestId }),
      signal: AbortSignal.timeout(5000),
    });
    if (!answer.ok) throw new SimulatorCallbackError();
  }
}

const twoDigits = (): string => String(randomInt(10, 100));
