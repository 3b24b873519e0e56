import { big } from '@console/api';
import { lazyScreen, useActionOf } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { useDialog } from '@console/domain/dialogs';
import { Button, ErrorPanel, SidebarBlock, Switch, useFormat } from '@console/ui';
import { useFallText, withOneStop } from '../account/use-fall-text';
import { useSafeguardsText } from '../safeguards-texts';
import { useText } from '../texts';
import { noticeSwitch, saveNotice } from './settings';

const NoticeDialog = lazyScreen(
  () => import(/* webpackChunkName: "billing-low-balance" */ './dialog').then((m) => m.NoticeDialog),
  null,
);

const nothing = (): void => undefined;

/** Whether a low balance is told by email, below which amount, and when that will be. */
export function LowBalanceBlock({ account }: { account: BillingAccount }) {
  const t = useText();
  const own = useSafeguardsText();
  const { money } = useFormat();
  const fallText = useFallText(account);
  const { dialog, open, close } = useDialog(['low-balance']);
  const action = useActionOf(noticeSwitch, String(account.id), nothing);
  const { is_enabled: isEnabled, threshold } = account.low_balance_notice_settings ?? {};
  const isOn = isEnabled === true;
  const { current, isRunning } = action;
  const turn = (next: boolean): void => {
    // Without an amount there is nothing to switch on yet.
    if (next && !threshold) return open('low-balance');
    void action
      .start({
        values: { isOn: next },
        work: () => saveNotice(account.id, next, threshold ?? 0),
        running: own('notice.saving'),
        done: own(next ? 'notice.saved' : 'notice.switchedOff'),
      })
      .catch(nothing); // shown below
  };
  const due = isOn ? fallText(big(threshold)) : undefined;
  return (
    <SidebarBlock
      title={t('notice.title')}
      extra={
        <Switch
          hideLabel
          label={t('notice.title')}
          checked={isRunning ? current?.values.isOn === true : isOn}
          disabled={isRunning}
          aria-describedby={`notice-${account.id}`}
          onChange={turn}
        />
      }
    >
      <div className="ui-stack tight" id={`notice-${account.id}`}>
        <p className="ui-mut">{isOn ? t('notice.on', { amount: money(threshold ?? 0) }) : t('notice.off')}</p>
        {due ? (
          <p className="ui-mut">
            {due.fall.is === 'now'
              ? own('notice.below')
              : withOneStop(own('notice.next', { when: due.text, rate: due.rate }))}
          </p>
        ) : null}
      </div>
      {isOn ? (
        <div>
          <Button size="sm" icon="pencil" onClick={() => open('low-balance')}>
            {own('change')}
          </Button>
        </div>
      ) : null}
      {current?.error && current.values.isOn !== isOn ? (
        <ErrorPanel
          // After an unknown outcome the message says what is known.
          title={current.outcome === 'refused' ? own(isOn ? 'notice.stillOn' : 'notice.stillOff') : undefined}
          error={current.error}
          onRetry={() => turn(current.values.isOn)}
        />
      ) : null}
      {dialog ? <NoticeDialog account={account} onClose={close} /> : null}
    </SidebarBlock>
  );
}
