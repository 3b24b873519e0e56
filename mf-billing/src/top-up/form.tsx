import { useEffect, useMemo, useRef, useState } from 'react';
import { invalidate, toApiError, useQuery, type Query } from '@console/api';
import { Page, useAction, useSiteConfig } from '@console/area';
import { useNavigate, useSearchParams } from '@console/area/router';
import type { BillingAccount } from '@console/contract/billing-account';
import { listCards } from '@console/contract/card';
import { listCredit } from '@console/contract/credit';
import { paths } from '@console/contract/paths';
import { LARGEST_AMOUNT } from '@console/contract/schema';
import { draftKeyOf } from '@console/domain/order-form';
import { withRules } from '@console/domain/rules';
import { Delayed, PageHead, SkeletonText, toast, useFormat } from '@console/ui';
import { createForm, useNumberMarks } from '@console/ui/forms';
import { refreshMoney } from '../payment/tell';
import { paymentPath } from '../payment/payment';
import { readAmount, writtenAmount } from './amount';
import { useAmountMessage } from './amount-message';
import { refused } from './begin';
import { atWay, beginPayment, saveWay } from './begin-payment';
import { useCrumbs } from './crumbs';
import { TopUpFields } from './fields';
import { firstWay } from './first-way';
import { knownPurchases, purchaseElsewhere } from './purchase-elsewhere';
import { forgetSent, noteSent, sentPurchase } from './sent-purchase';
import { useText } from './texts';
import { sentNow } from './unsure';
import { usedWays } from './used-ways';
import { CLOSED, topUpShape, type TopUpValues } from './values';
import { cardWays, linkWays, usedFirst, type Ways } from './ways';

const { Form } = createForm<TopUpValues>();

/** Tops up an account: how much, how, and what that costs. (spec 2, sections 3 to 5) */
export function TopUpForm({ account }: { account: BillingAccount }) {
  const t = useText();
  const crumbs = useCrumbs(account);
  const { paymentProcessors } = useSiteConfig();
  const [params] = useSearchParams();
  const cards = useQuery(listCards, { billing_account_id: account.id });
  const ways = useMemo(
    () => ({
      cards: cardWays(cards.data ?? [], paymentProcessors),
      links: usedFirst(linkWays(paymentProcessors), usedWays(account.id)),
    }),
    [cards.data, paymentProcessors, account.id],
  );
  // Which way stands there at first depends on the cards.
  if (!cards.data && !cards.error)
    return (
      <Page title={t('title')} breadcrumbs={crumbs}>
        <PageHead title={t('title')} />
        <Delayed>
          <SkeletonText lines={8} />
        </Delayed>
      </Page>
    );
  const link = { amount: params.get('amount'), way: params.get('way') };
  const draftKey = draftKeyOf(`top-up-${account.id}`, link);
  // Another link is another form.
  return (
    <LoadedForm key={draftKey} {...{ account, ways, link, draftKey }} cardsError={cards.data ? undefined : cards} />
  );
}

interface LoadedFormProps {
  readonly account: BillingAccount;
  readonly ways: Ways;
  /** What the address asks for: how much, and the id of a way to pay. */
  readonly link: Readonly<Record<'amount' | 'way', string | null>>;
  readonly draftKey: string;
  /** Saved cards that could not be read. */
  readonly cardsError: Query<unknown> | undefined;
}

function LoadedForm({ account, ways, link, draftKey, cardsError }: LoadedFormProps) {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const textOf = useAmountMessage();
  const { siteCurrency: currency, minimumTopupAmount: least } = useSiteConfig();
  const [lost, setLost] = useState(() => sentPurchase(account.id));
  const [known, setKnown] = useState(() => knownPurchases(account.id));
  const rules = { currency, marks: useNumberMarks(), least };
  const linked = Number(link.amount);
  const initial: TopUpValues = {
    amount: linked > 0 && linked <= LARGEST_AMOUNT ? writtenAmount(linked, rules) : '',
    way: firstWay(ways, link.way, usedWays(account.id)[0]),
    remember: true,
  };
  const check = ({ amount, way }: TopUpValues) => {
    const read = readAmount(amount, rules);
    const isWay = [...ways.cards, ...ways.links].some(({ id }) => id === way);
    return {
      amount: 'problem' in read ? textOf(read.problem) : undefined,
      way: isWay ? undefined : t('ways.choose'),
    };
  };
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  const [schema] = useState(() => withRules(topUpShape, (values) => latest.current(values)));
  const begin = useAction(beginPayment);
  const submit = async ({ amount: typed, way: id, remember }: TopUpValues): Promise<void> => {
    const read = readAmount(typed, rules);
    const way = [...ways.cards, ...ways.links].find((one) => one.id === id);
    if ('problem' in read || !way) return;
    const { amount } = read;
    const at = sentNow();
    const isCard = way.kind === 'card';
    const elsewhere = isCard ? purchaseElsewhere(account.id, known) : undefined;
    if (elsewhere) {
      setKnown(knownPurchases(account.id));
      refreshMoney();
      throw refused(t('elsewhere', { amount: format.money(elsewhere.amount) }));
    }
    setLost(undefined);
    if (isCard) noteSent({ account: account.id, amount, at });
    try {
      const identifier = await begin.run({ account: account.id, amount, way }, currency);
      if (isCard) forgetSent(account.id);
      if (identifier === undefined) {
        refreshMoney();
        toast.success(t('done.toast', { amount: format.money(amount) }));
        void navigate(`${paths.billingAccount(account)}?tab=credit`);
        return;
      }
      if (remember && way.kind === 'link')
        saveWay(account.id, way, linkWays([way.processor, ...ways.links.map(({ processor }) => processor)]));
      void navigate(paymentPath({ account: account.id, identifier }));
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.outcome === 'unknown' && !error.isRead) {
        setLost({ account: account.id, amount, at, isCard });
        setKnown(knownPurchases(account.id));
        void invalidate(listCredit);
      } else if (isCard) forgetSent(account.id);
      throw atWay(error, t('ways.closed', { message: CLOSED }));
    }
  };
  return (
    <Form schema={schema} defaultValues={initial} onSubmit={submit} className="top-up-form" draftKey={draftKey}>
      <TopUpFields account={account} ways={ways} cardsError={cardsError} lost={lost} />
    </Form>
  );
}
