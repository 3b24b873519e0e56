import { useEffect, useMemo, useState } from 'react';
import { FormSection } from '@console/ui/forms';
import { useText } from '../../texts';
import { loadCountries, namedCountries, type Country } from '../countries';
import { DocumentField } from './document-field';
import type { FieldRules, FormField } from './field-rules';
import { CheckboxField, ComboboxField, TextField, useFormField } from './form';
import { namedLanguages } from '../languages';
import { useAccountText } from '../texts';

const pageLanguage = (): string => document.documentElement.lang || 'en';

interface ChoiceProps {
  readonly label: string;
  readonly optional: boolean;
}

/** A country by name. The list arrives by itself; until then, and without it, there are the site's own and the chosen one. */
function CountryField({ label, optional, home }: ChoiceProps & { readonly home: string }) {
  const t = useText();
  const locale = pageLanguage();
  const { value } = useFormField('country', optional);
  const [all, setAll] = useState<readonly Country[]>();
  useEffect(() => {
    let wanted = true;
    loadCountries(locale).then(
      (loaded) => wanted && setAll(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  const countries = all ?? namedCountries([...new Set([home, value].filter(Boolean))], locale);
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <ComboboxField
      name="country"
      label={label}
      optional={optional}
      placeholder={t('create.country')}
      options={options}
    />
  );
}

/** The language that an account is written to in; the site's own where none is chosen. */
function LanguageField({ label }: { readonly label: string }) {
  const t = useAccountText();
  const locale = pageLanguage();
  const { value } = useFormField('lang', true);
  // The one that stood there stays among the choices when another is chosen.
  const [first] = useState(value);
  const options = useMemo(
    () => [
      { value: '', label: t('form.langSite') },
      ...namedLanguages(locale, first).map(({ code, name }) => ({ value: code, label: name })),
    ],
    [t, locale, first],
  );
  return <ComboboxField name="lang" label={label} optional options={options} />;
}

type SectionId = 'account' | 'company' | 'address' | 'invoices';

const sections: readonly { readonly id: SectionId; readonly names: readonly FormField[] }[] = [
  { id: 'account', names: ['title', 'email', 'customer_name', 'customer_phone', 'customer_id_number'] },
  { id: 'company', names: ['company_name', 'company_reg_code', 'company_vat_number', 'document'] },
  { id: 'address', names: ['country', 'county', 'city', 'post_index', 'address_line1', 'address_line2'] },
  { id: 'invoices', names: ['lang'] },
];

/** What browsers know of a person, by field. */
const autoComplete: Partial<Record<FormField, string>> = {
  email: 'email',
  customer_name: 'name',
  customer_phone: 'tel',
  company_name: 'organization',
  address_line1: 'address-line1',
  address_line2: 'address-line2',
  city: 'address-level2',
  county: 'address-level1',
  post_index: 'postal-code',
};

const inputType = (name: FormField): 'email' | 'tel' | 'text' =>
  name === 'email' ? 'email' : name === 'customer_phone' ? 'tel' : 'text';

export interface AccountSectionsProps {
  readonly fields: FieldRules;
  readonly tax: string;
  /** The site's country. */
  readonly home: string;
  /** Name of the document that the account has already. */
  readonly documentName?: string | undefined;
}

/** The sections of an account's form that have a field on this site. */
export function AccountSections({ fields, tax, home, documentName }: AccountSectionsProps) {
  const t = useText();
  const own = useAccountText();
  const field = (name: FormField) => {
    const label = t(`field.${name}`, { tax });
    const optional = fields.get(name)?.required !== true;
    if (name === 'country') return <CountryField key={name} label={label} optional={optional} home={home} />;
    if (name === 'lang') return <LanguageField key={name} label={label} />;
    if (name === 'document')
      return <DocumentField key={name} label={label} isRequired={!optional} current={documentName} />;
    return (
      <TextField
        key={name}
        name={name}
        label={label}
        type={inputType(name)}
        optional={optional}
        autoComplete={autoComplete[name] ?? 'off'}
        {...(name === 'title' ? { hint: t('create.titleHint') } : {})}
      />
    );
  };
  return sections
    .map(({ id, names }) => ({ id, names: names.filter((name) => fields.has(name)) }))
    .filter(({ names }) => names.length > 0)
    .map(({ id, names }) => (
      <FormSection key={id} id={id} title={id === 'invoices' ? own('form.invoices') : t(`create.${id}`)}>
        {id === 'invoices' ? <CheckboxField name="send_invoice_email" label={own('form.sendInvoices')} /> : null}
        <div className="ui-halves">{names.map(field)}</div>
      </FormSection>
    ));
}
