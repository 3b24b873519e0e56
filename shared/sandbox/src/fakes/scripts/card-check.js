/** How the fakes read a card: number, expiry and code, with the processors' words for what is wrong. */
(function () {
  'use strict';
  if (window.SandboxCard) return;

  const digits = (text) => String(text || '').replace(/\D/g, '');

  function isLuhn(number) {
    let sum = 0;
    [...number].reverse().forEach((digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1);
      sum += value > 9 ? value - 9 : value;
    });
    return sum % 10 === 0;
  }

  function brandOf(number) {
    if (number.startsWith('4')) return 'visa';
    if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
    if (/^3[47]/.test(number)) return 'amex';
    return 'unknown';
  }

  const fault = (code, message) => ({ error: { type: 'validation_error', code, message } });

  function numberFault(number) {
    if (number.length < 13) return fault('incomplete_number', 'Your card number is incomplete.');
    return isLuhn(number) ? undefined : fault('invalid_number', 'Your card number is invalid.');
  }

  function expiryFault(month, year) {
    if (!(month >= 1 && month <= 12) || !Number.isInteger(year))
      return fault('incomplete_expiry', "Your card's expiration date is incomplete.");
    return Date.UTC(year, month, 1) <= Date.now()
      ? fault('invalid_expiry_year_past', "Your card's expiration year is in the past.")
      : undefined;
  }

  /** `{card: {brand, last4, month, year}}`, or `{error}` in the processor's words. */
  function read({ number, month, year, cvc }) {
    const plain = digits(number);
    const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
    const codeFault =
      digits(cvc).length < 3 ? fault('incomplete_cvc', "Your card's security code is incomplete.") : undefined;
    const found = numberFault(plain) || expiryFault(Number(month), full) || codeFault;
    return found || { card: { brand: brandOf(plain), last4: plain.slice(-4), month: Number(month), year: full } };
  }

  /** Month and year of 'MM / YY'. */
  function expiry(text) {
    const plain = digits(text);
    return { month: Number(plain.slice(0, 2)), year: plain.length >= 4 ? 2000 + Number(plain.slice(-2)) : Number.NaN };
  }

  window.SandboxCard = { read, expiry, brandOf, digits };
})();
