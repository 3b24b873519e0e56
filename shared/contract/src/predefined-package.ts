import * as v from 'valibot';
import { listOf, maybe, number } from './schema';

const osClasses = listOf(v.picklist(['other', 'win']));

/**
 * A size offered by the site: vCPU, memory (GB) and disk (GB), with the OS classes that it is for, the default of, or
 * not available for. (spec 3, sections 3 and 5)
 */
export const PredefinedPackage = v.pipe(
  v.object({
    cpu: number(),
    ram: number(),
    ssd: number(),
    os: osClasses,
    default: osClasses,
    disabled: osClasses,
    notice: maybe(v.string()),
  }),
  v.check((size) => size.disabled.every((os) => size.os.includes(os)), 'Each disabled OS must be in the OS list'),
  v.check((size) => size.default.every((os) => size.os.includes(os)), 'Each default OS must be in the OS list'),
  v.check(
    (size) => !size.default.some((os) => size.disabled.includes(os)),
    'An OS cannot be both default and disabled',
  ),
);
export type PredefinedPackage = v.InferOutput<typeof PredefinedPackage>;
