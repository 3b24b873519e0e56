import { useSearchParams } from '@console/area/router';
import { AccountFrame } from '../account/frame';
import { TopUpForm } from './form';
import { PaymentScreen } from './payment-screen';

/** Tops up an account; with `payment` in the address, how that payment goes on and has ended. */
export function TopUpPage() {
  const [params] = useSearchParams();
  const payment = params.get('payment');
  return (
    <AccountFrame hasSidebar>
      {(account) =>
        payment === null ? (
          <TopUpForm key={account.id} account={account} />
        ) : (
          <PaymentScreen key={payment} account={account} identifier={payment} />
        )
      }
    </AccountFrame>
  );
}
