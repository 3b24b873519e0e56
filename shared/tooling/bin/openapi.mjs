#!/usr/bin/env node
// npm run openapi: writes the API document from the contract. With --check it only looks whether the one there is right.
import { register } from 'tsx/esm/api';

register();
const { checkOpenApi } = await import('../src/gates/openapi.ts');
const problems = await checkOpenApi({ writes: !process.argv.includes('--check') });
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
