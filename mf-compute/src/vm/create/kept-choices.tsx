import { useMemo, type ReactNode } from 'react';
import { OrderReceipt } from '@console/domain/order-form';
import { SidebarBlock } from '@console/ui';
import { CodeView } from './code-view';
import { FormContext } from './form-context';
import { countOf } from './targets';
import { useText } from './texts';
import { placesToKnow, useLocationChoices } from './use-location-choices';
import { useReceipt } from './use-receipt';
import type { VmChoices, VmValues } from './values';

const unchanged = (): void => undefined;

/** What was sent, for parts of the form that stand on after it. */
export function KeptChoices({ base, values, children }: { base: VmChoices; values: VmValues; children: ReactNode }) {
  const { choices } = useLocationChoices(base, values.location, placesToKnow(base, countOf(values) > 1));
  const context = useMemo(() => ({ choices, values, change: unchanged }), [choices, values]);
  return <FormContext value={context}>{children}</FormContext>;
}

/** The receipt of what was sent stays beside the progress, with its calls as code. */
export function KeptSummary({ children }: { children: ReactNode }) {
  const t = useText();
  const facts = useReceipt();
  return (
    <SidebarBlock title={t('summary.title')} extra={<CodeView size="sm" />}>
      {children}
      <OrderReceipt facts={facts} isChosen />
    </SidebarBlock>
  );
}
