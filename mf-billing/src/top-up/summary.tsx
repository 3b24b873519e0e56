import { codeRequest, type Money } from '@console/api';
import { CodeButton, useSiteConfig } from '@console/area';
import { sendLinkData } from '@console/contract/payment-link';
import { buyCredit } from '@console/contract/top-up-buy';
import type { Pace } from '@console/domain/credit';
import { ReceiptBar } from '@console/domain/order-form';
import { topUpTotal } from '@console/domain/price';
import { SidebarBlock } from '@console/ui';
import { FormError, SubmitButton } from '@console/ui/forms';
import { linkRequest } from './begin';
import { cardRequest } from './buy-card';
import { Effects } from './effects-block';
import type { Chosen, FinalAmount } from './final-amount';
import { FinalNote, PaidSum, type PaidProps } from './paid-sum';
import { TopUpReceipt } from './receipt';
import { useText } from './texts';
import { wayName, type Way } from './ways';

/** What the button sends, as code. */
const codeOf = (account: number, amount: number, way: Way) =>
  way.kind === 'card'
    ? codeRequest(buyCredit, cardRequest({ account, amount, way }))
    : codeRequest(sendLinkData, linkRequest({ account, amount, way }));

/** That as code, once there is something to send. */
export function TopUpCode({ account, amount, way }: Chosen) {
  if (amount === undefined || !way) return null;
  return <CodeButton size="sm" requests={() => [codeOf(account.id, amount, way)]} />;
}

export interface SummaryProps extends Chosen {
  readonly perDay: Money;
  /** What that goes by. */
  readonly rate: Pace['rate'];
  readonly final: FinalAmount;
  /** Why it cannot be sent. */
  readonly reason: string | undefined;
  /** Whether nobody knows how the try before has ended. */
  readonly isUnsure: boolean;
}

/** What is paid; undefined while an amount or a way to pay is missing. */
function usePaid({ account, amount, way, final }: SummaryProps): PaidProps | undefined {
  const { siteCurrency: currency } = useSiteConfig();
  if (amount === undefined || !way) return undefined;
  const { processor } = way;
  const total = topUpTotal({ amount, processor, vatPercentage: account.vat_percentage, currency });
  return { total, currency, processor, way: wayName(way), final };
}

function Receipt({ paid, account }: { paid: PaidProps | undefined; account: Chosen['account'] }) {
  const t = useText();
  if (!paid) return <p className="ui-mut">{t('receipt.open')}</p>;
  return <TopUpReceipt {...paid} vatPercentage={account.vat_percentage ?? 0} />;
}

/** What the button is called: a second payment is called one. */
const LABELS = {
  first: { card: 'submit.card', link: 'submit' },
  again: { card: 'submit.cardAgain', link: 'submit.again' },
} as const;

function Submit({ way, reason, isUnsure, isFull }: SummaryProps & { isFull: boolean }) {
  const t = useText();
  const label = LABELS[isUnsure ? 'again' : 'first'][way?.kind ?? 'link'];
  return (
    <SubmitButton full={isFull} pendingLabel={t('submit.pending')} {...(reason ? { reason } : {})}>
      {t(label)}
    </SubmitButton>
  );
}

/** What is paid, what for, and the button: the right column of the form. */
export function TopUpSummary(props: SummaryProps) {
  const t = useText();
  const { account, amount, way, perDay, rate } = props;
  const paid = usePaid(props);
  return (
    <>
      <SidebarBlock
        title={t('receipt.title')}
        {...(paid ? { extra: <TopUpCode {...{ account, amount, way }} /> } : {})}
      >
        <Receipt paid={paid} account={account} />
        <FormError />
        <Submit {...props} isFull />
      </SidebarBlock>
      {amount === undefined ? null : <Effects account={account} amount={amount} perDay={perDay} rate={rate} />}
    </>
  );
}

/** The same where there is no column: what is paid, how sure that is, and the button at the foot of the form. */
export function TopUpBar(props: SummaryProps) {
  const t = useText();
  const paid = usePaid(props);
  return (
    <ReceiptBar
      total={
        paid ? (
          <>
            <span className="ui-mut">{t('receipt.pay')}</span>{' '}
            <b>
              <PaidSum {...paid} height={26} />
            </b>
          </>
        ) : (
          <b>{t('receipt.title')}</b>
        )
      }
      hint={paid ? t('receipt.title') : null}
      note={
        <div className="top-up-sure" aria-live="polite">
          {paid ? <FinalNote {...paid} /> : null}
        </div>
      }
      title={t('receipt.title')}
      button={(size) => <Submit {...props} isFull={size === 'full'} />}
    >
      <Receipt paid={paid} account={props.account} />
    </ReceiptBar>
  );
}
