import { useLocationsQuery } from '@console/api';
import { useLocationSlugs } from '@console/area';
import { useSearchParams } from '@console/area/router';
import { listNetworks } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { useOrderLocations } from '@console/domain/locations';
import { chosenName, FormWaiting, OrderProgress, useOrderPage } from '@console/domain/order-form';
import { useCrumbs } from '../../parts/crumbs';
import { useHasBeen } from '../../parts/use-has-been';
import { NetworkForm } from './network-form';
import { useCreateText } from './texts';
import { firstValues, sent } from './values';

const FORM = paths.networkCreate({ type: 'vpc' });

/** Creates a network; while it is on its way, its progress. Networks are free: nobody has to be chosen who pays. */
export function NetworkCreate() {
  const t = useCreateText();
  const [params] = useSearchParams();
  const breadcrumbs = useCrumbs().networks;
  const locations = useOrderLocations();
  const networks = useLocationsQuery(listNetworks, useLocationSlugs());
  const isKnown = useHasBeen(!networks.isLoading);
  const link = { location: params.get('location'), name: params.get('name') };
  const { progress, start, form } = useOrderPage({
    sent,
    path: FORM,
    list: paths.networks(),
    link,
    draft: 'vpc-create',
  });
  if (progress)
    return (
      <OrderProgress
        {...progress}
        title={t('progress.title')}
        breadcrumbs={breadcrumbs}
        facts={[{ label: t('name.label'), value: chosenName(progress.job.name, '') }]}
        anotherDetail={t('progress.anotherDetail')}
        list={{ title: t('progress.toList'), to: paths.networks() }}
      />
    );
  // The names that are taken are worth a moment; a location that is slow holds up nothing for long.
  if (!isKnown)
    return (
      <FormWaiting
        title={t('title')}
        breadcrumbs={breadcrumbs}
        failed={t('title')}
        error={undefined}
        retry={() => undefined}
      />
    );
  return (
    <NetworkForm
      key={start?.key ?? form.draftKey}
      locations={locations}
      networks={networks}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstValues(locations, networks.rows, link)}
      {...form}
    />
  );
}
