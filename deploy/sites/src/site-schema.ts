import { SiteConfig } from '@console/contract/site-config';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { descriptions } from './descriptions';
import { SiteFile } from './site-file';

const [configObject] = SiteConfig.pipe;
const isName = (name: string): name is keyof typeof descriptions => Object.hasOwn(descriptions, name);

/** JSON Schema of `site.json`, with a description and the default of every setting: editors help by it. */
export function siteSchema(): object {
  const options = { typeMode: 'input', errorMode: 'ignore' } as const;
  const config = toJsonSchema(v.partial(v.strictObject(configObject.entries)), options);
  const described = Object.fromEntries(
    Object.entries(config.properties ?? {}).map(([name, schema]) => [
      name,
      typeof schema === 'object' && isName(name) ? { description: descriptions[name], ...schema } : schema,
    ]),
  );
  const { $schema: _inner, ...rest } = config;
  const file = toJsonSchema(SiteFile, options);
  return { ...file, properties: { ...file.properties, config: { ...rest, properties: described } } };
}
