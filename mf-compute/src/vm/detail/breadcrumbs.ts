import type { Breadcrumb } from '@console/area';
import { paths } from '@console/contract/paths';
import { useText } from '../../texts';

/** The way to the page of a machine. */
export function useVmBreadcrumbs(): Breadcrumb[] {
  const t = useText();
  return [
    { label: t('area.compute'), to: paths.compute() },
    { label: t('vms.title'), to: paths.compute() },
  ];
}
