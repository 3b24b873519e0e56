import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Delayed, ErrorPanel, SkeletonText, VisuallyHidden } from '@console/ui';
import type { UiError } from '@console/ui';
import { useProcessorText } from './texts';

/** How a load has ended, and which one. */
type Arrival<Vendor> = { readonly load: () => Promise<Vendor> } & (
  | { readonly error: UiError }
  | { readonly vendor: Vendor }
);

interface VendorReadyProps<Vendor> {
  /** How people know the vendor: 'Stripe'. */
  readonly name: string;
  /** The same function as long as what it loads is the same. */
  readonly load: () => Promise<Vendor>;
  readonly children: (vendor: Vendor) => ReactNode;
}

const asError = (error: unknown): UiError => (error instanceof Error ? error : { message: String(error) });

/** What needs a vendor's script: while it loads, where it does not come (with another try), and once it is there. */
export function VendorReady<Vendor>({ name, load, children }: VendorReadyProps<Vendor>) {
  const t = useProcessorText();
  const [arrived, setArrived] = useState<Arrival<Vendor>>();
  const begin = useCallback(() => {
    let isWanted = true;
    const arrive = (now: Arrival<Vendor>) => {
      if (isWanted) setArrived(now);
    };
    load().then(
      (vendor) => arrive({ load, vendor }),
      (error: unknown) => arrive({ load, error: asError(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  useEffect(() => begin(), [begin]);
  const retry = () => {
    setArrived(undefined);
    begin();
  };
  const now = arrived?.load === load ? arrived : undefined;
  if (now && 'vendor' in now) return children(now.vendor);
  if (now) return <ErrorPanel error={now.error} onRetry={retry} />;
  return (
    <div role="status">
      <VisuallyHidden>{t('script.loading', { vendor: name })}</VisuallyHidden>
      <Delayed>
        <SkeletonText lines={3} />
      </Delayed>
    </div>
  );
}
