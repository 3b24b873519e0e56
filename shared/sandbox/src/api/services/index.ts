import { serviceImages } from '../../catalogue/services';
import type { HandlersOf } from '../context';
import { createService } from './create';
import { nodeHandlers } from './nodes';
import { packageHandlers } from './package';
import { whitelistHandlers } from './whitelist';

export const serviceHandlers = {
  ...nodeHandlers,
  ...packageHandlers,
  ...whitelistHandlers,
  createService,
  listServiceImages: ({ site, host }) => serviceImages(site.config, host),
} satisfies HandlersOf<'createService' | 'listServiceImages'>;
