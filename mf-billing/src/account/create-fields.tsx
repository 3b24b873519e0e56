import { useEffect, useState } from 'react';
import type { BillingField } from '@console/contract/site-config';
import { useText } from '../texts';
import { loadCountries, namedCountries, type Country } from './countries';
import { DocumentField } from './document-field';
import type { FieldRules, FormField } from './field-rules';
import { SelectField, TextField } from './form';

interface CountryFieldProps {
  readonly label: string;
  readonly optional: boolean;
  /** The site's own country: there before the list is. */
  readonly home: string;
}

/** A country by name. The list arrives by itself; until then, and without it, there is the site's own country. */
function CountryField({ label, optional, home }: CountryFieldProps) {
  const t = useText();
  const locale = document.documentElement.lang || 'en';
  const [countries, setCountries] = useState<readonly Country[]>(() => namedCountries([home], locale));
  useEffect(() => {
    let wanted = true;
    loadCountries(locale).then(
      (all) => wanted && setCountries(all),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <SelectField name="country" label={label} optional={optional} placeholder={t('create.country')} options={options} />
  );
}

type SectionId = 'account' | 'company' | 'address';

const sections: readonly { readonly id: SectionId; readonly names: readonly FormField[] }[] = [
  { id: 'account', names: ['title', 'email', 'customer_name', 'customer_phone', 'customer_id_number'] },
  { id: 'company', names: ['company_name', 'company_reg_code', 'company_vat_number', 'document'] },
  { id: 'address', names: ['country', 'county', 'city', 'address_line1', 'post_index'] },
];

const isShown = (fields: FieldRules, name: FormField): boolean => name === 'title' || fields.has(name);

/** The sections of the form that have a field on this site, with the fields that they show. */
export const sectionsOf = (fields: FieldRules) =>
  sections
    .map(({ id, names }) => ({ id, names: names.filter((name) => isShown(fields, name)) }))
    .filter(({ names }) => names.length > 0);

/** What browsers know of a person, by field. */
const autoComplete: Partial<Record<FormField, string>> = {
  email: 'email',
  customer_name: 'name',
  customer_phone: 'tel',
  company_name: 'organization',
  address_line1: 'address-line1',
  city: 'address-level2',
  county: 'address-level1',
  post_index: 'postal-code',
};

const inputType = (name: FormField): 'email' | 'tel' | 'text' =>
  name === 'email' ? 'email' : name === 'customer_phone' ? 'tel' : 'text';

interface AccountFieldsProps {
  readonly fields: FieldRules;
  readonly names: readonly FormField[];
  readonly tax: string;
  readonly country: string;
}

/** The fields of one section. */
export function AccountFields({ fields, names, tax, country }: AccountFieldsProps) {
  const t = useText();
  const isRequired = (name: FormField): boolean =>
    name !== 'title' && fields.get(name satisfies BillingField)?.required === true;
  return names.map((name) => {
    const label = t(`field.${name}`, { tax });
    if (name === 'country')
      return <CountryField key={name} label={label} optional={!isRequired(name)} home={country} />;
    if (name === 'document') return <DocumentField key={name} label={label} isRequired={isRequired(name)} />;
    return (
      <TextField
        key={name}
        name={name}
        label={label}
        type={inputType(name)}
        optional={!isRequired(name)}
        autoComplete={autoComplete[name] ?? 'off'}
        {...(name === 'title' ? { hint: t('create.titleHint') } : {})}
      />
    );
  });
}
