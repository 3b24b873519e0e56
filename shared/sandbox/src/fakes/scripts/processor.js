/**
 * What the fakes of the processors' browser scripts share: talking to the processor's host, and showing its pages
 * over the site's. `window.sandboxPayHost` {base, fetch, open} takes the place of the network where there is none.
 */
(function () {
  'use strict';
  if (window.SandboxProcessor) return;

  const host = window.sandboxPayHost || {};
  const own = document.currentScript && document.currentScript.src;
  const base = host.base || (own ? new URL(own).origin : '');
  const send = host.fetch || ((url, init) => window.fetch(url, init));
  const EVERY_MS = 300;

  const pathOf = ({ site, id }) => `${base}/v1/payments/${encodeURIComponent(site)}/${encodeURIComponent(id)}`;
  const read = async (answer) => {
    if (answer.ok || answer.status === 402) return answer.json();
    throw new Error(`The processor answered ${answer.status}`);
  };

  /** How a payment stands. */
  const look = async (payment) => read(await send(pathOf(payment)));

  /** Confirms a payment: `{secret, payment_method}`. */
  const confirm = async (payment, body) =>
    read(
      await send(`${pathOf(payment)}/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  const styled = (element, style) => {
    Object.assign(element.style, style);
    return element;
  };

  /** Shows a page of the processor over the site's page; answers how to take it away. `onClose`: the person did. */
  function openFrame(url, title, onClose) {
    const before = document.activeElement;
    const shade = styled(document.createElement('div'), {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483000',
      display: 'grid',
      placeItems: 'center',
      background: 'rgb(0 0 0 / 55%)',
    });
    const box = styled(document.createElement('div'), {
      width: 'min(480px, 100vw)',
      height: 'min(680px, 100vh)',
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
    });
    box.setAttribute('role', 'dialog');
    box.setAttribute('aria-modal', 'true');
    box.setAttribute('aria-label', title);
    const close = styled(document.createElement('button'), {
      justifySelf: 'end',
      minHeight: '36px',
      padding: '4px 14px',
      border: '1px solid #444',
      background: '#fff',
      color: '#1b1f27',
      font: '600 15px system-ui, sans-serif',
      cursor: 'pointer',
    });
    close.type = 'button';
    close.textContent = 'Close';
    const frame = styled(document.createElement('iframe'), { width: '100%', height: '100%', border: '0' });
    frame.title = title;
    frame.src = url;
    const remove = () => {
      document.removeEventListener('keydown', onKey);
      shade.remove();
      if (before && before.focus) before.focus();
    };
    const dismiss = () => {
      remove();
      onClose();
    };
    const onKey = (event) => {
      if (event.key === 'Escape') dismiss();
    };
    close.addEventListener('click', dismiss);
    document.addEventListener('keydown', onKey);
    box.append(close, frame);
    shade.append(box);
    document.body.append(shade);
    close.focus();
    return remove;
  }

  /**
   * Shows a payment's page until it is answered or closed. Resolves with how it stands then; `closed` says that the
   * person went away without an answer.
   */
  async function ask(payment, page, title) {
    let closed = false;
    const url = new URL(page);
    url.searchParams.set('frame', '1');
    const remove = (host.open || openFrame)(url.href, title, () => {
      closed = true;
    });
    try {
      for (;;) {
        const state = await look(payment);
        if (state.status !== 'pending' || closed) return { ...state, closed };
        await new Promise((resolve) => {
          setTimeout(resolve, EVERY_MS);
        });
      }
    } finally {
      if (!closed) remove();
    }
  }

  const random = () => crypto.randomUUID().replaceAll('-', '').slice(0, 20);

  /** A token that says which card it stands for, and never its number. */
  const mint = (kind, { brand, last4, month, year }) =>
    `${kind}_${brand}${last4}x${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}z${random()}`;

  window.SandboxProcessor = { base, look, confirm, ask, mint, random };
})();
