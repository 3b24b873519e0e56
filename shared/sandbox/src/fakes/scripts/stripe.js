/** Stands in for Stripe.js: elements, tokens and the confirmation of intents, with test cards. */
(function () {
  'use strict';
  if (window.Stripe) return;
  const { look, confirm, ask, mint } = window.SandboxProcessor;
  const { Element, readCard } = window.SandboxStripeElements;

  /** Which payment a client secret belongs to: `pi_…_secret_<site>.<secret>`. */
  function intentOf(clientSecret) {
    const [, id, site, secret] = /^(.+)_secret_([\w-]+)\.(\w+)$/.exec(clientSecret || '') || [];
    if (!id) throw new Error(`Invalid value for the client secret: '${clientSecret}'`);
    return { id, site, secret, clientSecret, kind: id.startsWith('seti_') ? 'setupIntent' : 'paymentIntent' };
  }

  const STATUSES = { succeeded: 'succeeded', failed: 'requires_payment_method', expired: 'canceled' };

  const intent = ({ id, clientSecret, kind }, state) => ({
    id,
    object: kind === 'setupIntent' ? 'setup_intent' : 'payment_intent',
    client_secret: clientSecret,
    status: STATUSES[state.status] || (state.page ? 'requires_action' : 'requires_payment_method'),
    payment_method: state.payment_method,
    [kind === 'setupIntent' ? 'last_setup_error' : 'last_payment_error']: state.message
      ? { message: state.message }
      : null,
  });

  const fault = (code, message, type = 'card_error') => ({ error: { type, code, message } });
  const words = ({ brand, last4, month, year }) => ({ brand, last4, exp_month: month, exp_year: year });

  /** The fields of a card: one element has all, or each has one; then it stands for all that were made with it. */
  const fieldsOf = (element) => element.group || [element];

  /** The token of what is to be paid with: one that is known, or one for the card in the fields. */
  function methodOf(given) {
    if (typeof given === 'string') return { token: given };
    const elements = given.elements || fieldsOf(given.card || given);
    const chosen = elements.find((element) => element.method && element.method !== 'card');
    if (chosen) return { token: chosen.method, isWallet: true };
    if (given.card && given.card.token) return { token: given.card.token };
    const found = readCard(elements);
    return found.error ? found : { token: mint('pm', found.card), card: found.card };
  }

  /** The bank's page over the site's, then how it ended. */
  async function challenge(payment, page) {
    const ended = await ask(payment, page, 'Confirm with your bank');
    if (ended.status === 'succeeded') return { [payment.kind]: intent(payment, ended) };
    const message = ended.message || 'We are unable to authenticate your payment method. Please try again.';
    return fault(`${payment.kind === 'setupIntent' ? 'setup' : 'payment'}_intent_authentication_failure`, message);
  }

  async function finish(clientSecret, given, { canRedirect = false } = {}) {
    const payment = intentOf(clientSecret);
    const method = given === undefined ? {} : methodOf(given);
    if (method.error) return method;
    const body = { secret: payment.secret, ...(method.token ? { payment_method: method.token } : {}) };
    const state = await confirm(payment, body);
    if (state.error) return { error: { type: 'card_error', ...state.error } };
    if (!state.page) return { [payment.kind]: intent(payment, state) };
    if (!(method.isWallet && canRedirect)) return challenge(payment, state.page);
    window.location.assign(state.page);
    return new Promise(() => {});
  }

  function elementsOf(options = {}) {
    const made = [];
    return {
      clientSecret: options.clientSecret,
      made,
      create(type, elementOptions) {
        const element = new Element(type, elementOptions);
        made.push(element);
        element.group = made;
        return element;
      },
      getElement: (type) => made.find((element) => element.type === type) || null,
      submit: async () => {
        const found = methodOf({ elements: made });
        return found.error ? found : { selectedPaymentMethod: made[0] && made[0].method };
      },
      update() {},
      fetchUpdates: async () => ({}),
      on() {},
    };
  }

  const viaElements = ({ elements, clientSecret, redirect }) =>
    finish(clientSecret || elements.clientSecret, { elements: elements.made }, { canRedirect: redirect !== 'never' });

  async function retrieve(clientSecret) {
    const payment = intentOf(clientSecret);
    return { [payment.kind]: intent(payment, await look(payment)) };
  }

  async function handleNextAction({ clientSecret }) {
    return finish(clientSecret, undefined);
  }

  function Stripe(key) {
    if (typeof key !== 'string' || !key.startsWith('pk_'))
      throw new Error('Please call Stripe() with your publishable key.');
    return {
      elements: elementsOf,
      async createToken(element) {
        const found = readCard(fieldsOf(element));
        if (found.error) return found;
        return { token: { id: mint('tok', found.card), object: 'token', type: 'card', card: words(found.card) } };
      },
      async createPaymentMethod({ elements, card, type }) {
        const found = readCard(elements ? elements.made : fieldsOf(card));
        if (found.error) return found;
        const id = mint('pm', found.card);
        return { paymentMethod: { id, object: 'payment_method', type: type || 'card', card: words(found.card) } };
      },
      confirmCardSetup: (secret, data) => finish(secret, data && data.payment_method),
      confirmCardPayment: (secret, data) => finish(secret, data && data.payment_method),
      confirmSetup: viaElements,
      confirmPayment: viaElements,
      handleNextAction,
      handleCardAction: (clientSecret) => handleNextAction({ clientSecret }),
      retrievePaymentIntent: retrieve,
      retrieveSetupIntent: retrieve,
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
