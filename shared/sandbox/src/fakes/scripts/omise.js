/** Stands in for Omise.js: tokens of cards and sources of other methods, in the browser alone. */
(function () {
  'use strict';
  if (window.Omise) return;
  const { mint, random } = window.SandboxProcessor;
  const { read } = window.SandboxCard;
  let publicKey = '';

  const refuse = (callback, code, message) => callback(400, { object: 'error', code, message });

  /** Answers as Omise does: a status and what was made, or an error. */
  function answer(callback, make) {
    setTimeout(() => {
      if (publicKey) make();
      else callback(401, { object: 'error', code: 'authentication_failure', message: 'authentication failed' });
    });
  }

  window.Omise = {
    setPublicKey(key) {
      publicKey = key;
    },

    createToken(type, details, callback) {
      answer(callback, () => {
        if (type !== 'card') return refuse(callback, 'bad_request', `cannot make a token of a ${type}`);
        const { number, expiration_month: month, expiration_year: year, security_code: cvc, name } = details;
        const found = read({ number, month, year, cvc });
        if (found.error) return refuse(callback, 'invalid_card', found.error.message);
        const { brand, last4 } = found.card;
        const card = {
          object: 'card',
          brand,
          last_digits: last4,
          name,
          expiration_month: month,
          expiration_year: year,
        };
        return callback(200, {
          object: 'token',
          id: mint('tokn_test', found.card),
          livemode: false,
          used: false,
          card,
        });
      });
    },

    createSource(type, details, callback) {
      answer(callback, () => {
        if (!(details.amount > 0)) return refuse(callback, 'invalid_amount', 'amount must be more than 0');
        const { amount, currency } = details;
        const id = `src_test_${type}_${random()}`;
        return callback(200, { object: 'source', id, livemode: false, type, flow: 'redirect', amount, currency });
      });
    },
  };
})();
