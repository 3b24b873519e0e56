import { useMemo, type ReactNode } from 'react';
import { useUrlAdapter } from '@console/area';
import type { ProgressAction } from '@console/area/progress';
import { paths } from '@console/contract/paths';
import { OrderReceipt } from '@console/domain/order-form';
import { SidebarBlock } from '@console/ui';
import type { VmChoices } from './choices';
import { FormContext } from './form';
import { resolveOrder } from './order';
import { useReceipt } from './price';
import { CodeView } from './summary';
import { countOf } from './targets';
import { useText } from './texts';
import { placesToKnow, useLocationChoices } from './use-choices';
import type { VmValues } from './values';

const unchanged = (): void => undefined;

/** What was sent, for parts of the form that stand on after it. */
export function KeptChoices({ base, values, children }: { base: VmChoices; values: VmValues; children: ReactNode }) {
  const { choices } = useLocationChoices(base, values.location, placesToKnow(base, countOf(values) > 1));
  const context = useMemo(
    () => ({ order: resolveOrder(choices, values), choices, values, change: unchanged }),
    [choices, values],
  );
  return <FormContext value={context}>{children}</FormContext>;
}

/** The receipt of what was sent stays beside the progress, with its calls as code. */
export function KeptSummary({ children }: { children: ReactNode }) {
  const t = useText();
  const facts = useReceipt();
  return (
    <SidebarBlock title={t('summary.title')} extra={<CodeView size="sm" />}>
      {children}
      <OrderReceipt facts={facts} isChosen isSent />
    </SidebarBlock>
  );
}

/** 'Go to Virtual machines', which can be done meanwhile. */
export function useListAction(isRunning: boolean): ProgressAction {
  const t = useText();
  return {
    id: 'list',
    icon: 'table',
    title: t('progress.toList'),
    ...(isRunning ? { detail: t('progress.toListDetail') } : {}),
    to: paths.compute(),
  };
}

/** 'As code': the calls of what was sent. */
export function useCodeAction(): ProgressAction {
  const t = useText();
  const address = useUrlAdapter();
  return {
    id: 'code',
    icon: 'code',
    title: t('progress.code'),
    detail: t('progress.codeDetail'),
    onClick: () => address.set({ code: 'open' }),
  };
}
