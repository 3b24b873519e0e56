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
