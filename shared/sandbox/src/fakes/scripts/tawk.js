/** Stands in for tawk.to: `Tawk_API`; property and widget stand in the script's own address. */
(function () {
  'use strict';
  const { record, bubble } = window.SandboxChat;
  const src = (document.currentScript && document.currentScript.src) || '';
  const [, property_id, widget_id] = /\/tawk\/([^/]+)\/([^/]+)/.exec(src) || [];
  const given = window.Tawk_API || {};
  const call = (name) => (value) => given[name] && given[name](value);
  const widget = bubble('tawk', {
    onOpen: call('onChatMaximized'),
    onClose: call('onChatMinimized'),
    onUnread: call('onUnreadCountChanged'),
  });

  window.Tawk_API = Object.assign(given, {
    showWidget: () => widget.show(),
    hideWidget: () => widget.hide(),
    maximize: () => widget.open(true),
    minimize: () => widget.open(false),
    toggle: () => widget.open(!widget.isOpen()),
    isChatMaximized: () => widget.isOpen(),
    isChatHidden: () => widget.isHidden(),
    setAttributes: (attributes, done) => {
      record('tawk', 'update', attributes);
      if (done) done();
    },
  });
  record('tawk', 'init', { property_id, widget_id, visitor: given.visitor });
  if (given.onLoad) given.onLoad();
})();
