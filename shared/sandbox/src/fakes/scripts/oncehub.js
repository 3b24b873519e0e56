/**
 * Stands in for OnceHub's bot: its ids stand in `data-co-params` of the script `co-index`; it tells the page of itself by
 * messages.
 */
(function () {
  'use strict';
  const { record, bubble } = window.SandboxChat;
  const script = document.getElementById('co-index');
  const params = new URLSearchParams((script && script.dataset.coParams) || '');
  const { website_id, bot_id, ...rest } = Object.fromEntries(params);
  const tell = (type) => window.postMessage({ type, payload: { bot_id } }, window.location.origin);

  bubble('oncehub', {
    onOpen: () => tell('oncehub.chatbot.opened'),
    onClose: () => tell('oncehub.chatbot.closed'),
  });
  record('oncehub', 'init', { oncehub_website_id: website_id, oncehub_bot_id: bot_id, ...rest });
  tell('oncehub.chatbot.loaded');
})();
