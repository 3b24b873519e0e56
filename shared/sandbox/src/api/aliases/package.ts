import { ownOrDeletedService } from '../services/own';
import { presentService } from '../services/present';
import type { Alias } from './alias';
import { textIn } from './read';

/** One service, also after it was deleted. */
export const getService: Alias['answer'] = (ctx, bag) =>
  presentService(ctx.site, ownOrDeletedService(ctx, textIn(bag, 'uuid')));
