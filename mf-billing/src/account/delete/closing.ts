import { big, useQuery, type Query } from '@console/api';
import { useTaxLabel } from '@console/area';
import { listAccessDelegations } from '@console/contract/access-delegation';
import type { BillingAccount } from '@console/contract/billing-account';
import { listTokens } from '@console/contract/token';
import { creditLeft, monthSoFar } from '@console/domain/credit';
import { useFormat, type Consequence, type IconName } from '@console/ui';
import { useHoldings, type HoldingKind } from './holdings';
import { useAccountText } from '../texts';

const icons: Record<HoldingKind, IconName> = {
  vm: 'cpu',
  disk: 'hard-drive',
  metal: 'server',
  service: 'boxes',
  balancer: 'scale',
  ip: 'globe',
  bucket: 'database',
};

/** So many are named, and how many more there are. */
const NAMED = 8;

/** What closing an account takes with it, and whether all of it has been looked for. */
export interface Closing {
  readonly consequences: readonly Consequence[];
  readonly isLoading: boolean;
}

/** Whether a list is not there in full, and no try is on its way. */
const isUnread = ({ data, error, unread }: Query<unknown>): boolean =>
  data === undefined ? error !== undefined : unread.length > 0;

/** What closing an account ends, as far as it can be read; what could not be read is said. */
export function useClosing(account: BillingAccount): Closing {
  const t = useAccountText();
  const tax = useTaxLabel();
  const { money } = useFormat();
  const holdings = useHoldings(account);
  const tokens = useQuery(listTokens, {});
  const delegations = useQuery(listAccessDelegations, {});
  const list = (names: readonly string[]): string => {
    const shown = names.slice(0, NAMED).join(', ');
    return names.length > NAMED ? t('delete.more', { list: shown, n: names.length - NAMED }) : shown;
  };
  const bound = (tokens.data ?? []).filter((token) => token.restricted && token.billing_account_id === account.id);
  const shared = (delegations.data ?? []).filter((delegation) => delegation.billing_account_id === account.id);
  const people = shared.flatMap(({ impersonations }) => impersonations.map((one) => one.grantee_username ?? one.uuid));
  const credit = creditLeft(account);
  const month = monthSoFar(account);
  const unread = [
    ...holdings
      .filter((holding) => holding.unread)
      .map(({ kind, unread: { places } = { places: [] } }) =>
        places.length > 0
          ? t('delete.unreadAt', { kind: t(`holding.${kind}`), places: places.join(', ') })
          : t(`holding.${kind}`),
      ),
    ...(isUnread(tokens) ? [t('holding.tokens')] : []),
    ...(isUnread(delegations) ? [t('holding.delegations')] : []),
  ];
  const items: (Consequence | false)[] = [
    ...holdings.map(
      ({ kind, names }): Consequence | false =>
        names.length > 0 && {
          id: kind,
          tone: 'affected',
          icon: icons[kind],
          text: t(`delete.${kind}`, { n: names.length }),
          detail: list(names),
        },
    ),
    big(account.unpaid_amount).gt(0) && {
      id: 'unpaid',
      tone: 'affected',
      icon: 'receipt',
      text: t('delete.unpaid', { amount: money(account.unpaid_amount ?? 0) }),
    },
    credit.gt(0) && {
      id: 'credit',
      tone: 'erased',
      icon: 'wallet',
      text: t('delete.credit', { amount: money(credit) }),
    },
    month.gt(0) && {
      id: 'month',
      tone: 'affected',
      icon: 'receipt',
      text: t('delete.month', { amount: money(month), tax }),
    },
    bound.length > 0 && {
      id: 'tokens',
      tone: 'erased',
      icon: 'key-round',
      text: t('delete.tokens', { n: bound.length }),
      detail: list(bound.map((token) => token.description || String(token.id))),
    },
    shared.length > 0 && {
      id: 'delegations',
      tone: 'erased',
      icon: 'users',
      text: t('delete.delegations', { n: shared.length }),
      detail: list(people.length > 0 ? people : shared.map((one) => one.name || String(one.id))),
    },
    { id: 'invoices', tone: 'erased', icon: 'file-text', text: t('delete.invoices') },
    unread.length > 0 && {
      id: 'unread',
      tone: 'affected',
      text: t('delete.unread'),
      detail: unread.join('; '),
    },
  ];
  return {
    consequences: items.filter((item) => item !== false),
    isLoading: holdings.some((holding) => holding.isLoading) || tokens.isLoading || delegations.isLoading,
  };
}
