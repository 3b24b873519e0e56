import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '@console/contract/openapi';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenAPI3 } from 'openapi-typescript';
import { root } from '../root';
import { clientProblems } from './openapi-client';

const FILE = 'shared/docs/openapi.json';
const FEWEST_PATHS = 50;

/** What a strict linter says against a document: all its recommended rules, and none that is only a warning. */
async function lintProblems(source: string): Promise<string[]> {
  const rules = { 'info-license': 'off', 'tag-description': 'off', 'operation-4xx-response': 'error' } as const;
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const found = await lintFromString({ source, absoluteRef: FILE, config });
  return found.map(({ ruleId, message, location }) => `${FILE}${location[0]?.pointer ?? ''}: ${message} (${ruleId})`);
}

/**
 * Holds the API document that is committed against the one that the contract makes now.
 * @param writes whether to write it instead
 * @returns what is wrong, in words; empty when all is well
 */
export async function checkOpenApi({ writes }: { writes: boolean }): Promise<string[]> {
  const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
  const document: OpenAPI3 & { paths: object } = JSON.parse(text);
  const problems = [...(await lintProblems(text)), ...(await clientProblems(document))];
  if (Object.keys(document.paths).length < FEWEST_PATHS) problems.push('The document has hardly any paths.');
  const file = path.join(root, FILE);
  if (writes) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) problems.push(`${FILE} is not what the contract says: npm run openapi`);
  return problems;
}
