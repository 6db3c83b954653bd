import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { signInOutcomes } from '@waqf/contracts/identity';
import { stepUpSubject } from '@waqf/contracts/step-up';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { json, newId, oneOf, orNull, type RowOf, rowOf, sql } from '../../platform/index.js';

const columns = `request_id AS "requestId", trans_id AS "transId", national_id AS "nationalId", random, choices,
  confirms, expires_at AS "expiresAt", status`;
const requestRow = rowOf({
  requestId: 'uuid',
  transId: 'uuid',
  nationalId: 'text',
  random: 'text',
  choices: 'text[]',
  confirms: orNull(json(stepUpSubject)),
  expiresAt: 'timestamptz',
  status: oneOf(signInOutcomes),
});
const privateKey = z.looseObject({ kty: z.string(), kid: z.string() });

/** A request for consent as stored by the simulator; `choices` are the three numbers shown on the phone. */
export type SimulatedRequest = RowOf<typeof requestRow>;

const addRequest = sql({
  name: 'nafath-sandbox.add-request',
  text: `INSERT INTO nafath_sandbox.request
           (request_id, trans_id, national_id, random, choices, confirms, expires_at, status)
         VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, 'WAITING')`,
});
const findRequest = sql({
  name: 'nafath-sandbox.find-request',
  text: `SELECT ${columns} FROM nafath_sandbox.request WHERE request_id = $1 OR trans_id = $1`,
  row: requestRow,
});
const endRequest = sql({
  name: 'nafath-sandbox.end-request',
  text: `UPDATE nafath_sandbox.request SET status = $2
         WHERE request_id = $1 AND status = 'WAITING' RETURNING request_id`,
  row: { request_id: 'uuid' },
});
const forgetRequests = sql({
  name: 'nafath-sandbox.forget-requests',
  text: 'DELETE FROM nafath_sandbox.request WHERE expires_at < $1',
});
const addKey = sql({
  name: 'nafath-sandbox.add-key',
  text: 'INSERT INTO nafath_sandbox.signing_key (private_key) VALUES ($1::jsonb) ON CONFLICT DO NOTHING',
});
const findKey = sql({
  name: 'nafath-sandbox.find-key',
  text: 'SELECT private_key AS key FROM nafath_sandbox.signing_key',
  row: { key: json(privateKey) },
});

/** The data of the simulated Nafath in a separate schema, so that all processes of the platform share it. */
@Injectable()
export class SandboxRequests {
  private key: Promise<JWK> | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param forgetBefore requests that expired before this moment are deleted */
  async add(request: Omit<SimulatedRequest, 'status'>, forgetBefore: Date): Promise<void> {
    const { requestId, transId, nationalId, random, choices, confirms, expiresAt } = request;
    await forgetRequests.run(this.dataSource, [forgetBefore]);
    await addRequest.run(this.dataSource, [
      requestId,
      transId,
      nationalId,
      random,
      choices,
      confirms && JSON.stringify(confirms),
      expiresAt,
    ]);
  }

  /** Finds a request by the platform's id or by ours. */
  find(id: string): Promise<SimulatedRequest | undefined> {
    return findRequest.first(this.dataSource, [id]);
  }

  /** False when it has already ended, e.g. because another process received an answer. */
  async end(requestId: string, status: SimulatedRequest['status']): Promise<boolean> {
    return (await endRequest.first(this.dataSource, [requestId, status])) !== undefined;
  }

  /** The private key for signatures, created by the first process that needs it. */
  signingKey(): Promise<JWK> {
    this.key ??= this.loadKey().catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    return this.key;
  }

  private async loadKey(): Promise<JWK> {
    const stored = await findKey.first(this.dataSource);
    if (stored) return stored.key;
    const pair = await generateKeyPair('RS256', { extractable: true });
    await addKey.run(this.dataSource, [JSON.stringify({ ...(await exportJWK(pair.privateKey)), kid: newId() })]);
    return (await findKey.one(this.dataSource)).key;
  }
}
