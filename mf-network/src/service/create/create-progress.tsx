import { useMemo } from 'react';
import type { Breadcrumb } from '@console/area';
import { paths } from '@console/contract/paths';
import { nextName } from '@console/domain/order';
import { jobFact, jobNumber, OrderProgress, OrderReceipt, type OrderOnItsWay } from '@console/domain/order-form';
import { resolveOrder } from './order';
import { useServiceReceipt } from './price';
import { useCreateText } from './texts';
import type { ServiceChoices, ServiceValues } from './values';

export interface CreateProgressProps extends OrderOnItsWay<ServiceValues> {
  readonly breadcrumbs: readonly Breadcrumb[];
  /** For the receipt. */
  readonly choices: ServiceChoices | undefined;
}

/** The receipt of what was sent stays beside the progress. */
function KeptReceipt({ choices, values }: { choices: ServiceChoices; values: ServiceValues }) {
  const order = useMemo(() => resolveOrder(choices, values), [choices, values]);
  return <OrderReceipt facts={useServiceReceipt(order)} isChosen isSent />;
}

/** 'Creating (name)... N%' with what was chosen at its side; then the service's page. */
export function CreateProgress({ choices, values, ...page }: CreateProgressProps) {
  const t = useCreateText();
  const { job } = page;
  const size = {
    vcpu: jobNumber(job, 'vcpu'),
    memory: jobNumber(job, 'ram') / 1024,
    disk: jobNumber(job, 'disk'),
  };
  return (
    <OrderProgress
      {...page}
      title={t('progress.title')}
      facts={[
        ...jobFact(job, 'software', t('section.service')),
        { label: t('summary.size'), value: t('size.text', size) },
        { label: t('section.nodes'), value: jobNumber(job, 'nodes') },
        ...jobFact(job, 'account', t('account.label')),
      ]}
      receipt={choices && values ? <KeptReceipt choices={choices} values={values} /> : null}
      anotherDetail={values && t('progress.another', { name: nextName(values.name) })}
      list={{ title: t('progress.toList'), detail: t('progress.toListDetail'), to: paths.services() }}
    />
  );
}
