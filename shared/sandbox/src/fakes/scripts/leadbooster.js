/** Stands in for Pipedrive's LeadBooster: `pipedriveLeadboosterConfig`, `LeadBooster.on` and `.trigger`, with its queue. */
(function () {
  'use strict';
  const { record, bubble } = window.SandboxChat;
  const waiting = (window.LeadBooster && window.LeadBooster.q) || [];
  const listeners = [];
  const tell = (name) => {
    for (const one of listeners) if (one.name === name) one.listener();
  };
  const widget = bubble('leadbooster', { onOpen: () => tell('opened'), onClose: () => tell('closed') });
  const { companyId, playbookUuid, ...rest } = window.pipedriveLeadboosterConfig || {};

  const actions = {
    open: () => widget.open(true),
    close: () => widget.open(false),
  };

  window.LeadBooster = {
    q: [],
    on(name, listener) {
      listeners.push({ name, listener });
    },
    trigger(name) {
      if (Object.hasOwn(actions, name)) actions[name]();
    },
  };
  record('leadbooster', 'init', { company_id: companyId, playbook_uuid: playbookUuid, ...rest });
  for (const { t, n, h } of waiting) window.LeadBooster[t === 'o' ? 'on' : 'trigger'](n, h);
  tell('initialized');
})();
