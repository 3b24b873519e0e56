/** Stands in for Razorpay's checkout: a window over the page, and callbacks for what happened in it. */
(function () {
  'use strict';
  if (window.Razorpay) return;
  const { ask, random, base } = window.SandboxProcessor;

  class Razorpay {
    constructor(options) {
      const [, site] = /^rzp_test_([\w-]+)$/.exec(options.key || '') || [];
      if (!site) throw new Error('The key is missing or is not one of the sandbox');
      this.options = options;
      this.payment = { site, id: options.order_id };
      this.listeners = [];
    }

    on(name, listener) {
      if (name === 'payment.failed') this.listeners.push(listener);
    }

    async open() {
      const { handler, modal = {}, callback_url: callbackUrl } = this.options;
      const { site, id } = this.payment;
      const page = `${base}/pay/${encodeURIComponent(site)}/${encodeURIComponent(id)}`;
      const ended = await ask(this.payment, page, 'Razorpay');
      const ids = { razorpay_order_id: id, razorpay_payment_id: `pay_${random()}` };
      if (ended.status === 'succeeded') {
        if (handler) handler({ ...ids, razorpay_signature: random() });
        else if (callbackUrl) window.location.assign(callbackUrl);
        return;
      }
      if (ended.closed) {
        if (modal.ondismiss) modal.ondismiss();
        return;
      }
      const error = { code: 'BAD_REQUEST_ERROR', description: ended.message, reason: 'payment_failed', metadata: ids };
      for (const listener of this.listeners) listener({ error });
    }

    close() {}
  }

  window.Razorpay = Razorpay;
})();
