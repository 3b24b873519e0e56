/** What a test card does when it is checked or charged. */
export type CardBehaviour =
  | 'approve'
  | 'challenge'
  | 'challenge_always'
  | 'decline'
  | 'insufficient'
  | 'lost'
  | 'expired'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'charge_fails';

export interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly behaviour: CardBehaviour;
  /** Names that stand for the card without its number, as processors have them: `tok_visa`, `pm_card_visa`. */
  readonly aliases: readonly string[];
}

const card = (number: string, brand: string, behaviour: CardBehaviour, ...aliases: string[]): TestCard => ({
  number,
  brand,
  behaviour,
  aliases,
});

/** Test cards with the numbers and names of the processors' own; the last four digits tell them apart. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'visa', 'approve', 'tok_visa', 'pm_card_visa'),
  card('5555555555554444', 'mastercard', 'approve', 'tok_mastercard', 'pm_card_mastercard'),
  card('378282246310005', 'amex', 'approve', 'tok_amex', 'pm_card_amex'),
  card('4000000000003220', 'visa', 'challenge', 'tok_threeDSecure2Required', 'pm_card_threeDSecure2Required'),
  card('4000002760003184', 'visa', 'challenge_always', 'tok_authenticationRequired', 'pm_card_authenticationRequired'),
  card('4000000000000002', 'visa', 'decline', 'tok_chargeDeclined', 'pm_card_chargeDeclined'),
  card(
    '4000000000009995',
    'visa',
    'insufficient',
    'tok_chargeDeclinedInsufficientFunds',
    'pm_card_chargeDeclinedInsufficientFunds',
  ),
  card('4000000000009987', 'visa', 'lost', 'tok_chargeDeclinedLostCard', 'pm_card_chargeDeclinedLostCard'),
  card('4000000000000069', 'visa', 'expired', 'tok_chargeDeclinedExpiredCard', 'pm_card_chargeDeclinedExpiredCard'),
  card(
    '4000000000000127',
    'visa',
    'incorrect_cvc',
    'tok_chargeDeclinedIncorrectCvc',
    'pm_card_chargeDeclinedIncorrectCvc',
  ),
  card(
    '4000000000000119',
    'visa',
    'processing_error',
    'tok_chargeDeclinedProcessingError',
    'pm_card_chargeDeclinedProcessingError',
  ),
  card('4000000000000341', 'visa', 'charge_fails', 'tok_chargeCustomerFail', 'pm_card_chargeCustomerFail'),
];

const DECLINED = 'Your card was declined.';

/** What a processor says of a card that it does not charge; undefined for one that it does. */
export const refusalOf: Readonly<Record<CardBehaviour, string | undefined>> = {
  approve: undefined,
  challenge: undefined,
  challenge_always: undefined,
  decline: DECLINED,
  charge_fails: DECLINED,
  insufficient: 'Your card has insufficient funds.',
  lost: 'Your card was reported as lost.',
  expired: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};

/** Words for a charge that the bank lets through only with the card's holder present. */
export const AUTHENTICATION_REQUIRED = 'Your card requires authentication. Top up by hand to confirm it.';
