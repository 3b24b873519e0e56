import { useCallback } from 'react';
import { paths } from '@console/contract/paths';
import { useFormat } from '@console/ui';
import type { CardContent } from '@console/ui/data';
import { LeaseStatus } from '../lease-status';
import type { LeaseRow } from '../rows';
import { useMetalText } from '../texts';

/** A server on a phone: name and status; place, hardware and price; system and address. */
export function useLeaseCard(): (lease: LeaseRow) => CardContent {
  const t = useMetalText();
  const { money } = useFormat();
  return useCallback(
    (lease) => ({
      title: lease.display_name,
      to: paths.metalLease({ uuid: lease.uuid }),
      status: <LeaseStatus status={lease.status} />,
      meta: (
        <>
          <span className="ui-code">{lease.location}</span> {lease.specTitle}
        </>
      ),
      price: lease.monthly ? t('list.perMonthShort', { amount: money(lease.monthly) }) : undefined,
      detail: [lease.system, lease.machine?.ip_public_v4].filter(Boolean).join('\u2003'),
    }),
    [t, money],
  );
}
