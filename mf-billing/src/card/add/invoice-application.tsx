import { call } from '@console/api';
import { outcomeOf, useAction } from '@console/area';
import type { Card } from '@console/contract/card';
import { applyForInvoicePayment } from '@console/contract/card-write';
import { Button, ErrorPanel, LinkButton, Notice, useFormat } from '@console/ui';
import { refreshCards } from '../make-primary';
import { useCardText } from '../texts';
import type { FormProps } from './card-form';

/** Asks to pay by invoice; the provider decides. An application that is there already is shown instead. */
export function InvoiceApplication({
  place: { account, known },
  current,
  back,
  onSaved,
}: Omit<FormProps, 'holder'> & { readonly current: Card | undefined }) {
  const t = useCardText();
  const format = useFormat();
  const apply = useAction(async () => {
    try {
      return await call(applyForInvoicePayment, { billing_account_id: account }, { before: { known } });
    } finally {
      void refreshCards();
    }
  });
  const begin = (): void => {
    apply.run().then(onSaved, () => undefined); // shown below
  };
  if (current)
    return (
      <div className="ui-stack">
        <Notice tone={current.is_verified ? 'ok' : 'info'}>
          {current.is_verified
            ? t(current.is_primary ? 'invoice.approved' : 'invoice.approvedOnly')
            : current.created
              ? t('invoice.pending', { date: format.date(current.created) })
              : t('invoice.pendingUndated')}
        </Notice>
        <div className="ui-row">
          <LinkButton to={back}>{t('add.back')}</LinkButton>
        </div>
      </div>
    );
  return (
    <div className="ui-stack">
      <p>{t('invoice.intro')}</p>
      {apply.error ? (
        <ErrorPanel
          title={t(outcomeOf(apply.error) === 'unknown' ? 'invoice.failed' : 'invoice.refused')}
          error={apply.error}
        />
      ) : null}
      <div className="ui-row">
        <Button variant="filled" pending={apply.isRunning} pendingLabel={t('invoice.running')} onClick={begin}>
          {t('invoice.apply')}
        </Button>
        <LinkButton to={back}>{t('add.cancel')}</LinkButton>
      </div>
    </div>
  );
}
