#!/usr/bin/env node
import { runApiScript } from '../src/run-api-script.mjs';

// Runs one of the measurements in api/bench: `bench.mjs reads` runs api/bench/reads/reads.mjs.
await runApiScript('bench');
