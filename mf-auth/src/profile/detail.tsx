import { useQuery } from '@console/api';
import { Page } from '@console/area';
import type { User } from '@console/contract/user';
import { getUser } from '@console/contract/user';
import { Card, DateTime, Delayed, ErrorPanel, FactSection, PageHead, SkeletonText } from '@console/ui';
import { useText } from '../texts';
import { Avatar } from './avatar';
import { Invitations } from './invitations';

/** Who is signed in, as the server knows them, and what they may do for others. Read-only. */
export function Profile() {
  const t = useText();
  const user = useQuery(getUser, {});
  return (
    <Page title={t('profile.title')}>
      <PageHead title={t('profile.title')} />
      {user.data ? (
        <Details user={user.data} />
      ) : user.error ? (
        <ErrorPanel error={user.error} onRetry={user.reload} />
      ) : (
        <Delayed>
          <Card title={t('profile.details')}>
            <SkeletonText lines={4} />
          </Card>
        </Delayed>
      )}
      <Invitations />
    </Page>
  );
}

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

function Details({ user }: { user: User }) {
  const t = useText();
  const { profile_data: profile } = user;
  const given = (value: string | null | undefined) => value || <span className="ui-mut">{t('profile.none')}</span>;
  const time = (value: Date | null | undefined) => (value ? <DateTime value={value} /> : given(undefined));
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ') || user.name;
  return (
    <>
      <div className="ui-row">
        <Avatar address={profile.avatar} name={name} />
        <div className="ui-grow">
          <div className="ui-strong ui-cut" title={name}>
            {name}
          </div>
          <div className="ui-mut ui-cut">{profile.email}</div>
        </div>
      </div>
      <FactSection
        title={t('profile.details')}
        items={[
          { label: t('profile.firstName'), value: given(profile.first_name) },
          { label: t('profile.lastName'), value: given(profile.last_name) },
          { label: t('profile.email'), value: given(profile.email), ...(profile.email ? { copy: profile.email } : {}) },
          { label: t('profile.phone'), value: given(profile.phone_number) },
          { label: t('profile.personalId'), value: given(profile.personal_id_number) },
          { label: t('profile.language'), value: given(language(profile.lang)) },
          { label: t('profile.created'), value: time(profile.created_at) },
          { label: t('profile.updated'), value: time(profile.updated_at) },
        ]}
      />
      <FactSection
        title={t('profile.account')}
        items={[
          { label: t('profile.name'), value: user.name },
          { label: t('profile.userId'), value: String(user.id), copy: String(user.id), mono: true },
          { label: t('profile.signUpSite'), value: given(user.signup_site) },
          { label: t('profile.lastActivity'), value: time(user.last_activity) },
        ]}
      />
    </>
  );
}

/** The name of a language in the language of the page; a code that is none stays as it is. */
function language(code: string | null | undefined): string | undefined {
  if (!code || !LANGUAGE.test(code)) return code ?? undefined;
  return new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' }).of(code);
}
