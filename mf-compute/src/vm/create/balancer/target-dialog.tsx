import { useId, useState } from 'react';
import { useUrlAdapter } from '@console/area';
import { Button, Combobox, Dialog } from '@console/ui';
import { targetFollowUp } from '../follow-ups';
import { useText } from '../texts';
import type { BalancerName } from './fitting';

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
