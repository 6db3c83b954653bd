/**
 * The one swc configuration for builds and tests, so that both run the same code.
 * `useDefineForClassFields: false` matches tsconfig.base.json: entity fields that are only declared must not become own
 * `undefined` properties, which TypeORM would read as values.
 * @param {{decorators: boolean, jsx?: boolean}} options
 * @returns {import('@swc/core').Options}
 */
export function swcOptions({ decorators, jsx = false }) {
  return {
    configFile: false,
    swcrc: false,
    module: { type: 'es6' },
    jsc: {
      // Keeps `with { type: 'json' }`: without it jest prints a warning.
      experimental: { keepImportAttributes: true },
      target: 'es2023',
      externalHelpers: false,
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: jsx, decorators },
      transform: {
        useDefineForClassFields: false,
        ...(decorators ? { legacyDecorator: true, decoratorMetadata: true } : {}),
        ...(jsx ? { react: { runtime: 'automatic' } } : {}),
      },
    },
  };
}
