import { big, serverNow, type Query } from '@console/api';
import { lazyScreen, useActionOf, useFeature, useSiteConfig, useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Card } from '@console/contract/card';
import { paths } from '@console/contract/paths';
import { useDialog } from '@console/domain/dialogs';
import { topUpTotal } from '@console/domain/price';
import { Button, Dialog, ErrorPanel, Link, SidebarBlock, SkeletonText, Switch, useFormat } from '@console/ui';
import { useFallText, withOneStop } from '../account/use-fall-text';
import { useCardFace } from '../card/face';
import { useSafeguardsText } from '../safeguards-texts';
import { useText } from '../texts';
import { canChargeByItself, chargedCard, isTopUpPaused, type Charged } from './charge';
import { offAction, switchOff } from './settings';

const TopUpDialog = lazyScreen(
  () => import(/* webpackChunkName: "billing-automatic-top-up" */ './dialog').then((m) => m.TopUpDialog),
  null,
);

interface BlockProps {
  readonly account: BillingAccount;
  readonly cards: Query<Card[]>;
}

/**
 * Automatic top-ups of an account: on or off, what they cost, and when the next is due; nothing on sites without them. One
 * that is on can be turned off, also where no processor can charge by itself any more.
 */
export function AutomaticTopUpBlock(props: BlockProps) {
  const isOffered = useFeature('recurringPaymentsEnabled');
  const { paymentProcessors } = useSiteConfig();
  const isOn = props.account.is_recurring_payment_enabled === true;
  return isOffered && (isOn || canChargeByItself(paymentProcessors)) ? <Offered {...props} /> : null;
}

const nothing = (): void => undefined;

function Offered({ account, cards }: BlockProps) {
  const t = useText();
  const own = useSafeguardsText();
  const { paymentProcessors } = useSiteConfig();
  const { dialog, open, close } = useDialog(['automatic-top-up']);
  const off = useActionOf(offAction, String(account.id), nothing);
  const isOn = account.is_recurring_payment_enabled === true;
  const charged = cards.data && chargedCard(cards.data, paymentProcessors, serverNow());
  const toCards = `${paths.billingAccount(account)}?tab=cards`;
  const turnOff = () =>
    void off
      .start({
        values: {},
        work: () => switchOff(account.id),
        running: own('topUp.switchingOff'),
        done: own('topUp.switchedOff'),
      })
      .catch(nothing); // shown below
  return (
    <SidebarBlock
      title={t('topUp.title')}
      extra={
        <Switch
          hideLabel
          label={t('topUp.title')}
          checked={isOn && !off.isRunning}
          disabled={off.isRunning || (!isOn && charged?.obstacle !== undefined) || (!isOn && !charged)}
          aria-describedby={`top-up-${account.id}`}
          onChange={(next) => (next ? open('automatic-top-up') : turnOff())}
        />
      }
    >
      <div className="ui-stack tight" id={`top-up-${account.id}`}>
        {isOn ? <WhenOn account={account} charged={charged} /> : <p className="ui-mut">{t('topUp.off')}</p>}
        {charged?.obstacle ? (
          <p>
            {own(`obstacle.${charged.obstacle}`)} <Link to={toCards}>{own('topUp.toCards')}</Link>
          </p>
        ) : null}
        {isOn && account.restriction_level === 'TERMINATED' ? <p>{own('topUp.terminated')}</p> : null}
        {isOn && account.status === 'PENDING_VALIDATION' ? <p>{own('topUp.pendingAccount')}</p> : null}
      </div>
      {isOn ? (
        <div>
          <Button size="sm" icon="pencil" onClick={() => open('automatic-top-up')}>
            {own('change')}
          </Button>
        </div>
      ) : null}
      {isOn && off.current?.error ? (
        <ErrorPanel
          // After an unknown outcome the message says what is known.
          title={off.current.outcome === 'refused' ? own('topUp.stillOn') : undefined}
          error={off.current.error}
          onRetry={turnOff}
        />
      ) : null}
      {dialog && charged ? <TopUpDialog account={account} charged={charged} cards={toCards} onClose={close} /> : null}
      {dialog && !charged ? <CardsFirst cards={cards} onClose={close} /> : null}
    </SidebarBlock>
  );
}

/** In the dialog's place until it is known what would be charged, and where that cannot be read. */
function CardsFirst({ cards, onClose }: Pick<BlockProps, 'cards'> & { readonly onClose: () => void }) {
  const t = useSafeguardsText();
  return (
    <Dialog open onClose={onClose} title={t('topUp.title')}>
      {cards.error ? (
        <ErrorPanel title={t('topUp.cardsFailed')} error={cards.error} onRetry={() => void cards.reload()} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </Dialog>
  );
}

function WhenOn({ account, charged }: { account: BillingAccount; charged: Charged | undefined }) {
  const t = useText();
  const own = useSafeguardsText();
  const tax = useTaxLabel();
  const { money } = useFormat();
  const face = useCardFace();
  const fallText = useFallText(account);
  const { siteCurrency: currency } = useSiteConfig();
  const { recurring_payment_amount: amount, recurring_payment_threshold: threshold } = account;
  const { card, processor, obstacle } = charged ?? {};
  const { total, charge } = topUpTotal({
    amount: big(amount),
    processor,
    vatPercentage: account.vat_percentage,
    currency,
  });
  const { fall, text } = fallText(big(threshold));
  return (
    <>
      <p className="ui-mut">{t('topUp.on', { amount: money(amount ?? 0), threshold: money(threshold ?? 0) })}</p>
      {card && !obstacle ? (
        <p className="ui-mut">
          {own('topUp.charges', {
            card: face(card).title,
            amount: charge ? money(charge.amount, { currency: charge.currency }) : money(total),
            tax,
          })}
        </p>
      ) : null}
      {obstacle || isTopUpPaused(account) ? null : (
        <p className="ui-mut">{withOneStop(own(fall.is === 'now' ? 'topUp.overdue' : 'topUp.next', { when: text }))}</p>
      )}
    </>
  );
}
