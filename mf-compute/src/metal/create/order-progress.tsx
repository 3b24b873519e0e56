import { useMemo } from 'react';
import type { ApiError } from '@console/api';
import { locationName, Page, type Breadcrumb, type Job } from '@console/area';
import { CreationProgress } from '@console/area/progress';
import { paths } from '@console/contract/paths';
import { OrderReceipt } from '@console/domain/order-form';
import { Facts, LocationCode, SidebarBlock } from '@console/ui';
import { useMetalText } from '../lease/texts';
import { useOrderReceipt } from './summary';
import { useCreateText } from './texts';
import type { OrderChoices, OrderValues } from './values';

export interface OrderProgressProps {
  readonly job: Job;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** For the receipt; both are only known where the order was sent. */
  readonly choices: OrderChoices | undefined;
  readonly values: OrderValues | undefined;
  readonly onAnother?: () => void;
  readonly onFailed: (error: ApiError) => void;
}

/** The receipt of what was sent stays beside the progress. */
function KeptReceipt({ choices, values }: { choices: OrderChoices; values: OrderValues }) {
  return <OrderReceipt facts={useOrderReceipt(choices, values)} isChosen />;
}

/** 'Creating (name)... N%' with what was chosen at its side. One may leave it and come back. */
export function OrderProgress({ job, breadcrumbs, choices, values, onAnother, onFailed }: OrderProgressProps) {
  const t = useCreateText();
  const shared = useMetalText();
  const facts = useMemo(() => {
    const said = (name: string, label: string) => {
      const value = job.match?.[name];
      return typeof value === 'string' && value !== '' ? [{ label, value }] : [];
    };
    return [
      ...said('spec', t('summary.spec')),
      ...said('system', t('summary.system')),
      ...said('account', shared('field.account')),
    ];
  }, [job, t, shared]);
  const place = job.location
    ? [
        {
          label: shared('field.location'),
          value: <LocationCode slug={job.location} name={locationName(job.location)} />,
        },
      ]
    : [];
  return (
    <Page
      title={t('progress.title')}
      breadcrumbs={breadcrumbs}
      sidebar={
        <SidebarBlock title={t('summary.title')}>
          <Facts items={[...place, ...facts]} />
          {choices && values ? <KeptReceipt choices={choices} values={values} /> : null}
        </SidebarBlock>
      }
    >
      <CreationProgress
        jobId={job.id}
        onFailed={onFailed}
        {...(onAnother ? { onAnother, anotherDetail: t('progress.anotherDetail') } : {})}
        actions={[
          {
            id: 'list',
            icon: 'table',
            title: t('progress.toList'),
            detail: t('progress.toListDetail'),
            to: paths.metal(),
          },
        ]}
      />
    </Page>
  );
}
