import { checkedTexts } from '@waqf/contracts/text-rules';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { isZodDto } from 'nestjs-zod/dto';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { startApi, type TestApi } from './harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'none' });
});
afterAll(() => api.stop());

/** The schemas of the bodies, queries and forms of every call, by the class that a controller names. */
function requestSchemas(): Map<string, $ZodType> {
  const scanner = new MetadataScanner();
  const found = new Map<string, $ZodType>();
  for (const { metatype } of api.application.app.get(DiscoveryService).getControllers()) {
    // The simulators replace external systems, whose texts we do not control.
    if (!metatype || String(Reflect.getMetadata('path', metatype)).startsWith('simulator')) continue;
    const prototype = metatype.prototype as object;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const types = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as unknown[];
      for (const type of types)
        if (isZodDto(type)) found.set(`${metatype.name}.${name}`, type.schema as unknown as $ZodType);
    }
  }
  return found;
}

/** The paths of texts that accept anything: without a choice, a format or one of the two rules. */
function uncheckedTexts(schema: $ZodType, path: string): string[] {
  if (checkedTexts.has(schema as never)) return [];
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'string': {
      const kinds = (def.checks ?? []).map(({ _zod }) => _zod.def.check);
      return 'format' in def || kinds.includes('string_format') ? [] : [path];
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => uncheckedTexts(inner, `${path}.${name}`));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return uncheckedTexts(def.innerType, path);
    case 'pipe':
      return uncheckedTexts(def.in, path);
    case 'array':
      return uncheckedTexts(def.element, `${path}[]`);
    case 'record':
      return [...uncheckedTexts(def.keyType, `${path}{key}`), ...uncheckedTexts(def.valueType, `${path}{}`)];
    case 'union':
      return def.options.flatMap((option) => uncheckedTexts(option, path));
    case 'any':
    case 'unknown':
    case 'custom':
      return [path];
    default:
      return [];
  }
}

it('every text of every request is a choice, a format, a name or prose', () => {
  const schemas = requestSchemas();
  expect(schemas.size).toBeGreaterThan(25);
  expect([...schemas].flatMap(([name, schema]) => uncheckedTexts(schema, name))).toEqual([]);
});
