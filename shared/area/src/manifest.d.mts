import type * as v from 'valibot';

export declare const AREA_CONTRACT: string;

export declare const slotNames: readonly [
  'home.resources',
  'home.sidebar',
  'home.attention',
  'home.activity',
  'home.blocks',
  'home.create',
  'shell.header',
  'shell.search',
  'shell.start',
];
export type SlotName = (typeof slotNames)[number];

export declare const areaIcons: readonly [
  'cpu',
  'server',
  'network',
  'globe',
  'scale',
  'database',
  'boxes',
  'receipt',
  'wallet',
  'credit-card',
  'key-round',
  'users',
  'user',
  'mail-check',
  'shield-check',
  'package',
  'activity',
];
export type AreaIcon = (typeof areaIcons)[number];

/** One switch of the site configuration, or several of which one must be on. */
export type FeatureCondition = string | string[];

export interface ManifestText {
  /** Message id under which a brand may replace it. */
  id: string;
  text: string;
  /** The same in further languages, by language code. */
  translations?: Record<string, string> | undefined;
}

export interface AreaRoute {
  prefix: string;
  feature?: FeatureCondition | undefined;
}

export interface NavigationEntry {
  id: string;
  label: ManifestText;
  icon: AreaIcon;
  to: string;
  order: number;
  place: 'main' | 'foot' | 'account';
  tab: boolean;
  key?: string | undefined;
  feature?: FeatureCondition | undefined;
}

export interface AreaKind {
  type: string;
  label?: ManifestText | undefined;
  create?: string | undefined;
  list?: string | undefined;
  icon?: AreaIcon | undefined;
  shortcut: boolean;
  named: boolean;
  feature?: FeatureCondition | undefined;
}

export interface SlotFiller {
  slot: SlotName;
  module: string;
  order: number;
  /** Of a built area: version of the area contract. */
  builtWith?: string | undefined;
  feature?: FeatureCondition | undefined;
}

export interface AreaManifest {
  name: string;
  area: string;
  owner: string;
  contract: string;
  /** Of a built area: version of the area contract. */
  builtWith?: string | undefined;
  signedOut: boolean | './signed-out';
  apiKeys?: string | undefined;
  label?: ManifestText | undefined;
  routes: AreaRoute[];
  navigation: NavigationEntry[];
  kinds: AreaKind[];
  slots: SlotFiller[];
  data: { route: string; calls: string[]; feature?: FeatureCondition | undefined }[];
}

export declare const AreaManifest: v.GenericSchema<unknown, AreaManifest>;
export declare const DeployedManifest: v.GenericSchema<unknown, AreaManifest>;
export declare const BrokenManifest: v.GenericSchema<
  unknown,
  Pick<AreaManifest, 'signedOut' | 'routes' | 'navigation'>
>;
