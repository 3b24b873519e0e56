import { useEffect, type ReactNode } from 'react';
import { serverNow, useQuery } from '@console/api';
import { forgetWayBack, Page, useSiteConfig } from '@console/area';
import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { getPersistentData, paymentFacts, type PersistentPaymentData } from '@console/contract/payment-data';
import {
  Button,
  Card,
  CopyText,
  DateTime,
  EmptyState,
  ErrorPanel,
  Facts,
  LinkButton,
  Notice,
  PageHead,
  SidebarBlock,
  SkeletonText,
  useFormat,
} from '@console/ui';
import { resumePayment, usePayment } from '../payment/kept';
import { statusOf } from '../payment/look';
import { isUnnamed, type Payment } from '../payment/payment';
import { useWayName } from '../payment/way-name';
import { useCrumbs } from './crumbs';
import { usePaidMoney } from './paid-money';
import { PaymentStep } from './step';
import { useText } from './texts';
import { UnpaidNote } from './unpaid-note';

interface Shown {
  readonly status: 'pending' | 'success' | 'failed';
  /** Only credit of its amount tells that it is paid. */
  readonly isGuess: boolean;
  readonly message: string | undefined;
  /** Keyword. */
  readonly processor: string;
  /** Key of its method, where it has several. */
  readonly method: string | undefined;
  /** Credit, in the site's currency; undefined for what buys none. */
  readonly amount: number | undefined;
  readonly begun: Date | undefined;
  /** What the processor takes, as text. */
  readonly charge: { readonly amount: number; readonly currency: string } | undefined;
}

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What is known of a payment: its end by whoever saw it first, the rest by the API, else by this browser. */
function shownOf(kept: Payment | undefined, stored: PersistentPaymentData | undefined): Shown {
  const facts = stored ? paymentFacts(stored) : {};
  const [amount, charge] = [asNumber(facts['amount']), asNumber(facts['charge'])];
  const { currency, message } = facts;
  const status = statusOf(stored?.status);
  return {
    status: kept?.ended?.status ?? status,
    isGuess: kept?.ended?.credit !== undefined,
    message: kept?.ended?.message ?? (status === 'failed' && typeof message === 'string' ? message : undefined),
    processor: kept?.processor ?? stored?.processor_method?.split(':')[0] ?? '',
    method: kept?.method ?? stored?.processor_method?.split(':')[1],
    amount: kept?.amount ?? amount,
    begun: stored?.created ?? (kept ? new Date(kept.begun) : undefined),
    charge: charge !== undefined && typeof currency === 'string' ? { amount: charge, currency } : undefined,
  };
}

/** With these the server says that it knows no payment of that name; any other refusal says nothing of it. */
const NAMES_NONE: ReadonlySet<number | undefined> = new Set([400, 404]);

interface PaymentScreenProps {
  readonly account: BillingAccount;
  /** From the address: whatever somebody has written there. */
  readonly identifier: string;
}

/** One payment: how it goes on, or how it has ended. */
export function PaymentScreen({ account, identifier }: PaymentScreenProps) {
  const t = useText();
  const crumbs = useCrumbs(account);
  const wayName = useWayName();
  const kept = usePayment(identifier);
  const hasName = !isUnnamed(identifier);
  const stored = useQuery(getPersistentData, hasName ? { billing_account_id: account.id, identifier } : null);
  // Kept while it is open: whoever goes Back to here from the processor may go Forward again, and pay.
  useEffect(() => forgetWayBack, []);
  const own = kept?.account === account.id ? kept : undefined;
  const shown = own || stored.data ? shownOf(own, stored.data) : undefined;
  return (
    <Page
      title={t('title')}
      breadcrumbs={crumbs}
      sidebar={shown ? <PaymentFacts shown={shown} identifier={identifier} /> : null}
    >
      <PageHead
        title={t('title')}
        facts={<span className="ui-mut">{t('forAccount', { account: accountTitle(account) })}</span>}
      />
      {shown ? (
        <Ending shown={shown} account={account} onResume={() => resumePayment(identifier)}>
          <PaymentStep
            account={account}
            identifier={identifier}
            kept={own}
            processor={shown.processor}
            name={wayName(shown.processor, shown.method)}
            charge={shown.charge}
            reload={stored.reload}
          />
        </Ending>
      ) : stored.error || !hasName ? (
        !stored.error || NAMES_NONE.has(stored.error.status) ? (
          <EmptyState
            icon="receipt"
            title={hasName ? t('pay.missing', { id: identifier }) : t('pay.missingUnnamed')}
            actions={<LinkButton to={paths.topUp(account)}>{t('pay.toForm')}</LinkButton>}
          />
        ) : (
          <ErrorPanel title={t('pay.failedToLoad')} error={stored.error} onRetry={() => void stored.reload()} />
        )
      ) : (
        <SkeletonText lines={6} />
      )}
    </Page>
  );
}

function PaymentFacts({ shown, identifier }: { shown: Shown; identifier: string }) {
  const t = useText();
  const { siteCurrency: currency } = useSiteConfig();
  const name = useWayName();
  const { amount, charge, processor, method, begun } = shown;
  const money = usePaidMoney();
  return (
    <SidebarBlock title={t('pay.details')}>
      <Facts
        items={[
          ...(amount === undefined ? [] : [{ label: t('pay.credit'), value: money(amount, currency) }]),
          ...(charge
            ? [{ label: t('pay.charge'), value: <b className="ui-strong">{money(charge.amount, charge.currency)}</b> }]
            : []),
          { label: t('pay.with'), value: name(processor, method) },
          ...(begun
            ? [{ label: t('pay.begun'), value: <DateTime value={begun > serverNow() ? serverNow() : begun} /> }]
            : []),
          ...(isUnnamed(identifier)
            ? []
            : [{ label: t('pay.reference'), value: <CopyText value={identifier} label={t('pay.reference')} mono /> }]),
        ]}
      />
    </SidebarBlock>
  );
}

interface EndingProps {
  readonly shown: Shown;
  readonly account: BillingAccount;
  readonly onResume: () => void;
  readonly children: ReactNode;
}

/** How a payment has ended; the way on while it has not. */
function Ending({ shown, account, onResume, children }: EndingProps) {
  const t = useText();
  const { money } = useFormat();
  const { status, isGuess, message, amount } = shown;
  if (status === 'pending') return children;
  const back = <LinkButton to={paths.billingAccount(account)}>{t('done.account')}</LinkButton>;
  if (status === 'success')
    return (
      <Card title={t(isGuess ? 'done.creditTitle' : 'done.title')}>
        <div className="ui-stack">
          <Notice tone="ok">
            {amount === undefined ? t('done.textNoAmount') : t('done.text', { amount: money(amount) })}
          </Notice>
          {isGuess ? <p>{t('done.perhaps')}</p> : null}
          <UnpaidNote account={account} />
          <div className="ui-row wrap">
            {isGuess ? <Button onClick={onResume}>{t('done.goOn')}</Button> : null}
            {back}
            <LinkButton to={`${paths.billingAccount(account)}?tab=credit`}>{t('done.history')}</LinkButton>
            <LinkButton to={paths.topUp(account)}>{t('done.another')}</LinkButton>
          </div>
        </div>
      </Card>
    );
  const again = `${paths.topUp(account)}${amount === undefined ? '' : `?${new URLSearchParams({ amount: String(amount) })}`}`;
  return (
    <Card title={t('failed.title')}>
      <div className="ui-stack">
        <Notice tone="danger">
          {message ? <b>{message} </b> : null}
          {t('failed.text')}
        </Notice>
        <div className="ui-row wrap">
          <LinkButton variant="filled" to={again}>
            {t('failed.again')}
          </LinkButton>
          {back}
        </div>
      </div>
    </Card>
  );
}
