import { onDemand, useOnDemand } from '@console/ui';
import { useIsQuiet } from '@console/domain/quiet';

/** They please, and the numbers above them say what matters: they come last, and nobody misses them. */
const cells = onDemand(
  () => import(/* webpackChunkName: "compute-cells" */ './home-cells'),
  () => undefined,
);

/** The cells of the home page, once it is quiet. */
export const useCells = (isWanted: boolean) => useOnDemand(cells, useIsQuiet() && isWanted);
