import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { isZodDto } from 'nestjs-zod/dto';
import { all, requests } from '@waqf/contracts/test/contract-schemas';
import { startApi, type TestApi } from './harness.js';

/** Request schemas that no route uses as the class of a parameter. */
const readOtherwise = [
  'administration.currencyRate', // part of administration.changeSystemSettings
  'banking.accountStatementExport', // filters of exports.exportRequest
  'distributions.ruleInput', // part of distributions.proposeRules
  'exports.exportReport', // part of exports.exportRequest
  'exports.exportTable', // part of exports.exportRequest
  'identity.emailAddress', // part of administration.changePlatformSettings
  'reconciliation.createFromLine', // part of reconciliation.matchLine
  'reconciliation.importStatement', // text fields of a multipart body
  'releases.canaryAudience', // JSON in a text field of a multipart body
  'releases.releaseManifest', // JSON in a text field of a multipart body
  'stepUp.stepUpAct', // part of stepUp.startStepUp
];

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'none' });
}, 120_000);
afterAll(() => api.stop());

/** The schemas of the bodies and queries of all routes, each with the routes that use it. */
function takenByRoutes(): Map<unknown, string[]> {
  const scanner = new MetadataScanner();
  const taken = new Map<unknown, string[]>();
  for (const { metatype } of api.application.app.get(DiscoveryService).getControllers()) {
    if (!metatype) continue;
    const prototype = metatype.prototype as object;
    for (const method of scanner.getAllMethodNames(prototype)) {
      const parameters = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as unknown[];
      for (const parameter of parameters) {
        if (!isZodDto(parameter)) continue;
        const routes = taken.get(parameter.schema) ?? [];
        taken.set(parameter.schema, [...routes, `${metatype.name}.${method}`]);
      }
    }
  }
  return taken;
}

test('every contract that a route accepts is listed as a request, and every listed request is used', () => {
  const taken = takenByRoutes();
  const named = new Set<unknown>(requests.map(({ schema }) => schema));
  const countedAsAnswers = all.filter(({ schema }) => taken.has(schema) && !named.has(schema));
  expect(countedAsAnswers.map(({ name }) => name)).toEqual([]);
  expect(taken.size).toBeGreaterThan(25);
  const unused = requests.filter(({ schema, name }) => !taken.has(schema) && !readOtherwise.includes(name));
  expect(unused.map(({ name }) => name)).toEqual([]);
});
