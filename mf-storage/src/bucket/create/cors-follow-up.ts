import * as v from 'valibot';
import { defineFollowUp } from '@console/area/progress';
import { setOrigin } from '../actions/requests';
import { createText } from './texts';

/** Lets this console into a new bucket; where it fails, the page of the bucket offers it again. */
export const corsFollowUp = defineFollowUp({
  name: 'bucket.letIn',
  area: 'mf-storage',
  schema: v.object({ origin: v.string() }),
  run: ({ name }, { origin }) => setOrigin({ name }, origin),
  failed: ({ name }, _, { message, isRefused }) =>
    createText(isRefused ? 'open.refused' : 'open.failed', { name, message }),
  // The same origin again changes nothing.
  isRepeatable: true,
});
