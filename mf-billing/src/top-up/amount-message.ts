import { useSiteConfig } from '@console/area';
import { currencyDigits } from '@console/contract/currency';
import { LARGEST_AMOUNT } from '@console/contract/schema';
import { useFormat } from '@console/ui';
import { useNumberMarks } from '@console/ui/forms';
import { useText as useBillingText } from '../texts';
import { writtenAmount, type AmountProblem } from './amount';
import { useText } from './texts';

/** What is wrong with an amount, in words. */
export function useAmountMessage(): (problem: AmountProblem) => string {
  const t = useText();
  const billing = useBillingText();
  const format = useFormat();
  const marks = useNumberMarks();
  const { siteCurrency: currency, minimumTopupAmount: least } = useSiteConfig();
  return (problem) => {
    switch (problem) {
      case 'empty':
        return t('amount.empty');
      case 'notNumber':
        return t('amount.notNumber', {
          example: writtenAmount(Math.max(least, 50) + 0.5, { currency, marks }),
        });
      case 'decimals':
        return t('amount.decimals', { digits: currencyDigits(currency), currency });
      case 'least':
        return billing('amount.tooSmall', { amount: format.money(least || 1 / 10 ** currencyDigits(currency)) });
      case 'most':
        return billing('amount.tooLarge', { amount: format.money(LARGEST_AMOUNT) });
    }
  };
}
