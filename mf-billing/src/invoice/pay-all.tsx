import { useEffect, useState } from 'react';
import { useQuery } from '@console/api';
import { listInvoices } from '@console/contract/invoice';
import { isIssued } from './kind';
import { PayMany } from './pay-many';
import { payableOf, selectable } from './selected';

interface PayAllProps {
  /** Id of the billing account. */
  readonly account: number;
  readonly onClose: () => void;
}

/**
 * Pays all invoices of an account that wait for it, on a page that does not list them. Those that waited when it was opened
 * stay in its plan, with what became of each; where none does, it closes itself.
 */
export function PayAll({ account, onClose }: PayAllProps) {
  const { data, error } = useQuery(listInvoices, { billing_account_id: account });
  const [waiting, setWaiting] = useState<ReadonlySet<number>>();
  if (!waiting && data) setWaiting(new Set(payableOf(data).map(({ id }) => id)));
  const isNothing = waiting ? waiting.size === 0 : error !== undefined && data === undefined;
  useEffect(() => {
    if (isNothing) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is closed once
  }, [isNothing]);
  if (!waiting || !data || isNothing) return null;
  const invoices = data.filter((invoice) => isIssued(invoice) && waiting.has(invoice.id));
  return <PayMany account={account} resources={selectable(invoices)} unseen={[]} onClose={onClose} />;
}
