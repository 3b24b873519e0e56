/**
 * What the stand-ins of the chat providers share: a bubble, and a record of what was asked of them, in
 * `window.sandboxChat` and at the sandbox (GET /sandbox/chat).
 */
(function () {
  'use strict';
  if (window.SandboxChat) return;
  const own = document.currentScript && document.currentScript.src;
  const base = own ? new URL(own).origin : (window.sandboxChatHost || {}).base || '';
  const send = (window.sandboxChatHost || {}).fetch || ((url, init) => window.fetch(url, init));
  window.sandboxChat = window.sandboxChat || [];

  function record(provider, action, fields = {}) {
    const call = { provider, action, fields: JSON.parse(JSON.stringify(fields)) };
    window.sandboxChat.push(call);
    const body = JSON.stringify({ ...call, page: document.referrer || window.location.href });
    // Plain text asks for no permission first; a record that gets lost must not disturb the page.
    send(`${base}/calls`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body, keepalive: true }).catch(
      () => {},
    );
  }

  /** A bubble in the corner that opens and closes. */
  function bubble(provider) {
    const button = document.createElement('button');
    button.type = 'button';
    button.id = `sandbox-chat-${provider}`;
    button.textContent = 'Chat';
    button.setAttribute('aria-label', `Chat (${provider})`);
    button.setAttribute('aria-expanded', 'false');
    Object.assign(button.style, {
      position: 'fixed',
      right: '20px',
      bottom: '20px',
      zIndex: '2147482000',
      minWidth: '56px',
      minHeight: '56px',
      border: '0',
      borderRadius: '28px',
      background: '#1b1f27',
      color: '#fff',
      font: '600 15px system-ui, sans-serif',
      cursor: 'pointer',
    });
    const open = (isOpen) => {
      button.setAttribute('aria-expanded', String(isOpen));
      record(provider, isOpen ? 'open' : 'close');
    };
    button.addEventListener('click', () => open(button.getAttribute('aria-expanded') !== 'true'));
    document.body.append(button);
    return {
      open,
      isOpen: () => button.getAttribute('aria-expanded') === 'true',
      show() {
        button.hidden = false;
        button.style.display = '';
        record(provider, 'show');
      },
      hide() {
        button.style.display = 'none';
        record(provider, 'hide');
      },
      isHidden: () => button.style.display === 'none',
      remove: () => button.remove(),
    };
  }

  window.SandboxChat = { record, bubble };
})();
