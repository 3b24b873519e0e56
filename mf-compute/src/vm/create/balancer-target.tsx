import { useId, useState } from 'react';
import { useQuery } from '@console/api';
import { useFeature, useUrlAdapter, type Job } from '@console/area';
import type { ProgressAction } from '@console/area/progress';
import { listLoadBalancers, type LoadBalancer } from '@console/contract/load-balancer';
import { Button, Combobox, Dialog } from '@console/ui';
import { targetFollowUp } from './follow-ups';
import { useText } from './texts';

type Balancer = Pick<LoadBalancer, 'uuid' | 'display_name' | 'network_uuid' | 'is_deleted'>;

/** A load balancer by what people call it. */
export interface BalancerName {
  readonly uuid: string;
  readonly name: string;
}

/** The load balancers that a machine of a network can be a target of, by name: those of the same network. */
export const fittingBalancers = (balancers: readonly Balancer[], network: string): BalancerName[] =>
  balancers
    .filter((row) => !row.is_deleted && network !== '' && row.network_uuid === network)
    .map(({ uuid, display_name: name }) => ({ uuid, name: name || uuid }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

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

export interface TargetDialogProps {
  readonly jobId: string;
  readonly balancers: readonly BalancerName[];
}

/** Which of several load balancers a new machine is added to (`?balancer=choose`). */
export function TargetDialog({ jobId, balancers }: TargetDialogProps) {
  const t = useText();
  const id = useId();
  const address = useUrlAdapter();
  const [chosen, setChosen] = useState('');
  const balancer = balancers.find(({ uuid }) => uuid === chosen) ?? balancers[0];
  const close = (): void => address.set({ balancer: null });
  if (!balancer || address.get('balancer') !== 'choose') return null;
  const add = (): void => {
    targetFollowUp.queue(jobId, balancer);
    close();
  };
  return (
    <Dialog
      open
      onClose={close}
      onSubmit={add}
      title={t('target.addToOne')}
      description={t('target.when')}
      footer={
        <>
          <span className="note" />
          <Button onClick={close}>{t('target.cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('target.confirm')}
          </Button>
        </>
      }
    >
      <div className="ui-fld">
        <label htmlFor={id}>{t('target.balancer')}</label>
        <Combobox
          id={id}
          label={t('target.balancer')}
          value={balancer.uuid}
          options={balancers.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  );
}
