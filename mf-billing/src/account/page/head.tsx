import { useRef } from 'react';
import { useTaxLabel } from '@console/area';
import { useNavigate } from '@console/area/router';
import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { useDialog } from '@console/domain/dialogs';
import { Badge, Button, LinkButton, Menu, PageHead, useFormat } from '@console/ui';
import { useText } from '../../texts';
import { DeleteAccountDialog } from '../lazy-dialog';
import { accountDialogs, useAccountMenu } from '../menu';
import { ShownStatus } from '../shown-status';
import { accountStatus, restriction } from '../state';
import { useAccountText } from '../texts';
import { useTopUpOffer } from '../top-up-offer';

/** Name, state and number of an account, and what can be done with it. */
export function AccountHead({ account }: { account: BillingAccount }) {
  const t = useText();
  const own = useAccountText();
  const navigate = useNavigate();
  const isDeleted = useRef(false);
  const { dialog, open, close } = useDialog(accountDialogs);
  const menu = useAccountMenu({ onOpen: open, isOpen: true });
  const topUp = useTopUpOffer()(account);
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const leave = () => (isDeleted.current ? void navigate(paths.billing(), { replace: true }) : close());
  const tax = useTaxLabel();
  const format = useFormat();
  const number = account.company_vat_number;
  const rate = account.vat_percentage ? format.percent(account.vat_percentage / 100) : undefined;
  return (
    <>
      <PageHead
        title={accountTitle(account)}
        facts={
          <>
            <ShownStatus shown={accountStatus(account)} />
            {account.is_default ? <Badge>{t('account.default')}</Badge> : null}
            {restriction(account).state === 'good' ? null : <ShownStatus shown={restriction(account)} />}
            <span className="ui-mut">
              {[
                t('account.number', { id: account.id }),
                number && t('account.vatNumber', { tax, number }),
                rate && (number ? rate : t('account.vatRate', { tax, rate })),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </>
        }

        actions={
          <>
            <LinkButton icon="pencil" to={paths.billingAccountEdit(account)}>
              {own('action.edit')}
            </LinkButton>
            <Menu label={own('action.more')} items={menu(account)} align="end" />
            {topUp ? (
              topUp.reason ? (
                <Button variant="filled" icon="plus" reason={topUp.reason}>
                  {own('action.topUp')}
                </Button>
              ) : (
                <LinkButton variant="filled" icon="plus" to={topUp.to}>
                  {own('action.topUp')}
                </LinkButton>
              )
            ) : null}
          </>
        }
      />
      {dialog === 'delete' ? (
        <DeleteAccountDialog
          account={account}
          onClose={leave}
          onDeleted={() => {
            isDeleted.current = true;
          }}
        />
      ) : null}
    </>
  );
}
