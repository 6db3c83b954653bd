import { expect, test } from '@jest/globals';
import type { Request } from 'express';
import { publicOriginOf } from './public-origin.js';

/** Behind a trusted proxy: Express takes the host of X-Forwarded-Host, and anybody may have sent the header Host. */
const request = { protocol: 'https', host: 'localhost', get: () => 'evil.example' } as unknown as Request;

test('links lead to the configured address, otherwise to the host that was checked', () => {
  expect(publicOriginOf(request, { publicUrl: 'https://waqf.example' })).toBe('https://waqf.example');
  expect(publicOriginOf(request, { publicUrl: undefined })).toBe('https://localhost');
});
