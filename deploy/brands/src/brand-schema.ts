import { toJsonSchema } from '@valibot/to-json-schema';
import { BrandFile } from './brand-file';

/** JSON Schema of `brand.json`, with a description and the default of every field: editors help by it. */
export const brandSchema = (): object => toJsonSchema(BrandFile, { typeMode: 'input', errorMode: 'ignore' });
