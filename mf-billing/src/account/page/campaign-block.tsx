import { useId, useState, type FormEvent } from 'react';
import { call, toApiError } from '@console/api';
import { outcomeOf, useAction } from '@console/area';
import { listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { activateCampaign } from '@console/contract/campaign';
import { listCredit } from '@console/contract/credit';
import { Button, Icon, Input, plainMessage, SidebarBlock, toast } from '@console/ui';
import { campaignDoneText } from '../campaign-done';
import { useAccountText } from '../texts';

/** What is wrong with the code as it stands; nobody may know whether it was used. */
interface Fault {
  readonly text: string;
  readonly isUnsure?: boolean;
}

/** Uses the code of a campaign. What the server says of it is shown: of a failure at the field, where the code stays. */
export function CampaignBlock({ account }: { account: BillingAccount }) {
  const t = useAccountText();
  const id = useId();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Fault>();
  const { run, isRunning } = useAction(
    (campaign_code: string) => call(activateCampaign, { billing_account_id: account.id, campaign_code }),
    { changes: [listBillingAccounts, listCredit] },
  );
  const activate = async (): Promise<void> => {
    const wanted = code.trim();
    if (wanted === '') return setFault({ text: t('campaign.empty') });
    setFault(undefined);
    try {
      const done = await run(wanted);
      setCode('');
      toast.success(campaignDoneText(done));
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!error.aborted) setFault({ text: plainMessage(error.text), isUnsure: outcomeOf(error) === 'unknown' });
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isRunning) void activate();
  };
  return (
    <SidebarBlock title={t('campaign.title')}>
      <form className="ui-stack tight" noValidate onSubmit={submit}>
        <div className="ui-row">
          <Input
            label={t('campaign.title')}
            placeholder={t('campaign.code')}
            value={code}
            autoComplete="off"
            spellCheck={false}
            invalid={fault !== undefined}
            aria-describedby={fault && id}
            onChange={(value) => {
              setCode(value);
              setFault(undefined);
            }}
          />
          <Button type="submit" pending={isRunning} pendingLabel={t('campaign.use')}>
            {t(fault?.isUnsure ? 'campaign.again' : 'campaign.use')}
          </Button>
        </div>
        {fault ? (
          <p id={id} role="alert" className="ui-small ui-danger-text ui-row">
            <Icon name="circle-alert" size={14} />
            <span>{fault.text}</span>
          </p>
        ) : null}
      </form>
    </SidebarBlock>
  );
}
