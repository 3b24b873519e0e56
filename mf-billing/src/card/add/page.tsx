import './add.css';
import { useState } from 'react';
import { useQuery } from '@console/api';
import { Page, useFeature, useSiteConfig } from '@console/area';
import { Navigate, safePath, useSearchParams } from '@console/area/router';
import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { type Card as CardRow, listCards } from '@console/contract/card';
import { paths } from '@console/contract/paths';
import { Card, Delayed, EmptyState, ErrorPanel, LinkButton, PageHead, SkeletonText, toast } from '@console/ui';
import { Tiles } from '@console/ui/forms';
import { AccountFrame } from '../../account/frame';
import { useCardFace } from '../face';
import { useCardText } from '../texts';
import { Verification } from '../verification';
import { detailOf, type Way, waysOf } from '../ways';
import { useVendorPage } from './vendor-page';
import { WayForm } from './way-form';

/** Adds a way to pay to an account, and goes back to where it was needed (`?return=`). */
export function CardAdd() {
  return <AccountFrame>{(account) => <AddToAccount key={account.id} account={account} />}</AccountFrame>;
}

function AddToAccount({ account }: { account: BillingAccount }) {
  const t = useCardText();
  const { paymentProcessors } = useSiteConfig();
  const isAutomatic = useFeature('recurringPaymentsEnabled');
  const [params, setParams] = useSearchParams();
  const cards = useQuery(listCards, { billing_account_id: account.id });
  const face = useCardFace();
  const ways = waysOf(paymentProcessors);
  const way = ways.find(({ kind }) => kind === params.get('way')) ?? ways[0];
  const [added, setAdded] = useState<{ readonly card: CardRow; readonly way: Way }>();
  const [isDone, setDone] = useState(false);
  const isPageOf = useVendorPage(account.id, way?.kind);
  const back = safePath(params.get('return'), `${paths.billingAccount(account)}?tab=cards`);

  const finish = (card: CardRow, of: Way): void => {
    toast.success(t(of.kind === 'invoice' ? 'invoice.done' : 'add.done', { name: face(card).title }));
    setDone(true);
  };
  const saved = (card: CardRow, of: Way): void => {
    if (card.is_verified || of.kind === 'invoice') finish(card, of);
    else setAdded({ card, way: of });
  };
  const choose = (kind: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('way', kind);
        return after;
      },
      { replace: true },
    );

  if (isDone) return <Navigate to={back} replace />;
  return (
    <Page
      title={t('add.title')}
      breadcrumbs={[
        { label: t('add.billing'), to: paths.billing() },
        { label: accountTitle(account), to: paths.billingAccount(account) },
      ]}
    >
      <PageHead title={t('add.title')} facts={<span className="ui-mut">{accountTitle(account)}</span>} />
      {cards.error && !cards.data ? <ErrorPanel error={cards.error} onRetry={() => void cards.reload()} /> : null}
      {!cards.data && !cards.error ? (
        <Delayed>
          <SkeletonText lines={5} />
        </Delayed>
      ) : null}
      {cards.data && !way ? (
        <EmptyState
          icon="credit-card"
          title={t('way.none')}
          text={t('way.noneText')}
          actions={<LinkButton to={back}>{t('add.back')}</LinkButton>}
        />
      ) : null}
      {cards.data && added ? (
        <div className="card-add">
          <Card title={t('verify.title')} note={face(added.card).title}>
            <Verification
              account={account.id}
              card={added.card}
              way={added.way}
              isBegun
              onVerified={() => finish(added.card, added.way)}
            />
            <p className="ui-mut">{t('add.saved')}</p>
          </Card>
        </div>
      ) : null}
      {cards.data && way && !added ? (
        <div className="card-add">
          <Card title={t('way.title')}>
            <div className="ui-stack">
              {ways.length > 1 ? (
                <Tiles
                  label={t('way.title')}
                  columns={2}
                  value={way.kind}
                  onChange={choose}
                  options={ways.map((one) => ({
                    value: one.kind,
                    title: one.processor.name,
                    detail: t(detailOf(one, isAutomatic)),
                  }))}
                />
              ) : null}
              {isPageOf ? (
                <WayForm
                  key={way.kind}
                  place={{ account: account.id, way, known: cards.data.map(({ id }) => String(id)) }}
                  cards={cards.data}
                  holder={account.customer_name ?? ''}
                  back={back}
                  onSaved={(card) => saved(card, way)}
                />
              ) : (
                <SkeletonText lines={3} />
              )}
            </div>
          </Card>
        </div>
      ) : null}
    </Page>
  );
}
