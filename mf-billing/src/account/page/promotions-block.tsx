import { big } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import { MoneyBar, SidebarBlock, useFormat } from '@console/ui';
import { usePromotionName } from '../../promotion-name';
import { useText } from '../../texts';
import { useAccountText } from '../texts';

/** Credit that an account is promised, and how far it is from it. (spec 2, section 3) */
export function PromotionsBlock({ account }: { account: BillingAccount }) {
  const t = useText();
  const own = useAccountText();
  const nameOf = usePromotionName();
  const { money } = useFormat();
  const promotions = account.eligible_promotions ?? [];
  if (promotions.length === 0) return null;
  return (
    <SidebarBlock title={t('details.promotions')}>
      <ul className="ui-stack" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {promotions.map(({ credit_type: type, amount, top_up_requirement: required, top_up_done: done }, index) => {
          const left = big(required).minus(big(done));
          return (
            // Two campaigns of one type have nothing else that tells them apart.
            <li key={`${type} ${index}`} className="ui-stack tight">
              <span className="ui-row">
                <span>{nameOf(type)}</span>
                <b className="ui-push">{money(amount)}</b>
              </span>
              {required ? (
                <MoneyBar
                  total={required}
                  legend={false}
                  parts={[{ id: 'done', label: own('promotion.toppedUp'), amount: Math.min(done ?? 0, required) }]}
                />
              ) : null}
              <span className="ui-small ui-mut">
                {left.gt(0)
                  ? own('promotion.left', { left: money(left), done: money(done ?? 0), required: money(required ?? 0) })
                  : own('promotion.soon')}
              </span>
            </li>
          );
        })}
      </ul>
    </SidebarBlock>
  );
}
