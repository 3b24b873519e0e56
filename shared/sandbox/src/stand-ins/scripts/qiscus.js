/** Stands in for Qiscus: `new Qismo(clientKey, {options: {channel_id}})`. Showing and hiding are made up. */
(function () {
  'use strict';
  const { record, bubble } = window.SandboxChat;

  window.Qismo = class Qismo {
    constructor(clientKey, { options = {}, ...callbacks } = {}) {
      this.widget = bubble('qiscus');
      record('qiscus', 'init', { qiscus_client_key: clientKey, qiscus_channel_id: options.channel_id });
      if (callbacks.onReady) queueMicrotask(callbacks.onReady);
    }

    show() {
      this.widget.show();
    }

    hide() {
      this.widget.hide();
    }
  };
})();
