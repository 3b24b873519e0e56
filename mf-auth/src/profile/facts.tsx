import type { User, UserProfile } from '@console/contract/user';
import { CopyText, Facts, SidebarBlock, FactSection, Notice, useFormat } from '@console/ui';
import { DateTimeCell, UnknownCell } from '@console/ui/data';
import { useText } from './texts';
import { valuesOf } from './details-values';
import { languageName } from './languages';

/** What the server knows of the account and nobody can change here. */
export function AccountFacts({ user, email }: { user: User; email: string }) {
  const t = useText();
  const { profile_data: profile } = user;
  const time = (value: Date | null | undefined) => <DateTimeCell value={value} />;
  return (
    <SidebarBlock title={t('user.title')}>
      <Facts
        items={[
          { id: 'id', label: t('user.id'), value: <CopyText value={String(user.id)} label={t('user.id')} mono /> },
          // Most user names are the address.
          ...(user.name === profile.email ? [] : [{ id: 'name', label: t('user.name'), value: email }]),
          { id: 'site', label: t('user.signUpSite'), value: user.signup_site || <UnknownCell /> },
          { id: 'created', label: t('user.created'), value: time(profile.created_at) },
          {
            id: 'updated',
            label: t('user.updated'),
            value:
              profile.updated_at === null ? (
                <span className="ui-mut">{t('user.never')}</span>
              ) : (
                time(profile.updated_at)
              ),
          },
          { id: 'activity', label: t('user.lastActivity'), value: time(user.last_activity) },
        ]}
      />
    </SidebarBlock>
  );
}

/** Details to read, and why they cannot be changed. */
export function DetailsFacts({ profile, why }: { profile: UserProfile; why: string }) {
  const t = useText();
  const { locale } = useFormat();
  const values = valuesOf(profile);
  const given = (value: string) => value || <span className="ui-mut">{t('none')}</span>;
  return (
    <>
      <Notice>{why}</Notice>
      <FactSection
        title={t('details.title')}
        columns={3}
        items={[
          { label: t('details.firstName'), value: given(values.first_name) },
          { label: t('details.lastName'), value: given(values.last_name) },
          { label: t('details.phone'), value: given(values.phone_number) },
          { label: t('details.personalId'), value: given(values.personal_id_number) },
          { label: t('details.language'), value: given(languageName(values.lang, locale)) },
        ]}
      />
    </>
  );
}
