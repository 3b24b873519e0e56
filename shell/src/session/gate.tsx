import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '@console/api';
import { lazyScreen, useSite } from '@console/area';
import { paths } from '@console/contract/paths';
import { LoadingScreen } from '@console/ui';
import { isPathOf } from '../areas/app-path';
import { Layout } from '../layout/layout';
import { useAppPath } from '../layout/use-app-path';
import { PaymentReturn } from '../pages/payment-return';
import { leaving } from './leaving';
import { Rejected } from './rejected';
import { MarkOfDemo } from './signed-out';

const NoReferral = lazyScreen(() =>
  import(/* webpackChunkName: "switched-off" */ '../offers/no-referral').then((module) => module.default),
);
const MockPages = lazy(() => import(/* webpackChunkName: "dev-mock" */ '../mock/pages'));

/** What stands on the page without the console around it; undefined where the console does. */
function usePageAlone(): ReactNode {
  const path = useAppPath();
  const { credential, impersonation, rejected } = useSession();
  const { isLeaving } = leaving();
  const { mock } = useSite();
  if (mock && path.startsWith('/mock/')) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <MockPages path={path} search={window.location.search} />
      </Suspense>
    );
  }
  if (isPathOf(paths.paymentReturn(), path)) return <PaymentReturn />;
  if (isLeaving) return <LoadingScreen logo />;
  if (credential === undefined) return <NoReferral />;
  if (rejected) return <Rejected owner={impersonation?.access_owner} />;
  return undefined;
}

/** What the page is where it is not sign-in: a plain text, or the console. (spec 1, sections 2 and 4) */
export function Gate() {
  const alone = usePageAlone();
  if (alone === undefined) return <Layout />;
  return (
    <>
      <MarkOfDemo />
      {alone}
    </>
  );
}
