import { useSession } from '@console/api';
import { useSite } from '@console/area';
import { paths } from '@console/contract/paths';
import { isPathOf } from '../areas/app-path';
import { useAppPath } from '../layout/use-app-path';
import { leaving } from './leaving';

/** What is on the page: sign-in, what the identity provider comes back to, or anything that the signed-in part shows. */
export type PageKind = 'sign-in' | 'callback' | 'console';

/** Decides what the page is; who is signed in, and where, changes it. (spec 1, sections 2 and 4) */
export function usePageKind(): PageKind {
  const path = useAppPath();
  const { credential } = useSession();
  const { isLeaving } = leaving();
  const { mock, config } = useSite();
  if ((mock && path.startsWith('/mock/')) || isPathOf(paths.paymentReturn(), path) || isLeaving) return 'console';
  if (isPathOf(paths.authCallback(), path)) return 'callback';
  if (credential !== undefined) return 'console';
  // Whoever follows a referral link reads that this site has none.
  const isClosed = !config.referralCodeEnabled && `${path}/`.startsWith('/referral/');
  return isClosed ? 'console' : 'sign-in';
}
