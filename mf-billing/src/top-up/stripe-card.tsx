import { useCallback, useState, type ReactNode } from 'react';
import type { Stripe } from '@stripe/stripe-js';
import { useSiteConfig } from '@console/area';
import { Card } from '@console/ui';
import { stripeOf } from '../processor/stripe';
import { VendorReady } from '../processor/vendor-ready';

interface StripeCardProps {
  readonly title: string;
  /** Keyword, for its public key. */
  readonly processor: string;
  readonly children: (stripe: Stripe) => ReactNode;
}

/** A step of a payment that Stripe's script takes part in; it is loaded with the step. */
export function StripeCard({ title, processor, children }: StripeCardProps) {
  const { paymentProcessors } = useSiteConfig();
  const key = paymentProcessors.find(({ keyword }) => keyword === processor)?.public_key ?? '';
  const load = useCallback(() => stripeOf(key), [key]);
  return (
    <Card title={title}>
      <VendorReady name="Stripe" load={load}>
        {children}
      </VendorReady>
    </Card>
  );
}

/**
 * One confirmation by Stripe at a time. Whatever its script says of the end, `onConfirmed` asks how the payment stands.
 * @returns `fault`: Stripe's own words for what went wrong
 */
export function useConfirmation(onConfirmed: () => void) {
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const confirm = async (work: () => Promise<{ error?: { message?: string } }>): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setFault(undefined);
    try {
      const { error } = await work();
      setFault(error?.message);
    } catch (thrown) {
      setFault(thrown instanceof Error ? thrown.message : String(thrown));
    }
    setPending(false);
    onConfirmed();
  };
  return { isPending, fault, confirm };
}
