/** Stands in for OnceHub's bot: its ids are data attributes of the script; it tells the page of itself by messages. */
(function () {
  'use strict';
  const { record, bubble } = window.SandboxChat;
  const script = document.currentScript || document.querySelector('script[data-website-id]');
  const { websiteId, botId } = (script && script.dataset) || {};
  const widget = bubble('oncehub');
  const tell = (type) => window.postMessage({ type, payload: { bot_id: botId } }, window.location.origin);

  window.OnceHub = {
    show: () => widget.show(),
    hide: () => widget.hide(),
    open() {
      widget.open(true);
      tell('oncehub.chatbot.opened');
    },
    close() {
      widget.open(false);
      tell('oncehub.chatbot.closed');
    },
  };
  record('oncehub', 'init', { oncehub_website_id: websiteId, oncehub_bot_id: botId });
  tell('oncehub.chatbot.loaded');
})();
