import * as v from 'valibot';
import { text, wholeNumber } from './schema';

/** A text of a request that is not empty. */
export const requiredText = () => v.pipe(text(), v.nonEmpty('This field is required'));

/** The same of a name, without the spaces around it. */
export const requiredName = () => v.pipe(text(), v.trim(), v.nonEmpty('This field is required'));

/** A size of a machine: no smaller one can be said than 1 vCPU, 1 MB of memory, 1 GB of disk. (spec 3, section 5) */
export const atLeastOne = (unit: string) => v.pipe(wholeNumber(), v.minValue(1, `Must be at least 1 ${unit}`));
