import type { UserProfile } from '@console/contract/user';
import { FactSection, Notice, useFormat } from '@console/ui';
import { valuesOf } from './details-values';
import { languageName } from './languages';
import { useText } from './texts';

/** The details of somebody that one acts for, to read. */
export function DetailsFacts({ profile, owner }: { profile: UserProfile; owner: string }) {
  const t = useText();
  const { locale } = useFormat();
  const values = valuesOf(profile);
  const given = (value: string) => value || <span className="ui-mut">{t('none')}</span>;
  return (
    <>
      <Notice>{t('details.theirs', { owner })}</Notice>
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
