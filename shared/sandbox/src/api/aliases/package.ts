import { ownOrDeletedService } from '../services/own';
import { presentService } from '../services/present';
import type { Alias } from './alias';
import { textIn } from './read';

/** One service, also after it was deleted. */
export const getService: Alias['respond'] = (ctx, params) =>
  presentService(ctx.site, ownOrDeletedService(ctx, textIn(params, 'uuid')));
