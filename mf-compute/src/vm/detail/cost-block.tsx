import { serverNow, useQuery } from '@console/api';
import { listIpAddresses, addressesOf } from '@console/contract/ip-address';
import { useFeature, useTaxLabel } from '@console/area';
import { listUsage } from '@console/contract/usage';
import { ErrorPanel, MoneyBar, Price, SidebarBlock, Skeleton, useFormat } from '@console/ui';
import { monthCost } from '../../price/month-cost';
import type { VmRow } from '../rows';
import { useDetailText } from './texts';

/** What the machine has cost this month, by part, and what a whole month costs. */
export function CostBlock({ vm }: { vm: VmRow }) {
  const t = useDetailText();
  const { money, date } = useFormat();
  const tax = useTaxLabel();
  const account = vm.billing_account ?? undefined;
  const usage = useQuery(listUsage, account === undefined ? null : { billing_account_id: account });
  const ips = useQuery(listIpAddresses, useFeature('ipsEnabled') ? { location: vm.location } : null).data ?? [];
  const about = vm.monthly ? t('cost.about', { amount: money(vm.monthly) }) : '';
  const note = t('cost.period', { month: date(serverNow(), 'month'), tax });
  if (account === undefined) {
    return (
      <SidebarBlock title={t('cost.title')} note={note}>
        {about ? <p>{about}</p> : null}
      </SidebarBlock>
    );
  }
  if (usage.error && !usage.data) {
    return (
      <SidebarBlock title={t('cost.title')} note={note}>
        <ErrorPanel error={usage.error} onRetry={() => void usage.reload()} />
      </SidebarBlock>
    );
  }
  const cost =
    usage.data &&
    monthCost(
      usage.data,
      vm.uuid,
      addressesOf(ips, vm.uuid).map(({ uuid }) => uuid),
    );
  return (
    <SidebarBlock title={t('cost.title')} note={note}>
      <p className="compute-cost">
        {cost ? <Price amount={cost.total} size="fig" /> : <Skeleton width={120} height={32} />}
        {vm.monthly ? <span className="ui-mut">{t('cost.ofAbout', { amount: money(vm.monthly) })}</span> : null}
      </p>
      {cost && cost.parts.length > 0 ? (
        <MoneyBar parts={cost.parts.map(({ id, amount }) => ({ id, label: t(`cost.part.${id}`), amount }))} />
      ) : null}
    </SidebarBlock>
  );
}
