import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandSchema, brandsFolder } from '@console/brands';
import { siteSchema, sitesFolder } from '@console/sites';

const files = (): readonly (readonly [string, string])[] =>
  (
    [
      [path.join(brandsFolder, 'brand.schema.json'), brandSchema()],
      [path.join(sitesFolder, 'site.schema.json'), siteSchema()],
    ] as const
  ).map(([file, schema]) => [file, `${JSON.stringify(schema, null, 2)}\n`]);

/** Writes the schemas that editors help by when somebody changes a brand or a site. */
export function writeSchemas(): void {
  for (const [file, content] of files()) writeFileSync(file, content);
}

/** Schema files that are not as the code has them. */
export const outdatedSchemas = (): string[] =>
  files()
    .filter(([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content)
    .map(([file]) => path.basename(file));
