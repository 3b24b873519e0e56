import { useMemo } from 'react';
import { useLocationSlugs } from '@console/area';
import { useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { FormWaiting, jobFact, OrderProgress, OrderReceipt, useOrderPage } from '@console/domain/order-form';
import { useCrumbs } from '../../parts/crumbs';
import { useText } from '../../parts/texts';
import { useLoadBalancers } from '../../parts/use-located';
import { BalancerForm } from './balancer-form';
import { firstValues, readLink } from './choices';
import { useBalancerReceipt } from './summary';
import { useCreateText } from './texts';
import { useBaseChoices } from './use-choices';
import { sent, type BalancerValues, type BaseChoices } from './values';

/** The receipt of what was sent stays beside the progress. */
function KeptReceipt({ choices, values }: { choices: BaseChoices; values: BalancerValues }) {
  return <OrderReceipt facts={useBalancerReceipt(choices, values)} isChosen isSent />;
}

/** Chooses, prices and creates a load balancer; while it is made, its progress. (spec 3, sections 2 and 7) */
export function LoadBalancerCreate() {
  const t = useCreateText();
  const shared = useText();
  const [params] = useSearchParams();
  const breadcrumbs = useCrumbs().balancers;
  const { choices, error, retry } = useBaseChoices();
  const balancers = useLoadBalancers(useLocationSlugs());
  const link = useMemo(() => readLink(params), [params]);
  const { progress, start, form } = useOrderPage({
    sent,
    path: paths.networkCreate({ type: 'load_balancer' }),
    list: paths.loadBalancers(),
    link,
    draft: 'lb-create',
  });
  if (progress) {
    const { job, values } = progress;
    return (
      <OrderProgress
        {...progress}
        title={t('progress.title')}
        breadcrumbs={breadcrumbs}
        facts={[
          ...jobFact(job, 'network', t('network')),
          ...jobFact(job, 'ports', t('summary.ports')),
          ...jobFact(job, 'account', shared('column.account')),
        ]}
        receipt={choices && values ? <KeptReceipt choices={choices} values={values} /> : null}
        anotherDetail={t('anotherDetail')}
        list={{ title: t('toList'), detail: t('toListDetail'), to: paths.loadBalancers() }}
      />
    );
  }
  // The names that are taken are worth a moment; a location that is slow holds up nothing for long.
  if (!choices || balancers.isLoading) {
    return (
      <FormWaiting title={t('title')} breadcrumbs={breadcrumbs} failed={t('notLoaded')} error={error} retry={retry} />
    );
  }
  return (
    <BalancerForm
      key={start?.key ?? form.draftKey}
      base={choices}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstValues(choices, link, balancers.rows)}
      link={start ? {} : link}
      {...form}
    />
  );
}
