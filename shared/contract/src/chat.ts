import * as v from 'valibot';

/** Chat providers that the console knows. (spec 1, section 3) */
export const chatProviders = ['intercom', 'qiscus', 'botika', 'oncehub', 'leadbooster', 'tawk'] as const;
export type ChatProvider = (typeof chatProviders)[number];

/** A provider that the console knows, with the fields of its type. (spec 1, section 3) */
export const KnownChat = v.variant('type', [
  v.object({ type: v.literal('intercom'), intercom_app_id: v.string() }),
  v.object({ type: v.literal('qiscus'), qiscus_channel_id: v.string(), qiscus_client_key: v.string() }),
  v.object({ type: v.literal('botika'), botika_client_key: v.string() }),
  v.object({ type: v.literal('oncehub'), oncehub_website_id: v.string(), oncehub_bot_id: v.string() }),
  v.object({ type: v.literal('leadbooster'), company_id: v.string(), playbook_uuid: v.string() }),
  v.object({ type: v.literal('tawk'), widget_id: v.string(), property_id: v.string() }),
]);
export type KnownChat = v.InferOutput<typeof KnownChat>;
/** The configuration of one provider. */
export type ChatOf<Type extends ChatProvider> = Extract<KnownChat, { type: Type }>;

/** A provider of a later time: the site works without chat, and the error log says why. (spec 1, section 8) */
const UnknownChat = v.looseObject({ type: v.pipe(v.string(), v.notValues(chatProviders)) });

/** The chat widget's provider. */
export const ChatConfig = v.union([KnownChat, UnknownChat]);
export type ChatConfig = v.InferOutput<typeof ChatConfig>;

/** Whether the console knows a site's provider. */
export const isKnownChat = (config: ChatConfig): config is KnownChat => v.is(KnownChat, config);
