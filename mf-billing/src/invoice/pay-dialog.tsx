import { codeRequest } from '@console/api';
import { useActionOf, useSiteConfig, useTaxLabel } from '@console/area';
import { payInvoice } from '@console/contract/invoice-payment';
import { paths } from '@console/contract/paths';
import { FormDialog } from '@console/domain/dialogs';
import { Facts, Link, useFormat } from '@console/ui';
import { takesTopUps } from '../account/can-top-up';
import { takesCards } from '../card/ways';
import { useText } from '../texts';
import { useInvoiceTexts } from './cells';
import { invoiceTotal, isPayable, type IssuedInvoice } from './kind';
import { payAction, payNow } from './pay';
import { InvoicesText, useInvoicesText } from './texts';
import { usePayer, usePayingCard } from './use-payer';

type Nothing = Readonly<Record<string, never>>;

interface PayDialogProps {
  /** Id of the billing account. */
  readonly account: number;
  readonly invoice: IssuedInvoice;
  readonly onClose: () => void;
}

/** Asks before an invoice is paid: how much, and by what. A payment that is declined stays here, with other ways to pay. */
export function PayDialog({ account, invoice, onClose }: PayDialogProps) {
  const t = useInvoicesText();
  const own = useText();
  const tax = useTaxLabel();
  const { money } = useFormat();
  const { name, type, period, due, dueIn } = useInvoiceTexts();
  const action = useActionOf(payAction, String(invoice.id), onClose);
  const payer = usePayer(account);
  const number = name(invoice);
  const total = invoiceTotal(invoice);
  const amount = total ? money(total) : t('pay.unknownAmount');
  // Where nobody knows how it ended, another way to pay may pay twice.
  const isDeclined = action.current?.outcome === 'refused';
  return (
    <FormDialog<Nothing, Nothing>
      action={action}
      title={t('pay.title', { number })}
      description={payer(total?.toFixed())}
      onClose={onClose}
      submitLabel={total ? t('pay.submit', { amount }) : t('pay.short')}
      pendingLabel={t('pay.pending')}
      reason={isPayable(invoice) ? undefined : t('pay.nothing')}
      defaultValues={{}}
      fields={[]}
      rules={() => ({})}
      code={() => [codeRequest(payInvoice, { invoice_id: invoice.id })]}
      toAction={(values) => ({
        values,
        work: () => payNow({ account, invoice }),
        running: t('pay.running', { number }),
        done: t('pay.done', { number }),
        // A payment is never sent again without looking at it.
        canRetry: false,
      })}
    >
      <Facts
        items={[
          { label: own('invoice.type'), value: [type(invoice), period(invoice)].filter(Boolean).join(', ') },
          {
            label: own('invoice.due'),
            value: (
              <>
                {due(invoice)}
                {dueIn(invoice) ? <span className="ui-mut">, {dueIn(invoice)}</span> : null}
              </>
            ),
          },
          { label: <b>{own('invoice.total', { tax })}</b>, value: <b>{amount}</b> },
        ]}
      />
      {isDeclined ? <OtherWays account={account} /> : null}
    </FormDialog>
  );
}

/** How else an invoice can be paid: where a card is charged for it, credit is not taken. */
function OtherWays({ account }: { account: number }) {
  const t = useInvoicesText();
  const card = usePayingCard(account);
  const { paymentProcessors } = useSiteConfig();
  const canAdd = takesCards(paymentProcessors);
  const isCreditTaken = takesTopUps(paymentProcessors);
  if (card === undefined || !(card || canAdd || isCreditTaken)) return null;
  const toCards = `${paths.billingAccount({ id: account })}?tab=cards`;
  const addCard = <Link to={toCards}>{t('pay.addCard')}</Link>;
  const topUp = <Link to={paths.topUp({ id: account })}>{t('pay.topUp')}</Link>;
  return (
    <p>
      {t('pay.otherwise')}{' '}
      {card ? (
        <Link to={toCards}>{t('pay.otherCard')}</Link>
      ) : canAdd && isCreditTaken ? (
        <InvoicesText id="pay.either" values={{ card: addCard, topUp }} />
      ) : canAdd ? (
        addCard
      ) : (
        topUp
      )}
    </p>
  );
}
