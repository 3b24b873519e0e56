import { left, type Provider } from '../provider';

interface LeadBooster {
  q?: { readonly t: 'o' | 't'; readonly n: string; readonly h?: () => void }[];
  readonly on: (name: string, listener: () => void) => void;
  readonly trigger: (name: string) => void;
}

declare global {
  interface Window {
    pipedriveLeadboosterConfig?: {
      readonly base: string;
      readonly companyId: number;
      readonly playbookUuid: string;
      readonly version: 2;
    };
    LeadBooster?: LeadBooster;
  }
}

/** Calls wait in a queue until the script takes them over. */
function queue(): LeadBooster {
  const waiting: NonNullable<LeadBooster['q']> = [];
  return {
    q: waiting,
    on: (n, h) => void waiting.push({ t: 'o', n, h }),
    trigger: (n) => void waiting.push({ t: 't', n }),
  };
}

/** Pipedrive LeadBooster: its configuration, a queue, then the script. (its installation snippet; LeadBooster Browser API) */
export const leadbooster: Provider<'leadbooster'> = {
  size: { width: 380, height: 640 },
  prepare({ company_id, playbook_uuid }, events) {
    window.pipedriveLeadboosterConfig = {
      base: 'leadbooster-chat.pipedrive.com',
      companyId: Number(company_id),
      playbookUuid: playbook_uuid,
      version: 2,
    };
    window.LeadBooster = queue();
    window.LeadBooster.on('opened', events.opened);
    window.LeadBooster.on('closed', events.closed);
  },
  start() {
    const trigger = (name: string): void => left(window.LeadBooster, 'LeadBooster').trigger(name);
    return { show: () => trigger('open'), hide: () => trigger('close') };
  },
};
