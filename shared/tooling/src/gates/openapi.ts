import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '@console/contract/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { root } from '../root';

const FILE = 'shared/docs/openapi.json';
const FEWEST_PATHS = 50;

/**
 * Holds the API document that is committed against the one that the contract makes now.
 * @param writes whether to write it instead
 * @returns what is wrong, in words; empty when all is well
 */
export async function checkOpenApi({ writes }: { writes: boolean }): Promise<string[]> {
  const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
  const document: Record<string, unknown> & { paths: object } = JSON.parse(text);
  const { valid, errors } = await new Validator().validate(document);
  const problems = valid ? [] : [`The document is not OpenAPI 3.0: ${JSON.stringify(errors)}`];
  if (Object.keys(document.paths).length < FEWEST_PATHS) problems.push('The document has hardly any paths.');
  const file = path.join(root, FILE);
  if (writes) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) problems.push(`${FILE} is not what the contract says: npm run openapi`);
  return problems;
}
