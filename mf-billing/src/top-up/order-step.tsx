import { useCallback, useState } from 'react';
import { useSiteConfig } from '@console/area';
import { Button, Card, Notice } from '@console/ui';
import type { NextStep } from '../payment/payment';
import { razorpayWindow, type RazorpayEnd, type RazorpayOrder } from '../processor/razorpay';
import { VendorReady } from '../processor/vendor-ready';
import { useText } from './texts';

interface OrderStepProps {
  readonly order: NextStep & { kind: 'order' };
  /** Of the processor. */
  readonly name: string;
  /** Asks how the payment stands: what the window says is only a hint. */
  readonly onConfirmed: () => void;
}

/** An order that the processor's window over this page takes. */
export function OrderStep({ order, name, onConfirmed }: OrderStepProps) {
  const t = useText();
  const load = useCallback(() => razorpayWindow(), []);
  return (
    <Card title={t('order.title', { processor: name })}>
      <div className="ui-stack">
        <p>{t('order.text', { processor: name })}</p>
        <VendorReady name={name} load={load}>
          {(open) => <OpenOrder order={order} name={name} open={open} onConfirmed={onConfirmed} />}
        </VendorReady>
      </div>
    </Card>
  );
}

interface OpenOrderProps extends OrderStepProps {
  readonly open: (order: RazorpayOrder) => Promise<RazorpayEnd>;
}

function OpenOrder({ order, name, open, onConfirmed }: OpenOrderProps) {
  const t = useText();
  const { siteName } = useSiteConfig();
  const [end, setEnd] = useState<RazorpayEnd | 'open'>();
  const { key, orderId, amount, currency } = order;
  const pay = (): void => {
    if (end === 'open') return;
    setEnd('open');
    void open({ key: key ?? '', orderId, amount, currency, name: siteName }).then((how) => {
      setEnd(how);
      onConfirmed();
    });
  };
  const hintOf = (state: typeof end): string | undefined => {
    if (state === undefined || state === 'open') return undefined;
    if (state.state === 'closed') return t('order.closed');
    return state.state === 'failed' ? state.message : undefined;
  };
  const hint = hintOf(end);
  return (
    <>
      {hint ? <Notice tone="warn">{hint}</Notice> : null}
      <div className="ui-row wrap">
        <Button
          variant="filled"
          pending={end === 'open'}
          pendingLabel={t('order.pending', { processor: name })}
          onClick={pay}
        >
          {t('order.open', { processor: name })}
        </Button>
      </div>
    </>
  );
}
