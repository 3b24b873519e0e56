/** Stands in for Botika: `BotikaChat.init({client_key})`. Its public API is not known; it has no way to be shown. */
(function () {
  'use strict';
  const { record, bubble } = window.SandboxChat;
  let widget;

  window.BotikaChat = {
    init({ client_key: key }) {
      widget = widget || bubble('botika');
      record('botika', 'init', { botika_client_key: key });
    },
    hide: () => widget && widget.hide(),
  };
})();
