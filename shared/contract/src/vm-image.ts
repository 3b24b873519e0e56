import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { maybe, noParams, number } from './schema';

export const VmImageVersion = v.object({
  os_version: v.string(),
  display_name: maybe(v.string()),
  published: maybe(v.boolean()),
});

/** An operating system or application to start from. (spec 3, section 3) */
export const VmImage = v.object({
  os_name: v.string(),
  display_name: v.string(),
  ui_position: maybe(number()),
  license_type: maybe(v.string()),
  is_default: maybe(v.boolean()),
  is_app_catalog: maybe(v.boolean()),
  icon: maybe(v.string()),
  versions: v.array(VmImageVersion),
});
export type VmImage = v.InferOutput<typeof VmImage>;

export const listVmImages = defineEndpoint({
  name: 'listVmImages',
  method: 'GET',
  path: '/config/vm_images',
  params: noParams(),
  response: v.array(VmImage),
  source: 'spec 3, section 7',
});
