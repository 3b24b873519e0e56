/** Stands in for Intercom: `Intercom('boot', {app_id})`, with the queue that its snippet leaves. */
(function () {
  'use strict';
  const { record, bubble } = window.SandboxChat;
  const waiting = (window.Intercom && window.Intercom.q) || [];
  let widget;

  function boot(settings = {}) {
    if (widget) widget.remove();
    widget = bubble('intercom');
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

  window.Intercom = (command, ...args) => {
    if (Object.hasOwn(commands, command)) commands[command](...args);
    else record('intercom', command);
  };
  for (const args of waiting) window.Intercom(...args);
  if (!widget && window.intercomSettings) boot();
})();
