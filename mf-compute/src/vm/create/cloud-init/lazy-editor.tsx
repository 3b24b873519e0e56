import { lazy } from 'react';
import { reportError } from '@console/area';
import { PlainEditor } from './plain-editor';

const load = () => import(/* webpackChunkName: "compute-yaml-editor" */ './yaml-editor');

/** Fetches the editor, which is larger than the whole form, before it is asked for. */
export const preloadEditor = (): void => {
  load().catch(() => undefined);
};

/** The editor in a chunk of its own. Where it does not come, one writes into a plain field. */
export const LazyEditor = lazy(async () => {
  try {
    return { default: (await load()).YamlEditor };
  } catch (error) {
    reportError(error);
    return { default: PlainEditor };
  }
});
