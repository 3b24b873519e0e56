/** Stands in for Intercom: `intercomSettings` or `Intercom('boot', {app_id})`, with the queue that its snippet leaves. */
(function () {
  'use strict';
  const { record, bubble } = window.SandboxChat;
  const waiting = (window.Intercom && window.Intercom.q) || [];
  const told = {};
  const tell =
    (name) =>
    (...args) =>
      told[name] && told[name](...args);
  let widget;

  function boot(settings = {}) {
    if (widget) widget.remove();
    widget = bubble('intercom', {
      onOpen: tell('onShow'),
      onClose: tell('onHide'),
      onUnread: tell('onUnreadCountChange'),
    });
    record('intercom', 'init', { ...window.intercomSettings, ...settings });
    if (settings.hide_default_launcher) widget.hide();
  }

  const commands = {
    boot,
    update(settings) {
      if (!widget) return boot(settings);
      return record('intercom', 'update', settings);
    },
    show: () => widget && widget.open(true),
    hide: () => widget && widget.open(false),
    shutdown() {
      if (widget) widget.remove();
      widget = undefined;
      record('intercom', 'shutdown');
    },
  };
  for (const name of ['onShow', 'onHide', 'onUnreadCountChange']) {
    commands[name] = (listener) => {
      told[name] = listener;
    };
  }

  window.Intercom = (command, ...args) => {
    if (Object.hasOwn(commands, command)) commands[command](...args);
    else record('intercom', command);
  };
  for (const args of waiting) window.Intercom(...args);
  if (!widget && window.intercomSettings) boot();
})();
