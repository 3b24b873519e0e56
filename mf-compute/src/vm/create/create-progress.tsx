import { useMemo } from 'react';
import type { ApiError } from '@console/api';
import { CreationProgress, locationName, Page, type Breadcrumb, type Job } from '@console/area';
import { paths } from '@console/contract/paths';
import { Facts, LocationCode, SidebarBlock } from '@console/ui';
import { useText } from '../../texts';
import { FormContext } from './form-context';
import { ReceiptPart } from './summary';
import { useLocationChoices } from './use-choices';
import type { VmChoices, VmValues } from './values';

export interface CreateProgressProps {
  readonly job: Job;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** For the receipt; both are only known where the creation was started. */
  readonly choices: VmChoices | undefined;
  readonly values: VmValues | undefined;
  readonly onAnother?: () => void;
  readonly onFailed: (error: ApiError) => void;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const unchanged = (): void => undefined;

/** The receipt of what was sent stays beside the progress. */
function KeptReceipt({ base, values }: { base: VmChoices; values: VmValues }) {
  const choices = useLocationChoices(base, values.location);
  const context = useMemo(() => ({ choices, values, change: unchanged, full: undefined }), [choices, values]);
  return (
    <FormContext value={context}>
      <ReceiptPart />
    </FormContext>
  );
}

/** 'Creating (name)... N%' with what was chosen at its side. One may leave it and come back. */
export function CreateProgress({ job, breadcrumbs, choices, values, onAnother, onFailed }: CreateProgressProps) {
  const t = useText();
  const match = job.match ?? {};
  const account = textOf(match['account']);
  const facts = [
    ...(job.location
      ? [{ label: t('vm.location'), value: <LocationCode slug={job.location} name={locationName(job.location)} /> }]
      : []),
    { label: t('vm.image'), value: textOf(match['image']) },
    {
      label: t('vm.sizeLabel'),
      value: t('vm.size', {
        vcpu: numberOf(match['vcpu']),
        memory: numberOf(match['ram']) / 1024,
        disk: numberOf(match['disk']),
      }),
    },
    ...(account ? [{ label: t('vm.account'), value: account }] : []),
  ];
  return (
    <Page
      title={t('progress.title')}
      breadcrumbs={breadcrumbs}
      sidebar={
        <SidebarBlock title={t('summary.title')}>
          <Facts items={facts} />
          {choices && values ? <KeptReceipt base={choices} values={values} /> : null}
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
            to: paths.compute(),
          },
        ]}
      />
    </Page>
  );
}
