import type { ReactNode } from 'react';
import type { CodeRequest } from '@console/api';
import { CodeDisclosure, useUrlAdapter } from '@console/area';
import { Card, Select } from '@console/ui';
import { useText } from './messages';

/** What an action on a thing sends. */
export interface CodeCall {
  /** As the address has it. */
  readonly id: string;
  readonly label: string;
  readonly requests: readonly CodeRequest[];
}

export interface CodeCallsProps {
  /** The first one is shown where the address names none. */
  readonly calls: readonly CodeCall[];
  /** What else there is to say of the chosen one. */
  readonly children?: (id: string) => ReactNode;
}

/** The calls of every action that there is on a thing, as programs; the chosen one stands in the address (`?call=`). */
export function CodeCalls({ calls, children }: CodeCallsProps) {
  const t = useText();
  const url = useUrlAdapter();
  const [first] = calls;
  const chosen = calls.find(({ id }) => id === url.get('call')) ?? first;
  if (!chosen) return null;
  return (
    <Card
      title={t('calls.title')}
      note={t('calls.note')}
      actions={
        <Select
          label={t('calls.action')}
          size="sm"
          value={chosen.id}
          options={calls.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => url.set({ call: id === first?.id ? '' : id })}
        />
      }
    >
      <div className="ui-stack">
        <CodeDisclosure key={chosen.id} open requests={() => chosen.requests} />
        {children?.(chosen.id)}
      </div>
    </Card>
  );
}
