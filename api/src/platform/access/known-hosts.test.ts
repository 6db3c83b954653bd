import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import type { Environment } from '../environment.js';
import { refuseUnknownHost } from './known-hosts.js';

/** Whether a platform with this PUBLIC_URL answers a request for that host. */
function answers(publicUrl: string | undefined, host: string, simulators = false): boolean {
  const refuse = refuseUnknownHost({ publicUrl, simulators, host: undefined } as unknown as Environment);
  let refused: unknown;
  refuse({ path: '/', host, rawHeaders: ['Host', host] } as Request, {} as Response, (error?: unknown) => {
    refused = error;
  });
  return refused === undefined;
}

test.each([
  ['https://waqf.example', 'waqf.example', true],
  ['https://waqf.example', 'WAQF.example', true],
  // A load balancer may add the port on which it listens.
  ['https://waqf.example', 'waqf.example:443', true],
  ['http://localhost', 'localhost:80', true],
  ['https://waqf.example', 'waqf.example:80', false],
  ['https://waqf.example', 'waqf.example:8443', false],
  ['https://waqf.example:8443', 'waqf.example:8443', true],
  ['https://waqf.example:8443', 'waqf.example', false],
  ['https://waqf.example', 'waqf.example.evil.example', false],
  ['https://waqf.example', 'evil.example:443', false],
  ['https://waqf.example', 'localhost:3000', true],
  [undefined, 'evil.example', false],
])('with PUBLIC_URL %s a request for %s: %s', (publicUrl, host, answered) => {
  expect(answers(publicUrl, host)).toBe(answered);
});
