import { useAdministrator, useQuery, useSession } from '@console/api';
import { Page, useShownEmail, useSiteConfig } from '@console/area';
import { listImpersonations } from '@console/contract/impersonation';
import { type User, getUser } from '@console/contract/user';
import { useBinding } from '@console/domain/binding';
import { Card, ErrorPanel, Notice, PageHead } from '@console/ui';
import { AccountFacts, DetailsFacts } from './facts';
import { Administrator } from './administrator';
import { Avatar } from './avatar';
import { DetailsForm } from './details-form';
import { INVITATIONS_ID, Invitations } from './invitations';
import { MfaSetting } from './mfa-setting';
import { PasswordSetting } from './password-setting';
import './profile.css';
import { useText } from './texts';
import { DetailsWaiting, FactsWaiting, PasswordWaiting } from './waiting';

/** Who is signed in, how they sign in, and for whom else they may act. A section that fails leaves the others. */
export function Profile() {
  const t = useText();
  const shown = useShownEmail();
  const { impersonation } = useSession();
  const user = useQuery(getUser, {});
  /** An administrator changes things for the user; whoever is kept to one of their billing accounts does not. */
  const binding = useBinding();
  return (
    <Page
      title={t('title')}
      {...(user.data
        ? { sidebar: <AccountFacts user={user.data} email={shown(user.data.name)} /> }
        : user.error
          ? {}
          : { sidebar: <FactsWaiting /> })}
    >
      <PageHead title={t('title')} />
      <div className="profile">
        {user.data && binding !== undefined ? (
          <>
            <Who user={user.data} />
            {impersonation || binding ? null : <Waiting />}
            {binding === null ? (
              <DetailsForm key={user.data.id} profile={user.data.profile_data} />
            ) : (
              <DetailsFacts
                profile={user.data.profile_data}
                why={binding.by === 'token' ? t('details.token') : t('details.theirs', { owner: shown(binding.owner) })}
              />
            )}
          </>
        ) : user.error ? (
          <ErrorPanel title={t('failed')} error={user.error} onRetry={() => void user.reload()} />
        ) : (
          <DetailsWaiting />
        )}
        {binding ? null : <Security user={user.data} hasFailed={user.error !== undefined} />}
        <InvitationsOrWhyNot />
        {impersonation ? null : <ForAdministrators />}
      </div>
    </Page>
  );
}

function Who({ user }: { user: User }) {
  const shown = useShownEmail();
  const { first_name, last_name, email, avatar } = user.profile_data;
  const address = shown(email ?? user.name);
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return (
    <div className="profile-who">
      <Avatar address={avatar} name={name || address} />
      <div>
        <h2>{name || address}</h2>
        {name ? <p>{address}</p> : null}
      </div>
    </div>
  );
}

/** Invitations that nobody has answered stand further down the page. */
function Waiting() {
  const t = useText();
  const { data } = useQuery(listImpersonations, {});
  const waiting = data?.filter(({ is_accepted }) => !is_accepted).length ?? 0;
  if (waiting === 0) return null;
  const show = (): void => document.getElementById(INVITATIONS_ID)?.scrollIntoView({ block: 'center' });
  return (
    <Notice
      action={
        <button type="button" className="ui-txtbtn" onClick={show}>
          {t('invitations.show')}
        </button>
      }
    >
      {t('invitations.waiting', { n: waiting })}
    </Notice>
  );
}

/** How one signs in. The second factor needs no profile: it stands here also while that fails. */
function Security({ user, hasFailed }: { user: User | undefined; hasFailed: boolean }) {
  const t = useText();
  const { mfaAvailable } = useSiteConfig();
  const isWaiting = !user && !hasFailed;
  if (!user && !isWaiting && !mfaAvailable) return null;
  return (
    <Card title={t('security.title')} flush>
      {user ? <PasswordSetting email={user.profile_data.email} /> : null}
      {isWaiting ? <PasswordWaiting /> : null}
      {mfaAvailable ? <MfaSetting /> : null}
    </Card>
  );
}

function InvitationsOrWhyNot() {
  const t = useText();
  const binding = useBinding();
  const invitations = useQuery(listImpersonations, binding ? null : {});
  if (!binding) return <Invitations invitations={invitations} />;
  return (
    <Card id={INVITATIONS_ID} title={t('invitations.title')}>
      <p className="ui-sec">{t(binding.by === 'token' ? 'invitations.token' : 'invitations.elsewhere')}</p>
    </Card>
  );
}

/** A hint for what to show only: the server decides. While it is not known, or cannot be, there is no form. */
function ForAdministrators() {
  const { isAdministrator } = useAdministrator();
  return isAdministrator === true ? <Administrator /> : null;
}
