import { useMemo } from 'react';
import { useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { useOrderLocations } from '@console/domain/locations';
import { FormWaiting, OrderProgress, useOrderPage, usePayers } from '@console/domain/order-form';
import { useCrumbs } from '../../parts/crumbs';
import { useIpText } from '../texts';
import { sent } from './reserve';
import { ReserveForm } from './reserve-form';
import { firstReserve, type ReserveChoices } from './values';

/** Reserves a floating IP: location, name and who pays. (spec 3, section 1) */
export function IpCreate() {
  const t = useIpText();
  const [params] = useSearchParams();
  const locations = useOrderLocations();
  const { accounts, isTokenBound, error, retry } = usePayers();
  const breadcrumbs = useCrumbs().addresses;
  const choices = useMemo(
    (): ReserveChoices | undefined => accounts && { locations, accounts, isTokenBound },
    [locations, accounts, isTokenBound],
  );
  const location = params.get('location');
  const { progress, start, form } = useOrderPage({
    sent,
    path: paths.networkCreate({ type: 'ip_address' }),
    list: paths.ipAddresses(),
    link: { location },
    draft: 'ip-create',
  });
  if (progress)
    return (
      <OrderProgress
        {...progress}
        title={t('reserve.pending')}
        breadcrumbs={breadcrumbs}
        list={{ title: t('reserve.toList'), to: paths.ipAddresses() }}
      />
    );
  if (!choices) {
    return (
      <FormWaiting
        title={t('reserve.title')}
        breadcrumbs={breadcrumbs}
        failed={t('reserve.notLoaded')}
        error={error}
        retry={() => void retry()}
      />
    );
  }
  return (
    <ReserveForm
      key={start?.key ?? form.draftKey}
      choices={choices}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstReserve(choices, location)}
      {...form}
    />
  );
}
