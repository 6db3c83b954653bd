import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { largestBody } from '@waqf/contracts/test/largest-body';
import { isZodDto } from 'nestjs-zod/dto';
import { multipartKey } from '../src/platform/access/policy.decorators.js';
import { bodyLimitOf } from '../src/platform/http/body.js';
import { RunWaqf } from './distributions/run-waqf.js';
import { startApi, type TestApi } from './harness.js';
import { people } from './membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
}, 120_000);
afterAll(() => api.stop());

/** The place of a body among the parameters that Nest notes by kind. */
const isBody = (key: string): boolean => key.startsWith('3:');

interface TakenBody {
  call: string;
  limit: number;
  largest: number;
}

/** Every call that takes JSON, with the most that its door lets in and the most that its contract accepts. */
function bodies(): TakenBody[] {
  const scanner = new MetadataScanner();
  const found: TakenBody[] = [];
  for (const { metatype } of api.application.app.get(DiscoveryService).getControllers()) {
    if (!metatype) continue;
    const prototype = metatype.prototype as Record<string, object>;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name] ?? {};
      const verb = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (verb === undefined || Reflect.getMetadata(multipartKey, handler)) continue;
      const types = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as unknown[];
      const places = (Reflect.getMetadata(ROUTE_ARGS_METADATA, metatype, name) ?? {}) as Record<
        string,
        { index: number }
      >;
      const [place] = Object.entries(places).flatMap(([key, { index }]) => (isBody(key) ? [index] : []));
      const type = place === undefined ? undefined : types[place];
      if (!isZodDto(type)) continue;
      const prefix = String(Reflect.getMetadata(PATH_METADATA, metatype));
      const tail = [Reflect.getMetadata(PATH_METADATA, handler) as string | string[]].flat()[0] ?? '';
      const path = `/${prefix}/${tail}`.replace(/\/+/g, '/').replace(/\/$/, '').replaceAll(/:\w+/g, 'x');
      // The simulators speak for institutions whose contracts are not ours.
      if (path.startsWith('/simulator/')) continue;
      const method = RequestMethod[verb];
      found.push({ call: `${method} ${path}`, limit: bodyLimitOf(method, path), largest: largestBody(type.schema) });
    }
  }
  return found;
}

test('no contract accepts more than the door of its call lets in', () => {
  const all = bodies();
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(({ limit, largest }) => largest > limit)).toEqual([]);
  // And no door is wider than it has to be.
  const wide = all.filter(({ limit }) => limit > 65_536);
  expect(wide.filter(({ largest }) => largest <= 65_536)).toEqual([]);
  expect(wide.length).toBe(5);
});

test('fifty rules with the longest clauses are accepted, and a body above the wider door is refused', async () => {
  const nazir = await api.signIn(people.nazir);
  const waqf = await RunWaqf.open(api, nazir);
  const clause = { text: `«${'ب'.repeat(998)}»`, documentId: null, page: 1 };
  const reserve = { kind: 'reserve', percent: 1, clause };
  const rules = [...Array.from({ length: 49 }, () => reserve), { kind: 'residual', clause }];
  const body = { rules, effectiveFrom: '2026-01-01' };
  expect(Buffer.byteLength(JSON.stringify(body))).toBeGreaterThan(65_536);
  expect((await nazir.post(`/api/waqf/${waqf.id}/rules/preview`, { rules, amount: '1000' })).status).not.toBe(413);
  expect((await nazir.post(`/api/waqf/${waqf.id}/rules`, body)).status).toBe(201);
  const tooLarge = { ...body, effectiveFrom: '2'.repeat(262_144) };
  expect((await nazir.post(`/api/waqf/${waqf.id}/rules`, tooLarge)).status).toBe(413);
});
