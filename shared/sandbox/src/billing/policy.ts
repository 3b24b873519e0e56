/** Times of the sandbox's own: no rule says what a real cloud waits for. In seconds of the site's clock. */
const DAY = 86_400;

/** From the end of a month to the day on which its invoice has to be paid. */
export const INVOICE_DUE = 16 * DAY;
/** From that day to the suspension of the account. */
export const SUSPENDED_AFTER = 30 * DAY;
/** From freezing to termination. */
export const TERMINATED_AFTER = 30 * DAY;
/** From termination to the end of everything that runs on the account. */
export const EMPTIED_AFTER = 14 * DAY;
/** From the order of an account with a document to its validation. */
export const VALIDATED_AFTER = DAY;
/** Between two automated top-ups of an account where one was not enough. */
export const TOP_UP_PAUSE = 3600;

const rates: Readonly<Record<string, number>> = {
  EE: 24,
  DE: 19,
  FI: 25.5,
  LV: 21,
  LT: 21,
  GB: 20,
  FR: 20,
  NL: 21,
  ES: 21,
  IT: 22,
  ID: 11,
  IN: 18,
  TH: 7,
  SG: 9,
  MY: 8,
  AE: 5,
  TN: 19,
  GE: 18,
  TR: 20,
  CA: 5,
  AU: 10,
  US: 0,
};

/** VAT of a country in per cent; 20 where it is not known. */
export const vatOf = (country: string): number => rates[country.toUpperCase()] ?? 20;
