import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';
import { useText } from '../../texts';
import { formSchema, type AccountValues, type FieldRules } from './field-rules';
import { useAccountText } from '../texts';

/** The schema of an account's form, with its messages in the language of the page. */
export function useAccountSchema(fields: FieldRules): GenericSchema<AccountValues> {
  const t = useText();
  const own = useAccountText();
  return useMemo(
    () =>
      formSchema(fields, {
        required: t('create.required'),
        email: t('create.email'),
        country: t('create.countryRule'),
        lang: own('form.langRule'),
      }),
    [fields, t, own],
  );
}
