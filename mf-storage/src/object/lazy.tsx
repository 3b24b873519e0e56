import { lazyScreen } from '@console/area';
import type { BrowserProps } from './browser';

/** The objects of a bucket. Its code comes when it is shown. */
export const ObjectBrowser = lazyScreen<BrowserProps>(() =>
  import(/* webpackChunkName: "storage-objects" */ './browser').then((module) => module.ObjectBrowser),
);
