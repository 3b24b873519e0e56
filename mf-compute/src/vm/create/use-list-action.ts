import type { ProgressAction } from '@console/area';
import { paths } from '@console/contract/paths';
import { useVms } from '../machine/use-vms';
import { useText } from './texts';

/** 'Go to Virtual machines', with how many there are. */
export function useListAction(): ProgressAction {
  const t = useText();
  const { rows } = useVms();
  const places = new Set(rows.map(({ location }) => location)).size;
  return {
    id: 'list',
    icon: 'table',
    title: t('progress.toList'),
    detail: t('vms.inLocations', { n: rows.length, places }),
    to: paths.compute(),
  };
}
