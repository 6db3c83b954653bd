import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SignInOutcome } from '@waqf/contracts/identity';
import type { StepUpSubject } from '@waqf/contracts/step-up';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { NafathEndpoint, simulatorCredentials } from '../../identity/index.js';
import { Clock } from '../../platform/index.js';
import {
  SimulatorCallbackError,
  SimulatorTransactionGoneError,
  SimulatorWrongNumberError,
} from './nafath-simulator.errors.js';
import { nameOnRecord } from './names-on-record.js';

/** Seconds that a request lives, as at Nafath. */
const lifeSeconds = 200;
/** Requests held in memory; the oldest are dropped first. */
const mostRequests = 1000;

/** A request for consent as the simulator stores it. */
export interface SimulatedRequest {
  readonly transId: string;
  readonly requestId: string;
  readonly nationalId: string;
  readonly random: string;
  /** The three numbers that the phone shows, the right one among them. */
  readonly choices: readonly string[];
  readonly expiresAt: Date;
  /** What a fresh confirmation is for; undefined for a sign-in. */
  readonly confirms: StepUpSubject | undefined;
  status: SignInOutcome;
}

/**
 * Nafath's side of the wire: requests, the person's answer on the phone, signed callbacks. In memory, as a stand-in.
 */
@Injectable()
export class NafathSimulator {
  private readonly requests = new Map<string, SimulatedRequest>();
  private readonly keyId = randomUUID();
  private readonly keys = generateKeyPair('RS256', { extractable: true });

  constructor(
    private readonly clock: Clock,
    private readonly endpoint: NafathEndpoint,
  ) {}

  request(nationalId: string, requestId: string, confirms?: StepUpSubject): SimulatedRequest {
    const random = twoDigits();
    const choices = new Set([random]);
    while (choices.size < 3) choices.add(twoDigits());
    const made: SimulatedRequest = {
      transId: randomUUID(),
      requestId,
      nationalId,
      random,
      choices: [...choices].toSorted(),
      expiresAt: new Date(this.clock.now().getTime() + lifeSeconds * 1000),
      confirms,
      status: 'WAITING',
    };
    this.requests.set(made.requestId, made);
    const [oldest] = this.requests.keys();
    if (this.requests.size > mostRequests && oldest !== undefined) this.requests.delete(oldest);
    return made;
  }

  /** A request by the platform's id or by ours; one that nobody knows (any more) has expired. */
  find(id: string): SimulatedRequest | undefined {
    const found = this.requests.get(id) ?? [...this.requests.values()].find(({ transId }) => transId === id);
    if (found?.status === 'WAITING' && this.clock.now() >= found.expiresAt) found.status = 'EXPIRED';
    return found;
  }

  status(transId: string, nationalId: string, random: string): SignInOutcome {
    const found = this.find(transId);
    return found?.nationalId === nationalId && found.random === random ? found.status : 'EXPIRED';
  }

  /**
   * The person picks a number. The right one sends the signed callback and is answered once that has arrived; a wrong
   * one ends the request, as at Nafath.
   */
  async approve(id: string, random: string): Promise<void> {
    const request = this.waiting(id);
    if (request.random !== random) {
      request.status = 'REJECTED';
      throw new SimulatorWrongNumberError();
    }
    request.status = 'COMPLETED';
    await this.callBack(request);
  }

  reject(id: string): void {
    this.waiting(id).status = 'REJECTED';
  }

  async jwk(): Promise<{ keys: JWK[] }> {
    const { publicKey } = await this.keys;
    return { keys: [{ ...(await exportJWK(publicKey)), kid: this.keyId, alg: 'RS256', use: 'sig' }] };
  }

  private waiting(id: string): SimulatedRequest {
    const request = this.find(id);
    if (request?.status !== 'WAITING') throw new SimulatorTransactionGoneError();
    return request;
  }

  private async callBack(request: SimulatedRequest): Promise<void> {
    const { transId, requestId, nationalId } = request;
    const { privateKey } = await this.keys;
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    const token = await new SignJWT({
      transId,
      nationalId,
      status: 'COMPLETED',
      user_info: { 'full_name#ar': nameOnRecord(nationalId) },
    })
      .setProtectedHeader({ alg: 'RS256', kid: this.keyId })
      .setIssuer(simulatorCredentials.issuer)
      .setAudience(simulatorCredentials.appId)
      .setSubject(nationalId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 300)
      .sign(privateKey);
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
