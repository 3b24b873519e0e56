/** Stands in for PayPal's script as far as saving a wallet needs it: buttons that ask for an approval. */
(function () {
  'use strict';
  if (window.paypal) return;
  const { ask, base } = window.SandboxProcessor;
  const script = document.currentScript;

  /** The site stands in the token that names the person. */
  function siteOf(token) {
    const [, payload] = String(token || '').split('.');
    if (!payload) throw new Error('data-user-id-token is missing');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).site;
  }

  function Buttons(options = {}) {
    const userToken = (script && script.dataset.userIdToken) || (window.sandboxPayHost || {}).userIdToken;
    let button;

    async function approve() {
      try {
        const id = await options.createVaultSetupToken();
        const payment = { site: siteOf(userToken), id };
        const page = `${base}/pay/${encodeURIComponent(payment.site)}/${encodeURIComponent(id)}`;
        const ended = await ask(payment, page, 'PayPal');
        if (ended.status === 'succeeded') await (options.onApprove && options.onApprove({ vaultSetupToken: id }));
        else if (ended.status === 'expired') throw new Error(ended.message);
        else if (options.onCancel) options.onCancel({ vaultSetupToken: id });
      } catch (error) {
        if (!options.onError) throw error;
        options.onError(error);
      }
    }

    return {
      isEligible: () => true,
      async render(target) {
        const place = typeof target === 'string' ? document.querySelector(target) : target;
        if (!place) throw new Error(`Document is ready and element ${target} does not exist`);
        button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'PayPal';
        button.setAttribute('aria-label', 'Pay with PayPal');
        Object.assign(button.style, {
          width: '100%',
          minHeight: '44px',
          border: '0',
          borderRadius: '4px',
          background: '#ffc439',
          color: '#1b1f27',
          font: '700 16px system-ui, sans-serif',
          cursor: 'pointer',
        });
        button.addEventListener('click', () => void approve());
        place.append(button);
        if (options.onInit) options.onInit({}, {});
      },
      async close() {
        if (button) button.remove();
      },
    };
  }

  window.paypal = { Buttons, version: '5.0.0-sandbox' };
})();
