/** Stands in for Qiscus: `new Qismo(clientKey, {options})`, and the widget's own button, `.qcw-trigger-btn`. */
(function () {
  'use strict';
  const { record, bubble } = window.SandboxChat;

  window.Qismo = function Qismo(clientKey, { options = {} } = {}) {
    const { channel_id: channel, ...rest } = options;
    bubble('qiscus').element.classList.add('qcw-trigger-btn');
    record('qiscus', 'init', { qiscus_client_key: clientKey, qiscus_channel_id: channel, ...rest });
  };
})();
