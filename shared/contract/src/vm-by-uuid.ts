import * as v from 'valibot';
import { requiredText } from './request-fields';
import { text } from './schema';

/** Parameters of a call about one machine. */
export const vmByUuid = v.object({
  location: text(),
  uuid: requiredText(),
});
