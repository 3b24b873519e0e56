/** Stands in for Botika: `BotikaChat.init({client})`. It has no way to be shown. */
(function () {
  'use strict';
  const { record, bubble } = window.SandboxChat;
  let widget;

  window.BotikaChat = {
    init({ client, ...rest }) {
      widget = widget || bubble('botika');
      record('botika', 'init', { botika_client_key: client, ...rest });
    },
  };
})();
