#!/usr/bin/env node
import { runApiScript } from '../src/run-api-script.mjs';

// One of the measurements in api/bench: `bench.mjs reads` runs api/bench/reads/reads.mjs.
await runApiScript('bench');
