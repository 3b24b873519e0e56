import { kindName, Page, ProgressView, useUrlAdapter, type Breadcrumb, type ProgressAction } from '@console/area';
import { Facts, SidebarBlock } from '@console/ui';
import { KeptChoices, KeptSummary, useSummary } from '../summary';
import { useText } from '../texts';
import { useListAction } from '../use-list-action';
import type { VmChoices } from '../choices';
import type { VmValues } from '../values';
import { isLeft, type Batch, type BatchRow } from './batch';
import { BatchRows } from './batch-rows';
import { FullOffer } from './full-offer';
import { LeftNotice } from './left-notice';
import { canRetry, retryRows } from './run-batch';
import { useBatchProgress, useOwnBatch } from './use-own-batch';

const SentSummary = () => (
  <KeptSummary>
    <Facts items={useSummary()} />
  </KeptSummary>
);

export interface BatchScreenProps {
  readonly batch: Batch;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Of what was sent; only known in the tab where it was started. */
  readonly choices: VmChoices | undefined;
  readonly values: VmValues | undefined;
  readonly onAnother?: () => void;
  /** Back to the form with what is left of it. */
  readonly onChange?: (left: readonly BatchRow[]) => void;
}

/** Several machines on their way: all together, and each by itself with its result. */
export function BatchScreen({ batch, breadcrumbs, choices, values, onAnother, onChange }: BatchScreenProps) {
  const t = useText();
  const address = useUrlAdapter();
  const toList = useListAction();
  useOwnBatch(batch);
  const { rows, isRunning, percent } = useBatchProgress(batch);
  const n = rows.length;
  const left = rows.filter(isLeft);
  const mayRetry = canRetry(batch.id);
  const isKnown = choices !== undefined && values !== undefined;
  const another: ProgressAction = {
    id: 'another',
    icon: 'plus',
    title: t('progress.another', { kind: kindName('virtual_machine') }),
    detail: t('progress.same'),
    ...(onAnother ? { onClick: onAnother } : {}),
  };
  const code: ProgressAction = {
    id: 'code',
    icon: 'code',
    title: t('progress.code'),
    detail: t('progress.codeDetail'),
    onClick: () => address.set({ code: 'open' }),
  };
  const screen = (
    <Page
      title={t('progress.title')}
      breadcrumbs={breadcrumbs}
      sidebar={
        isKnown ? <SentSummary /> : <SidebarBlock title={t('summary.title')}>{t('many.noSummary')}</SidebarBlock>
      }
    >
      <ProgressView
        title={t(isRunning ? 'many.creating' : left.length > 0 ? 'many.partly' : 'many.done', { n })}
        percent={percent}
        isRunning={isRunning}
        note={t('many.note', { done: rows.filter(({ state }) => state === 'done').length, n })}
        actions={[...(onAnother ? [another] : []), ...(isKnown ? [code] : []), toList]}
      >
        {isKnown && mayRetry ? <FullOffer batch={{ ...batch, rows }} /> : null}
        {left.length > 0 && !isRunning ? <LeftNotice batchId={batch.id} left={left} onChange={onChange} /> : null}
        <BatchRows rows={rows} {...(mayRetry ? { onRetry: (index: number) => retryRows(batch.id, index) } : {})} />
      </ProgressView>
    </Page>
  );
  return isKnown ? (
    <KeptChoices base={choices} values={values}>
      {screen}
    </KeptChoices>
  ) : (
    screen
  );
}
