/** Stands in for Pipedrive's LeadBooster: `pipedriveLeadboosterConfig`, `LeadBooster.on` and `.trigger`, with its queue. */
(function () {
  'use strict';
  const { record, bubble } = window.SandboxChat;
  const waiting = (window.LeadBooster && window.LeadBooster.q) || [];
  const listeners = [];
  const widget = bubble('leadbooster');
  const { companyId, playbookUuid } = window.pipedriveLeadboosterConfig || {};

  const actions = {
    open: () => widget.open(true),
    close: () => widget.open(false),
    show: widget.show,
    hide: widget.hide,
  };

  window.LeadBooster = {
    q: [],
    on(name, listener) {
      listeners.push({ name, listener });
    },
    trigger(name) {
      if (Object.hasOwn(actions, name)) actions[name]();
      for (const one of listeners) if (one.name === name) one.listener();
    },
  };
  record('leadbooster', 'init', { company_id: companyId, playbook_uuid: playbookUuid });
  for (const { t, n, h } of waiting) window.LeadBooster[t === 'o' ? 'on' : 'trigger'](n, h);
})();
