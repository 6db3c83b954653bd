#!/usr/bin/env node
import { runApiScript } from '../src/run-api-script.mjs';

// Runs one of the proofs in api/prove: `prove.mjs deeds` runs api/prove/deeds/deeds.mjs.
await runApiScript('prove');
