import { useQuery, type Query } from '@console/api';
import { Page, useSiteConfig } from '@console/area';
import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import type { PaymentProcessor } from '@console/contract/payment-processor';
import { listUsage } from '@console/contract/usage';
import { paths } from '@console/contract/paths';
import { useIsNarrow } from '@console/domain/order-form';
import { Button, ErrorPanel, LinkButton, Notice, PageHead, useFormat } from '@console/ui';
import { createForm, FormIndex, FormLayout, FormSection, useNumberMarks } from '@console/ui/forms';
import { creditFacts, type CreditFacts } from '../account/credit-facts';
import { hasChargedCard } from '../account/state';
import { useCardText } from '../card/texts';
import { waysOf } from '../card/ways';
import { readAmount, writtenAmount } from './amount';
import { useCrumbs } from './crumbs';
import { promotionLeft } from './effects';
import { Effects } from './effects-block';
import { useFinalAmount } from './final-amount';
import { suggestions } from './suggestions';
import { TopUpBar, TopUpCode, TopUpSummary } from './summary';
import { useText } from './texts';
import { UnpaidNote } from './unpaid-note';
import { UnsurePayment, type Lost } from './unsure';
import { CLOSED, isClosed, type TopUpValues } from './values';
import type { Ways } from './ways';
import { useWayFace, WaysField } from './ways-field';

const { TextField, CheckboxField, useFormValues, useFormControl } = createForm<TopUpValues>();

interface TopUpFieldsProps {
  readonly account: BillingAccount;
  readonly ways: Ways;
  /** Saved cards that could not be read. */
  readonly cardsError: Query<unknown> | undefined;
  readonly lost: Lost | undefined;
}

/** The form and its receipt, laid out as a page. */
export function TopUpFields({ account, ways, cardsError, lost }: TopUpFieldsProps) {
  const t = useText();
  const format = useFormat();
  const { siteCurrency: currency, minimumTopupAmount: least, paymentProcessors } = useSiteConfig();
  const isNarrow = useIsNarrow();
  const canAdd = addsCredit(paymentProcessors);
  const values = useFormValues();
  const all = [...ways.cards, ...ways.links];
  const marks = useNumberMarks();
  const read = readAmount(values.amount, { currency, marks, least });
  const amount = 'amount' in read ? read.amount : undefined;
  const way = all.find(({ id }) => id === values.way);
  const face = useWayFace();
  const final = useFinalAmount({ account, amount, way });
  const usage = useQuery(listUsage, { billing_account_id: account.id });
  const { perDay, credit, rate } = creditFacts(account, usage.data);
  const reason =
    account.status === 'PENDING_VALIDATION'
      ? t('reason.validation')
      : all.length === 0
        ? t(cardsError ? 'ways.cardsFailed' : canAdd ? 'reason.noCard' : 'reason.noWay')
        : undefined;
  const left = (account.eligible_promotions ?? [])
    .map((promotion) => Number(promotionLeft(promotion)))
    .filter((sum) => sum > 0);
  const suggested = suggestions({
    currency,
    least,
    unpaid: hasChargedCard(account) ? 0 : (account.unpaid_amount ?? 0),
    perDay,
    credit,
    promotion: left.length > 0 ? Math.min(...left) : undefined,
  });
  const summary = { account, amount, way, perDay, rate, final, reason, isUnsure: lost !== undefined };
  return (
    <Page
      title={t('title')}
      breadcrumbs={useCrumbs(account)}
      // Either the column or the bar: what is said before a payment is said once.
      sidebar={isNarrow ? null : <TopUpSummary {...summary} />}
    >
      <PageHead
        title={t('title')}
        facts={<span className="ui-mut">{t('forAccount', { account: accountTitle(account) })}</span>}
        {...(isNarrow ? { actions: <TopUpCode {...{ account, amount, way }} /> } : {})}
      />
      {lost ? <UnsurePayment lost={lost} /> : null}
      <UnpaidNote account={account} />
      <FormLayout index={<FormIndex />}>
        <FormSection id="amount" title={t('amount.title')} value={amount === undefined ? null : format.money(amount)}>
          <TextField
            name="amount"
            label={t('amount.label')}
            autoComplete="off"
            inputMode="decimal"
            suffix={currency}
            {...(least > 0 ? { hint: t('amount.least', { amount: format.money(least) }) } : {})}
          />
          <Suggested suggested={suggested} rate={rate} />
        </FormSection>
        <FormSection
          id="ways"
          title={t('ways.title')}
          value={way ? face(way).title : null}
          actions={<AddWay account={account} />}
        >
          {cardsError?.error ? (
            <ErrorPanel
              title={t('ways.cardsFailed')}
              error={cardsError.error}
              onRetry={() => void cardsError.reload()}
            />
          ) : null}
          {all.length === 0 ? (
            cardsError ? null : (
              <p className="ui-mut">{t(canAdd ? 'ways.noCard' : 'ways.none')}</p>
            )
          ) : (
            <>
              <WaysField cards={ways.cards} links={ways.links} />
              {isClosed(final.error) ? <Notice tone="warn">{t('ways.closed', { message: CLOSED })}</Notice> : null}
              {way?.kind === 'link' ? <CheckboxField name="remember" label={t('ways.remember')} /> : null}
            </>
          )}
        </FormSection>
      </FormLayout>
      {isNarrow && amount !== undefined ? (
        <Effects account={account} amount={amount} perDay={perDay} rate={rate} isInPage />
      ) : null}
      {isNarrow ? <TopUpBar {...summary} /> : null}
    </Page>
  );
}

/** Whether a way to pay can be saved. What is paid by invoice tops up nothing. */
const addsCredit = (processors: readonly PaymentProcessor[]): boolean =>
  waysOf(processors).some(({ kind }) => kind !== 'invoice');

/** Leads to where a card or a wallet is saved, and back. */
function AddWay({ account }: { account: BillingAccount }) {
  const t = useCardText();
  const { paymentProcessors } = useSiteConfig();
  if (!addsCredit(paymentProcessors)) return null;
  return (
    <LinkButton
      size="sm"
      icon="plus"
      to={`${paths.cardAdd(account)}?return=${encodeURIComponent(paths.topUp(account))}`}
    >
      {t('add.action')}
    </LinkButton>
  );
}

interface SuggestedProps {
  readonly suggested: ReturnType<typeof suggestions>;
  readonly rate: CreditFacts['rate'];
}

function Suggested({ suggested, rate }: SuggestedProps) {
  const t = useText();
  const format = useFormat();
  const marks = useNumberMarks();
  const { siteCurrency: currency } = useSiteConfig();
  const { setValue } = useFormControl();
  if (suggested.length === 0) return null;
  return (
    <div className="top-up-suggestions" role="group" aria-label={t('amount.suggestions')}>
      {suggested.map(({ why, amount }) => (
        <Button key={why} size="sm" onClick={() => setValue('amount', writtenAmount(amount, { currency, marks }))}>
          {why === 'month' ? t('suggest.month', { rate }) : t(`suggest.${why}`)}: {format.money(amount)}
        </Button>
      ))}
    </div>
  );
}
