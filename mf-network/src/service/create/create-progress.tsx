import { useMemo } from 'react';
import type { ApiError } from '@console/api';
import { locationName, Page, type Breadcrumb, type Job } from '@console/area';
import { CreationProgress } from '@console/area/progress';
import { paths } from '@console/contract/paths';
import { nextName } from '@console/domain/order';
import { OrderReceipt } from '@console/domain/order-form';
import { Facts, LocationCode, SidebarBlock } from '@console/ui';
import { resolveOrder } from './order';
import { useServiceReceipt } from './price';
import { useCreateText } from './texts';
import type { ServiceChoices, ServiceValues } from './values';

export interface CreateProgressProps {
  readonly job: Job;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** For the receipt; both are only known where the order was sent. */
  readonly choices: ServiceChoices | undefined;
  readonly values: ServiceValues | undefined;
  readonly onAnother?: () => void;
  readonly onFailed: (error: ApiError) => void;
}

/** The receipt of what was sent stays beside the progress. */
function KeptReceipt({ choices, values }: { choices: ServiceChoices; values: ServiceValues }) {
  const order = useMemo(() => resolveOrder(choices, values), [choices, values]);
  return <OrderReceipt facts={useServiceReceipt(order)} isChosen />;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What the job remembers of the request. */
function JobFacts({ job }: { job: Job }) {
  const t = useCreateText();
  const { software, nodes, vcpu, ram, disk, account } = job.match ?? {};
  const memory = numberOf(ram) / 1024;
  const items = [
    ...(job.location
      ? [
          {
            label: t('section.location'),
            value: <LocationCode slug={job.location} name={locationName(job.location)} />,
          },
        ]
      : []),
    ...(textOf(software) ? [{ label: t('section.service'), value: textOf(software) }] : []),
    {
      label: t('summary.size'),
      value: t('size.text', { vcpu: numberOf(vcpu), memory, disk: numberOf(disk) }),
    },
    { label: t('section.nodes'), value: numberOf(nodes) },
    ...(textOf(account) ? [{ label: t('account.label'), value: textOf(account) }] : []),
  ];
  return <Facts items={items} />;
}

/** 'Creating (name)... N%' with what was chosen at its side; then the service's page. One may leave it and come back. */
export function CreateProgress({ job, breadcrumbs, choices, values, onAnother, onFailed }: CreateProgressProps) {
  const t = useCreateText();
  const next = values ? nextName(values.name) : '';
  return (
    <Page
      title={t('progress.title')}
      breadcrumbs={breadcrumbs}
      sidebar={
        <SidebarBlock title={t('summary.title')}>
          <JobFacts job={job} />
          {choices && values ? <KeptReceipt choices={choices} values={values} /> : null}
        </SidebarBlock>
      }
    >
      <CreationProgress
        jobId={job.id}
        onFailed={onFailed}
        {...(onAnother ? { onAnother, anotherDetail: t('progress.another', { name: next }) } : {})}
        actions={[
          {
            id: 'list',
            icon: 'table',
            title: t('progress.toList'),
            detail: t('progress.toListDetail'),
            to: paths.services(),
          },
        ]}
      />
    </Page>
  );
}
