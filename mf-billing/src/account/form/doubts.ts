import { isPhoneNumber, loadPhoneRules } from './phone-number';
import { isVatNumberOf, loadVatRules } from './vat-number';

/** Fields whose content a rule of the country can put in doubt. */
export const doubtfulFields = ['company_vat_number', 'customer_phone'] as const;
export type DoubtfulField = (typeof doubtfulFields)[number];

/** What is typed there, and where it is from. */
export type Doubtful = Readonly<Record<DoubtfulField | 'country', string>>;

/** The rules that ask, one for each field: whether the content is right, or undefined where nobody can tell. */
type Checks = Record<DoubtfulField, (text: string, country: string) => Promise<boolean | undefined>>;

const checks: Checks = {
  company_vat_number: async (number, country) => isVatNumberOf(number, country, await loadVatRules()),
  customer_phone: async (number, country) => isPhoneNumber(number, country, await loadPhoneRules()),
};

/**
 * The fields whose content looks wrong. The rules know less than the server: what they doubt is asked once, and not
 * refused. Without them (their code did not come) nothing is doubted.
 * @param fields those that are asked about
 * @param home the site's country: where the account is, when none is chosen
 */
export async function doubtsOf(
  values: Doubtful,
  fields: readonly DoubtfulField[],
  home: string,
  by: Checks = checks,
): Promise<DoubtfulField[]> {
  const country = values.country || home;
  const outcomes = await Promise.all(
    fields.map(async (field) => {
      const text = values[field].trim();
      if (!text) return undefined;
      const isRight = await by[field](text, country).catch(() => undefined);
      return isRight === false ? field : undefined;
    }),
  );
  return outcomes.filter((field) => field !== undefined);
}
