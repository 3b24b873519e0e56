#!/usr/bin/env node
// npm run proof: writes shared/docs/accessibility-proof.md from the last end-to-end run and the brands.
import { register } from 'tsx/esm/api';
import { runCommand } from '../src/run/problem.mjs';

register();
await runCommand(async () => (await import('../src/proof/main.ts')).writeProof());
