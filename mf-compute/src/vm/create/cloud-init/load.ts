import { reportError } from '@console/area';
import { onDemand } from '@console/ui';

/** The check, with the YAML parser that it needs, in a chunk of its own. */
export const cloudInitCheck = onDemand(() => import(/* webpackChunkName: "compute-yaml" */ './check'));

/** The editor, which is larger than the whole form. Where it does not come, one writes into a plain field. */
export const yamlEditor = onDemand(
  () => import(/* webpackChunkName: "compute-yaml-editor" */ './yaml-editor'),
  (_, error) => reportError(error),
);
