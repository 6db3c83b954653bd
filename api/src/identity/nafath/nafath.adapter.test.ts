import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { Clock } from '../../platform/index.js';
import { NafathAdapter } from './nafath.adapter.js';
import type { NafathEndpoint } from './nafath-endpoint.js';

const [issuer, audience] = ['https://nafath.example', 'our-application'];
let server: Server;
let adapter: NafathAdapter;
let key: CryptoKey;
let otherKey: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  otherKey = (await generateKeyPair('RS256')).privateKey;
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }] });
  server = createServer((_, response) => response.setHeader('content-type', 'application/json').end(keys));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = () => ({ base, headers: {}, issuer, audience, showsSubject: false });
  adapter = new NafathAdapter({ address } as unknown as NafathEndpoint, new Clock());
});
afterAll(() => new Promise((closed) => void server.close(closed)));

const consent = { transId: 't-1', nationalId: '1000000016', status: 'COMPLETED' };
const token = (change: (jwt: SignJWT) => SignJWT = (jwt) => jwt, payload: object = consent, by: CryptoKey = key) =>
  change(
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('3m'),
  ).sign(by);

test('a Nafath token for our application is accepted as proof', async () => {
  expect(await adapter.verify(await token())).toEqual({
    transactionId: 't-1',
    nationalId: '1000000016',
    fullName: null,
  });
});

test.each<[string, () => Promise<string>]>([
  ['another issuer', () => token((jwt) => jwt.setIssuer('https://evil.example'))],
  ['our issuer as a prefix', () => token((jwt) => jwt.setIssuer(`${issuer}.evil.example`))],
  ['another application of Nafath', () => token((jwt) => jwt.setAudience('their-application'))],
  ['an end that has passed', () => token((jwt) => jwt.setExpirationTime('-2m'))],
  ['another key', () => token(undefined, consent, otherKey)],
  ['no consent', () => token(undefined, { ...consent, status: 'REJECTED' })],
  ['nobody named', () => token(undefined, { transId: 't-1', status: 'COMPLETED' })],
])('a token with %s is refused', async (_name, make) => {
  await expect(adapter.verify(await make())).rejects.toMatchObject({ code: 'identity.proof-refused' });
});

test.each(['iss', 'aud', 'exp', 'iat'])('a token without the claim %s is refused', async (claim) => {
  const { [claim]: _left, ...claims } = {
    ...consent,
    iss: issuer,
    aud: audience,
    exp: Math.floor(Date.now() / 1000) + 60,
    iat: Math.floor(Date.now() / 1000),
  } as Record<string, unknown>;
  const made = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
  await expect(adapter.verify(made)).rejects.toMatchObject({ code: 'identity.proof-refused' });
});
