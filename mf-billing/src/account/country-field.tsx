import { useEffect, useState } from 'react';
import { useText } from '../texts';
import type { Country } from './countries';
import { loadCountries, namedCountries } from './countries';
import { SelectField } from './form';

interface CountryFieldProps {
  readonly label: string;
  readonly optional: boolean;
  /** The site's own country: there before the list is. */
  readonly home: string;
}

/** A country by name. The list arrives by itself; until then, and without it, there is the site's own country. */
export function CountryField({ label, optional, home }: CountryFieldProps) {
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
