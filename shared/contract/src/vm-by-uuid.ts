import * as v from 'valibot';

/** Parameters of a call about one machine. */
export const vmByUuid = v.object({
  location: v.string(),
  uuid: v.pipe(v.string(), v.nonEmpty('This field is required')),
});
