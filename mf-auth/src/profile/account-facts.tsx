import type { User } from '@console/contract/user';
import { CopyText, DateTime, Facts, SidebarBlock } from '@console/ui';
import { useText } from './texts';

/** What the server knows of the account and nobody can change here. */
export function AccountFacts({ user, email }: { user: User; email: string }) {
  const t = useText();
  const { profile_data: profile } = user;
  const none = <span className="ui-mut">{t('none')}</span>;
  const time = (value: Date | null | undefined) => (value ? <DateTime value={value} /> : none);
  return (
    <SidebarBlock title={t('user.title')}>
      <Facts
        items={[
          { id: 'id', label: t('user.id'), value: <CopyText value={String(user.id)} label={t('user.id')} mono /> },
          // Most user names are the address.
          ...(user.name === profile.email ? [] : [{ id: 'name', label: t('user.name'), value: email }]),
          { id: 'site', label: t('user.signUpSite'), value: user.signup_site || none },
          { id: 'created', label: t('user.created'), value: time(profile.created_at) },
          {
            id: 'updated',
            label: t('user.updated'),
            value: profile.updated_at ? (
              <DateTime value={profile.updated_at} />
            ) : (
              <span className="ui-mut">{t('user.never')}</span>
            ),
          },
          { id: 'activity', label: t('user.lastActivity'), value: time(user.last_activity) },
        ]}
      />
    </SidebarBlock>
  );
}
