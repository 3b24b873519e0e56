import { useState, type ReactNode } from 'react';
import { leaveForReturn, openTab, safeExternalUrl, useNow, useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { Button, Card, LinkButton, Notice } from '@console/ui';
import { isUnnamed, isWatched, paymentPath, WATCHED_MS, type NextStep, type Payment } from '../payment/payment';
import { useLook } from '../payment/waiting';
import { payPage, type PayPage } from '../processor/addresses';
import { BankStep } from './bank-step';
import { clientSecretOf } from './begin';
import { OrderStep } from './order-step';
import { usePaidMoney } from './paid-money';
import { useText } from './texts';
import { WalletStep } from './wallet-step';

interface PaymentStepProps {
  readonly account: BillingAccount;
  readonly identifier: string;
  /** As this browser knows it; undefined for one that was begun elsewhere. */
  readonly kept: Payment | undefined;
  /** Keyword. */
  readonly processor: string;
  /** What it is paid by, in words. */
  readonly name: string;
  /** What the processor takes. */
  readonly charge: { readonly amount: number; readonly currency: string } | undefined;
  readonly reload: () => Promise<void>;
}

/** What is to be done for a payment that waits, and that it is waited for. */
export function PaymentStep({ account, identifier, kept, processor, name, charge, reload }: PaymentStepProps) {
  const t = useText();
  const money = usePaidMoney();
  const { siteCurrency } = useSiteConfig();
  const { isLooking, seen, look } = useLook(identifier);
  const { amount, currency } = charge ?? { amount: kept?.amount, currency: siteCurrency };
  const paid = amount === undefined ? undefined : money(amount, currency);
  const secret = clientSecretOf(identifier);
  const check = (): void => {
    if (kept) look();
    else void reload();
  };
  const isCode = kept?.next?.kind === 'code';
  return (
    <>
      {secret === undefined ? (
        <NextStepCard
          account={account}
          identifier={identifier}
          processor={processor}
          name={name}
          next={kept?.next}
          paid={paid}
          onConfirmed={look}
          isLost={processor === 'stripe_wallet' || processor === 'stripe_creditcard'}
        />
      ) : kept?.kind === 'card' ? (
        <BankStep processor={processor} secret={secret} paid={paid} onConfirmed={look} />
      ) : (
        <WalletStep
          account={account}
          identifier={identifier}
          processor={processor}
          secret={secret}
          paid={paid}
          onConfirmed={look}
        />
      )}
      <div className="ui-stack tight" role="status">
        {kept ? <Watching kept={kept} /> : null}
        {seen === undefined ? null : (
          <Notice tone={seen === 'pending' ? 'info' : 'warn'}>
            {seen !== 'pending'
              ? seen.message
              : isUnnamed(identifier)
                ? t('pay.noCredit')
                : t('pay.stillOpen', { processor: name })}
          </Notice>
        )}
      </div>
      <div className="ui-row wrap">
        <Button pending={isLooking} pendingLabel={t('pay.looking')} onClick={check}>
          {t(isCode ? 'pay.iPaid' : 'pay.look')}
        </Button>
        <LinkButton variant="bare" to={paths.topUp(account)}>
          {t('pay.other')}
        </LinkButton>
      </div>
      <p className="ui-small ui-mut">{t('pay.otherNote', { processor: name })}</p>
    </>
  );
}

/** How long the page still asks by itself: '29:41'. */
function Watching({ kept }: { kept: Payment }) {
  const t = useText();
  const now = useNow(1000);
  if (kept.isRefused || !isWatched(kept, now)) return <p className="ui-mut">{t('pay.watchEnded')}</p>;
  const seconds = Math.max(0, Math.round((kept.begun + WATCHED_MS - now) / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  // Read once, not each second.
  return (
    <p className="ui-mut" aria-live="off">
      {t('pay.watching', { time })}
    </p>
  );
}

interface NextStepCardProps {
  readonly account: BillingAccount;
  readonly identifier: string;
  /** Keyword. */
  readonly processor: string;
  /** What it is paid by, in words. */
  readonly name: string;
  readonly next: NextStep | undefined;
  /** Undefined where nobody knows it. */
  readonly paid: string | undefined;
  readonly onConfirmed: () => void;
  /** It was begun by a page that is gone, and only that one could confirm it. */
  readonly isLost: boolean;
}

function NextStepCard({ account, identifier, processor, name, next, paid, onConfirmed, isLost }: NextStepCardProps) {
  const t = useText();
  switch (next?.kind) {
    case 'redirect':
      return (
        <LeaveStep
          page={payPage(next.url, processor)}
          path={paymentPath({ account: account.id, identifier })}
          name={name}
          paid={paid}
        />
      );
    case 'code':
      return <CodeStep imageUrl={next.imageUrl} paid={paid} />;
    case 'order':
      return <OrderStep order={next} name={name} onConfirmed={onConfirmed} />;
    case undefined:
      return (
        <Card title={t('wait.title', { processor: name })}>
          <p>{t(isLost ? 'wallet.lost' : 'wait.text', { processor: name })}</p>
        </Card>
      );
  }
}

interface LeaveStepProps {
  /** Undefined for an address that leads to somebody else. */
  readonly page: PayPage | undefined;
  /** Where this tab goes on once it is back. */
  readonly path: string;
  /** What it is paid by, in words. */
  readonly name: string;
  /** Undefined where nobody knows it. */
  readonly paid: string | undefined;
}

/** Before anybody leaves: whose page it is, and what is paid there. (ASVS 3.7.4) */
function LeaveStep({ page, path, name, paid }: LeaveStepProps) {
  const t = useText();
  const [isBlocked, setBlocked] = useState(false);
  if (!page) return <Notice tone="danger">{t('leave.unsafe', { processor: name })}</Notice>;
  const { href, host } = page;
  return (
    <Card title={t('leave.title', { host })}>
      <Paragraphs>
        <p>{t('leave.text', { host, amount: paid ?? 'unknown' })}</p>
        <div className="ui-row wrap">
          <Button variant="filled" endIcon="arrow-right" onClick={() => leaveForReturn(href, path)}>
            {t('leave.go', { host })}
          </Button>
          <Button endIcon="external-link" onClick={() => setBlocked(!openTab(href))}>
            {t('leave.tab')}
          </Button>
        </div>
        {isBlocked ? <Notice tone="warn">{t('leave.blocked')}</Notice> : null}
      </Paragraphs>
    </Card>
  );
}

const Paragraphs = ({ children }: { children: ReactNode }) => <div className="ui-stack">{children}</div>;

function CodeStep({ imageUrl, paid }: { imageUrl: string; paid: string | undefined }) {
  const t = useText();
  const image = safeExternalUrl(imageUrl);
  if (image === undefined) return <Notice tone="danger">{t('code.unsafe')}</Notice>;
  return (
    <Card title={t('code.title')}>
      <div className="top-up-code">
        <img src={image} alt={t('code.alt')} referrerPolicy="no-referrer" />
        <div className="ui-stack">
          {paid === undefined ? null : <span className="ui-fig">{paid}</span>}
          <p>{t('code.text', { amount: paid ?? 'unknown' })}</p>
        </div>
      </div>
    </Card>
  );
}
