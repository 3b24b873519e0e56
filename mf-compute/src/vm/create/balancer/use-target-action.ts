import { useQuery } from '@console/api';
import { useFeature, useUrlAdapter, type Job, type ProgressAction } from '@console/area';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { targetFollowUp } from '../follow-ups';
import { useText } from '../texts';
import { fittingBalancers, type BalancerName } from './fitting';

const NONE: readonly BalancerName[] = [];

export interface TargetAction {
  readonly balancers: readonly BalancerName[];
  /** None where no load balancer fits, or the site has none. */
  readonly actions: readonly ProgressAction[];
}

/** 'Add it to (a load balancer)': kept until the machine is there, and taken back by the same row. */
export function useTargetAction({ id, location, match }: Job): TargetAction {
  const t = useText();
  const address = useUrlAdapter();
  const queued = targetFollowUp.use(id);
  const network = typeof match?.['network'] === 'string' ? match['network'] : '';
  const isOffered = useFeature('loadBalancerEnabled') && network !== '';
  const { data } = useQuery(listLoadBalancers, isOffered && location !== undefined ? { location } : null);
  const balancers = data ? fittingBalancers(data, network) : NONE;
  const [first] = balancers;
  const row = { id: 'target', icon: 'scale' } as const;
  if (queued?.state === 'queued') {
    const title = t('target.wished', { name: queued.values.name });
    return {
      balancers,
      actions: [
        {
          ...row,
          icon: 'check',
          title,
          detail: t('target.takeBack'),
          onClick: () => targetFollowUp.queue(id, undefined),
        },
      ],
    };
  }
  if (!first) return { balancers, actions: [] };
  const action =
    balancers.length === 1
      ? {
          title: t('target.add', { name: first.name }),
          detail: t('target.when'),
          onClick: () => targetFollowUp.queue(id, first),
        }
      : {
          title: t('target.addToOne'),
          detail: t('target.count', { n: balancers.length }),
          onClick: () => address.set({ balancer: 'choose' }),
        };
  return { balancers, actions: [{ ...row, ...action }] };
}
