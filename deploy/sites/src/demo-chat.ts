import type { ChatConfig } from '@console/contract/chat';

/** Demo sites with chat: one for each provider. What answers there are the sandbox's stand-ins. (spec 1, section 3) */
export const demoChat: Readonly<Record<string, ChatConfig>> = {
  nforce: { type: 'intercom', intercom_app_id: 'demo4app' },
  readyidc: { type: 'qiscus', qiscus_channel_id: '4711', qiscus_client_key: 'demo-client-key' },
  idcloudhost: { type: 'botika', botika_client_key: 'demoBot1' },
  hostzop: { type: 'oncehub', oncehub_website_id: 'WEB-0000DEMO', oncehub_bot_id: 'BOT-0000DEMO' },
  rackdog: { type: 'leadbooster', company_id: '1234567', playbook_uuid: '00000000-0000-4000-8000-000000000001' },
  tenbyte: { type: 'tawk', property_id: 'demo0property', widget_id: 'default' },
};
