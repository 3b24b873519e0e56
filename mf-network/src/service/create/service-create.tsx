import { useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { FormWaiting, useOrderPage } from '@console/domain/order-form';
import { useCrumbs } from '../../parts/crumbs';
import { CreateProgress } from './create-progress';
import { firstValues, linkFaults, readLink } from './link';
import { ServiceForm } from './service-form';
import { useCreateText } from './texts';
import { useBaseChoices } from './use-choices';
import { sent } from './values';

/** Chooses, prices and creates a managed service; while it is made, its progress. (spec 3, sections 2 and 7) */
export function ServiceCreate() {
  const t = useCreateText();
  const [params] = useSearchParams();
  const link = readLink(params);
  const { choices, error, retry } = useBaseChoices();
  const breadcrumbs = useCrumbs().services;
  const { progress, start, form } = useOrderPage({
    sent,
    path: paths.serviceCreate(),
    list: paths.services(),
    link,
    draft: 'service-create',
  });
  if (progress) return <CreateProgress {...progress} breadcrumbs={breadcrumbs} choices={choices} />;
  if (!choices)
    return (
      <FormWaiting title={t('title')} breadcrumbs={breadcrumbs} failed={t('notLoaded')} error={error} retry={retry} />
    );
  return (
    <ServiceForm
      key={start?.key ?? form.draftKey}
      base={choices}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstValues(choices, link)}
      linkFaults={start ? [] : linkFaults(choices, link)}
      {...form}
    />
  );
}
