import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SignInOutcome } from '@waqf/contracts/identity';
import type { StepUpSubject } from '@waqf/contracts/step-up';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as z from 'zod/mini';
import { Clock, traced } from '../../platform/index.js';
import { IdentityNafathUnavailableError, IdentityProofRefusedError } from '../identity.errors.js';
import { Nafath, type NafathProof, type NafathRequest } from './nafath.port.js';
import { NafathEndpoint } from './nafath-endpoint.js';

const callMs = 5000;
/** The purpose that the person sees on the phone. */
const service = 'DigitalServiceEnrollmentWithoutBio';

const requestAnswer = z.object({
  transId: z.string().check(z.minLength(1), z.maxLength(200)),
  random: z.coerce.string().check(z.regex(/^\d{1,3}$/)),
});
const userInfo = z.object({ 'full_name#ar': z.string().check(z.maxLength(200)) });
const statusAnswer = z.object({ status: z.enum(['WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED']) });

/** Calls Nafath's wire API (`/api/v1/mfa`), at Nafath itself or at the simulator, which serves the same API. */
@Injectable()
export class NafathAdapter extends Nafath {
  private readonly logger = new Logger('Nafath');
  private keys: { readonly base: string; readonly get: ReturnType<typeof createRemoteJWKSet> } | undefined;

  constructor(
    @Inject(NafathEndpoint) private readonly endpoint: NafathEndpoint,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async request(nationalId: string, requestId: string, confirms?: StepUpSubject): Promise<NafathRequest> {
    const shown = confirms && this.endpoint.address().showsSubject ? { confirms } : {};
    const answer = await this.post(
      `/api/v1/mfa/request?local=ar&requestId=${requestId}`,
      { nationalId, service, ...shown },
      requestAnswer,
    );
    return { transactionId: answer.transId, random: answer.random };
  }

  override async status(nationalId: string, request: NafathRequest): Promise<SignInOutcome> {
    const body = { nationalId, transId: request.transactionId, random: request.random };
    return (await this.post('/api/v1/mfa/request/status', body, statusAnswer)).status;
  }

  override async verify(token: string): Promise<NafathProof> {
    const { issuer, audience } = this.endpoint.address();
    try {
      const { payload } = await jwtVerify(token, this.keySet(), {
        algorithms: ['RS256', 'PS256', 'ES256'],
        issuer,
        audience,
        currentDate: this.clock.now(),
        requiredClaims: ['exp', 'iat'],
        clockTolerance: 30,
      });
      return proofOf(payload);
    } catch (error) {
      if (isNoAnswer(error)) throw new IdentityNafathUnavailableError();
      if (error instanceof errors.JOSEError) throw new IdentityProofRefusedError();
      throw error;
    }
  }

  private keySet(): ReturnType<typeof createRemoteJWKSet> {
    const { base, headers } = this.endpoint.address();
    if (this.keys?.base !== base) {
      this.keys = {
        base,
        get: createRemoteJWKSet(new URL(`${base}/api/v1/mfa/jwk`), { headers, timeoutDuration: callMs }),
      };
    }
    return this.keys.get;
  }

  private post<T extends z.ZodMiniType>(path: string, body: object, answer: T): Promise<z.infer<T>> {
    return traced('nafath POST', {}, () => this.ask(path, body, answer));
  }

  private async ask<T extends z.ZodMiniType>(path: string, body: object, answer: T): Promise<z.infer<T>> {
    const { base, headers } = this.endpoint.address();
    try {
      const response = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(callMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`Nafath answered ${response.status}`);
      return answer.parse(await response.json());
    } catch (error) {
      this.logger.error(error, 'Nafath call failed');
      throw new IdentityNafathUnavailableError();
    }
  }
}

/** The token must name the transaction and the person, and say that the person consented. */
function proofOf(payload: JWTPayload): NafathProof {
  const transactionId = payload['transId'];
  const nationalId = payload['nationalId'] ?? payload.sub;
  if (typeof transactionId !== 'string' || typeof nationalId !== 'string' || payload['status'] !== 'COMPLETED') {
    throw new IdentityProofRefusedError();
  }
  return { transactionId, nationalId, fullName: nameOf(payload) };
}

/** Nafath describes the person in `user_info`, with names by language. */
function nameOf(payload: JWTPayload): string | null {
  const described = userInfo.safeParse(payload['user_info']);
  const name = described.success ? described.data['full_name#ar'].normalize('NFC').replace(/\s+/g, ' ').trim() : '';
  return name.length >= 2 ? name : null;
}

function isNoAnswer(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  if (error instanceof TypeError) return true;
  return error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC';
}
