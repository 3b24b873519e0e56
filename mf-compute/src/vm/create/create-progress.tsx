import { useEffect, useState } from 'react';
import type { ApiError } from '@console/api';
import { outcomeOf, Page, type Breadcrumb, type Job } from '@console/area';
import { CreationProgress } from '@console/area/progress';
import { useNavigate } from '@console/area/router';
import { chosenPlace, jobFact, jobNumber } from '@console/domain/order-form';
import { Button, Facts, failureText, LinkButton, Notice, SidebarBlock } from '@console/ui';
import { TargetDialog, useTargetAction } from './balancer-target';
import { backupFollowUp } from './follow-ups';
import { KeptChoices, KeptSummary, useCodeAction, useListAction } from './progress-parts';
import { nextName } from './targets';
import { useText } from './texts';
import type { VmChoices } from './choices';
import type { VmValues } from './values';
import { MB_PER_GB } from '../machine/memory';

export interface CreateProgressProps {
  readonly job: Job;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** For the receipt; both are only known in the tab where the creation was started. */
  readonly choices: VmChoices | undefined;
  readonly values: VmValues | undefined;
  readonly onAnother?: () => void;
  readonly onFailed: (error: ApiError) => void;
}

/** What the job remembers of the request. */
function JobFacts({ job }: { job: Job }) {
  const t = useText();
  const disk = jobNumber(job, 'disk');
  const items = [
    ...(job.location ? [{ label: t('vm.location'), value: chosenPlace(job.location) }] : []),
    ...jobFact(job, 'image', t('vm.image')),
    {
      label: t('vm.sizeLabel'),
      value: t(disk > 0 ? 'vm.size' : 'size.noDisk', {
        vcpu: jobNumber(job, 'vcpu'),
        memory: jobNumber(job, 'ram') / MB_PER_GB,
        disk,
      }),
    },
    ...jobFact(job, 'account', t('vm.account')),
  ];
  return <Facts items={items} />;
}

interface BackupNoteProps {
  readonly jobId: string;
  /** Of the machine, once it is there. */
  readonly path: string | undefined;
}

/** How the backup call of a new machine went; a failed one is tried again from here. */
function BackupNote({ jobId, path }: BackupNoteProps) {
  const t = useText();
  const backup = backupFollowUp.use(jobId);
  if (backup?.state !== 'failed') {
    return <p className="ui-mut">{t(backup?.state === 'done' ? 'backup.isOn' : 'backup.follows')}</p>;
  }
  return (
    <Notice
      tone="danger"
      action={
        <span className="ui-row">
          <Button size="sm" onClick={() => void backupFollowUp.retry(jobId)}>
            {t('backup.retry')}
          </Button>
          {path === undefined ? null : (
            <LinkButton size="sm" to={path}>
              {t('backup.open')}
            </LinkButton>
          )}
        </span>
      }
    >
      {t(backup.error && outcomeOf(backup.error) === 'refused' ? 'backup.refusedReady' : 'backup.failedReady', {
        name: backup.subject?.name ?? '',
        message: backup.error ? failureText(backup.error) : '',
      })}
    </Notice>
  );
}

/**
 * 'Creating (name)... N%' with what was chosen at its side; then the machine's page. One may leave it and come back. Where
 * its backups could not be switched on, it stays and says so.
 */
export function CreateProgress({ job, breadcrumbs, choices, values, onAnother, onFailed }: CreateProgressProps) {
  const t = useText();
  const navigate = useNavigate();
  const code = useCodeAction();
  const toList = useListAction(job.state === 'running');
  const target = useTargetAction(job);
  const [path, setPath] = useState(job.path);
  const backup = backupFollowUp.use(job.id)?.state;
  const isSettled = backup !== 'failed' && backup !== 'running';
  useEffect(() => {
    if (path !== undefined && isSettled) void navigate(path, { replace: true });
  }, [path, isSettled, navigate]);
  const facts = <JobFacts job={job} />;
  const isKnown = choices !== undefined && values !== undefined;
  const sidebar = isKnown ? (
    <KeptChoices base={choices} values={values}>
      <KeptSummary>{facts}</KeptSummary>
    </KeptChoices>
  ) : (
    <SidebarBlock title={t('summary.title')}>{facts}</SidebarBlock>
  );
  const next = values ? nextName(values.name) : '';
  return (
    <Page title={job.state === 'running' ? t('progress.title') : job.name} breadcrumbs={breadcrumbs} sidebar={sidebar}>
      <CreationProgress
        jobId={job.id}
        onFailed={onFailed}
        onDone={setPath}
        {...(onAnother
          ? { onAnother, anotherDetail: next === '' ? t('progress.same') : t('progress.sameNamed', { name: next }) }
          : {})}
        actions={[...(job.state === 'running' ? target.actions : []), ...(isKnown ? [code] : []), toList]}
      >
        {job.match?.['backup'] === 1 ? <BackupNote jobId={job.id} path={path} /> : null}
      </CreationProgress>
      <TargetDialog jobId={job.id} balancers={target.balancers} />
    </Page>
  );
}
