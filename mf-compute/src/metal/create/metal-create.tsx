import { LocationFailures } from '@console/area';
import { useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { FormWaiting, jobFact, OrderProgress, OrderReceipt, useOrderPage } from '@console/domain/order-form';
import { useMetalText } from '../lease/texts';
import { useServerPrices } from '../lease/use-server-prices';
import { firstValues } from './choices';
import { OrderForm } from './order-form';
import { useOrderReceipt } from './summary';
import { useCreateText } from './texts';
import { useChoices } from './use-choices';
import { sent, type OrderChoices, type OrderValues } from './values';

/** The receipt of what was sent stays beside the progress. */
function KeptReceipt({ choices, values }: { choices: OrderChoices; values: OrderValues }) {
  return <OrderReceipt facts={useOrderReceipt(choices, values)} isChosen isSent />;
}

/** Chooses, prices and orders a server; while it is installed, its progress. */
export function MetalCreate() {
  const t = useCreateText();
  const shared = useMetalText();
  const [params] = useSearchParams();
  const { choices, specs, error, retry } = useChoices();
  const priceOf = useServerPrices();
  const link = { location: params.get('location'), spec: params.get('spec'), os: params.get('os') };
  const { progress, start, form } = useOrderPage({
    sent,
    path: paths.metalCreate(),
    list: paths.metal(),
    link,
    draft: 'metal-create',
  });
  const breadcrumbs = [{ label: shared('list.title'), to: paths.metal() }];
  if (progress) {
    const { job, values } = progress;
    return (
      <OrderProgress
        {...progress}
        title={t('progress.title')}
        breadcrumbs={breadcrumbs}
        facts={[
          ...jobFact(job, 'spec', t('summary.spec')),
          ...jobFact(job, 'system', t('summary.system')),
          ...jobFact(job, 'account', shared('field.account')),
        ]}
        receipt={choices && values ? <KeptReceipt choices={choices} values={values} /> : null}
        anotherDetail={t('progress.anotherDetail')}
        list={{ title: t('progress.toList'), detail: t('progress.toListDetail'), to: paths.metal() }}
      />
    );
  }
  if (!choices) {
    return (
      <FormWaiting
        title={t('title')}
        breadcrumbs={breadcrumbs}
        failed={t('notLoaded')}
        error={error}
        retry={retry}
        isLoading={!specs.isComplete}
      >
        <LocationFailures locations={specs.locations} missing={t('missing')} />
      </FormWaiting>
    );
  }
  return (
    <OrderForm
      key={start?.key ?? form.draftKey}
      choices={choices}
      specs={specs}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstValues(choices, link, (spec) => priceOf(spec, '')?.monthly)}
      {...form}
    />
  );
}
