import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { maybe, noParams, number } from './schema';

/** A limit that holds for some values of another parameter only (Windows needs more memory). */
export const VmParameterLimit = v.object({
  value: maybe(v.string()),
  min: maybe(number()),
  max: maybe(number()),
});

/** A rule for a field of the create call. Rows may be absent: the form must work without. (spec 3, section 3) */
export const VmParameter = v.object({
  parameter: v.string(),
  description: maybe(v.string()),
  mandatory: maybe(v.boolean()),
  type: maybe(v.string()),
  constraint: maybe(v.string()),
  expression: maybe(v.string()),
  min: maybe(number()),
  max: maybe(number()),
  values: maybe(v.array(v.string())),
  limited_by: maybe(v.string()),
  limits: maybe(v.array(VmParameterLimit)),
  ignore_for: maybe(v.array(v.string())),
});
export type VmParameter = v.InferOutput<typeof VmParameter>;

export const listVmParameters = defineEndpoint({
  name: 'listVmParameters',
  method: 'GET',
  path: '/api/parameters/vm',
  params: noParams(),
  response: v.array(VmParameter),
  source: 'spec 3, section 7',
});
