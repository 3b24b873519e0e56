/**
 * What the fakes of the chat providers share: a bubble with a panel, and a record of what was asked of them, in
 * `window.sandboxChat` and at the sandbox (GET /sandbox/chat). In a frame it tries what a bad script would: `reach` in the
 * record is what it got of the page around it.
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
    const body = JSON.stringify({ ...call, page: window.location.href });
    // Plain text asks for no permission first; a record that gets lost must not disturb the page.
    send(`${base}/calls`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body, keepalive: true }).catch(
      () => {},
    );
    if (action === 'init' && window.parent !== window) record(provider, 'reach', reach());
  }

  const attempt = (work) => {
    try {
      return String(work());
    } catch (error) {
      return error.name;
    }
  };

  const reach = () => ({
    parent_storage: attempt(() => window.parent.localStorage.getItem('apikey')),
    top_document: attempt(() => window.top.document.title),
    top_address: attempt(() => window.top.location.href),
    frame_element: attempt(() => window.frameElement),
    own_storage: attempt(() => window.localStorage.getItem('apikey')),
    cookies: attempt(() => document.cookie),
    referrer: document.referrer,
  });

  const style = (element, rules) => Object.assign(element.style, rules);

  function makePanel(provider) {
    const panel = document.createElement('div');
    panel.hidden = true;
    panel.textContent = `This stands in for ${provider}. Nobody answers here.`;
    style(panel, { padding: '20px', font: '14px/20px system-ui, sans-serif', color: 'CanvasText' });
    return panel;
  }

  function makeButton(provider) {
    const button = document.createElement('button');
    button.type = 'button';
    button.id = `sandbox-chat-${provider}`;
    button.textContent = 'Chat';
    button.setAttribute('aria-label', `Chat (${provider})`);
    button.setAttribute('aria-expanded', 'false');
    style(button, {
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
    return button;
  }

  /**
   * A bubble in the corner that opens and closes a panel. It tells `onOpen` and `onClose`, and `onUnread` the number of the
   * event `sandbox-chat-unread`, by which a test sends messages.
   */
  function bubble(provider, { onOpen, onClose, onUnread } = {}) {
    const button = makeButton(provider);
    const panel = makePanel(provider);
    const isOpen = () => button.getAttribute('aria-expanded') === 'true';
    const open = (opens) => {
      if (opens === isOpen()) return;
      button.setAttribute('aria-expanded', String(opens));
      panel.hidden = !opens;
      record(provider, opens ? 'open' : 'close');
      const tell = opens ? onOpen : onClose;
      if (tell) tell();
    };
    button.addEventListener('click', () => open(!isOpen()));
    window.addEventListener('sandbox-chat-unread', ({ detail }) => onUnread && onUnread(detail));
    document.body.append(panel, button);
    return {
      open,
      isOpen,
      element: button,
      show() {
        button.style.display = '';
        record(provider, 'show');
      },
      hide() {
        button.style.display = 'none';
        record(provider, 'hide');
      },
      isHidden: () => button.style.display === 'none',
      remove() {
        button.remove();
        panel.remove();
      },
    };
  }

  window.SandboxChat = { record, bubble };
})();
