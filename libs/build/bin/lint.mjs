#!/usr/bin/env node
import '../commands/lint.mjs';
