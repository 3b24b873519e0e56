import './order-submit.css';
import { Button } from '@console/ui';
import { SubmitButton } from '@console/ui/forms';
import { useOrderText } from '../order/messages';

export interface OrderSubmitProps {
  /** 'Create virtual machine' */
  readonly label: string;
  readonly pendingLabel: string;
  /** Over the whole width, with the way out below it; else there is no room for that. */
  readonly isFull: boolean;
  /** Why it cannot be sent. */
  readonly reason?: string | undefined;
  /** Whether that passes by itself: it is not worth a line that comes and goes. */
  readonly isPassing?: boolean;
  /** Given where nobody knows how the order before has ended: away from it. */
  readonly onLeave?: (() => void) | undefined;
}

/** Sends an order. Where nobody knows how the one before has ended, that is a decision: to send it again, or to leave it. */
export function OrderSubmit({ label, pendingLabel, isFull, reason, isPassing = false, onLeave }: OrderSubmitProps) {
  const t = useOrderText();
  return (
    <>
      <SubmitButton pendingLabel={pendingLabel} full={isFull} showsReason={!isPassing} {...(reason ? { reason } : {})}>
        {onLeave ? t('sendAgain') : label}
      </SubmitButton>
      {onLeave && isFull ? (
        <Button full onClick={onLeave}>
          {t('leaveIt')}
        </Button>
      ) : null}
    </>
  );
}
