import { endSession } from '@console/api';
import { allowLeaving, reloadPage, useShownEmail } from '@console/area';
import { Button } from '@console/ui';
import { returnToOwnAccount } from '../layout/banners';
import { PlainPage } from '../pages/plain-page';
import { useText } from '../texts';
import { signOutEverywhere } from './sign-out';

/** Asks who is there, at the address where one was: whoever comes back finds their drafts again. */
function logInAgain(): void {
  endSession();
  allowLeaving();
  reloadPage();
}

/** The server does not accept the token of somebody else's account any more; one's own key may still be good. */
function RejectedToken({ owner }: { owner: string }) {
  const t = useText();
  const shown = useShownEmail({ checksAdministrator: false });
  const title = t('session.rejectedAs', { owner: shown(owner) });
  return (
    <PlainPage title={title}>
      <div role="alert" className="ui-stack tight">
        <h1 className="shell-owner">{title}</h1>
        <p className="ui-sec">{t('session.rejectedWhy')}</p>
      </div>
      <Button variant="filled" autoFocus onClick={returnToOwnAccount}>
        {t('session.return')}
      </Button>
    </PlainPage>
  );
}

/** The server does not accept the API key any more. A reload would not help, so none is offered. */
function RejectedKey() {
  const t = useText();
  return (
    <PlainPage title={t('session.rejected')}>
      <div role="alert" className="ui-stack tight">
        <h1 className="shell-owner">{t('session.rejected')}</h1>
        <p className="ui-sec">{t('session.rejectedKept')}</p>
      </div>
      <div className="ui-row">
        <Button variant="filled" autoFocus onClick={logInAgain}>
          {t('session.again')}
        </Button>
        <Button onClick={() => void signOutEverywhere()}>{t('session.logOut')}</Button>
      </div>
    </PlainPage>
  );
}

/** A credential that the server does not accept any more ends the session. */
export const Rejected = ({ owner }: { owner: string | undefined }) =>
  owner === undefined ? <RejectedKey /> : <RejectedToken owner={owner} />;
