import * as v from 'valibot';
import { text } from './schema';

/** Parameters of a call about one machine. */
export const vmByUuid = v.object({
  location: text(),
  uuid: v.pipe(text(), v.nonEmpty('This field is required')),
});
