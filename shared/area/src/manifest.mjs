import * as v from 'valibot';

/** Version of what shell and areas agree on: lifecycle, manifest, slots. The build of an area writes it into its declaration. */
export const AREA_CONTRACT = '0.1.0';

/** Places in the shell's pages that areas fill. */
export const slotNames = /** @type {const} */ ([
  'home.resources',
  'home.sidebar',
  'home.attention',
  'home.activity',
  'home.blocks',
  'home.create',
  'shell.header',
  'shell.search',
  'shell.start',
]);

/** Icons that declarations may name; the shell has them before it has loaded any area. */
export const areaIcons = /** @type {const} */ ([
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
]);

const appPath = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[\w\-/]*(?:\?[\w=&-]*)?$/, "A path relative to the application: '/compute'"),
);
const feature = v.optional(v.union([v.string(), v.pipe(v.array(v.string()), v.minLength(1))]));
const order = v.optional(v.pipe(v.number(), v.integer()), 100);
const text = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][\w.]*$/i)),
  text: v.pipe(v.string(), v.minLength(1)),
  translations: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)), v.pipe(v.string(), v.minLength(1)))),
});
const icon = v.picklist(areaIcons);

/** A module of its own, which takes what it needs from `@console/area/signed-out`; `true`: the app does it. */
const signedOut = v.optional(v.union([v.boolean(), v.literal('./signed-out')]), false);

/** An entry of the account menu is a place of one's own: the profile. */
const places = /** @type {const} */ (['main', 'foot', 'account']);

/** @param {typeof v.strictObject | typeof v.object} object */
const routeWith = (object) => object({ prefix: appPath, feature });

/** @param {typeof v.strictObject | typeof v.object} object */
const navigationWith = (object) =>
  object({
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    label: text,
    icon,
    to: appPath,
    order,
    place: v.optional(v.picklist(places), 'main'),
    /** Among the five of the tab bar on phones. */
    tab: v.optional(v.boolean(), false),
    /** Leads there after `g`; `h` is home's. */
    key: v.optional(v.pipe(v.string(), v.regex(/^[a-fi-z]$/))),
    feature,
  });

/** What a build adds to the declaration of an area and of each slot: the contract that it was built with. */
const stamp = { builtWith: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/))) };

/**
 * The schema of a declaration.
 * @param {typeof v.strictObject | typeof v.object} object what becomes of fields that nobody knows
 * @param {(item: v.GenericSchema) => v.GenericSchema} listOf what becomes of items that nobody knows
 * @param {Partial<typeof stamp>} added what its build has added
 */
function manifestWith(object, listOf, added) {
  const list = (/** @type {v.GenericSchema} */ item) => v.optional(listOf(item), []);

  const route = routeWith(object);
  const navigationEntry = navigationWith(object);

  const kind = object({
    type: v.pipe(v.string(), v.regex(/^[a-z_]+$/)),
    /** What people call one: 'Virtual Machine'. */
    label: v.optional(text),
    create: v.optional(appPath),
    list: v.optional(appPath),
    icon: v.optional(icon),
    /** Whether the home page offers to create one. */
    shortcut: v.optional(v.boolean(), false),
    /** Whether its form takes a name from the address: `?name=`. */
    named: v.optional(v.boolean(), false),
    feature,
  });

  const slot = object({
    slot: v.picklist(slotNames),
    module: v.pipe(v.string(), v.regex(/^\.\/slots\/[a-z0-9-]+$/, "A module of the area: './slots/home-vms'")),
    order,
    feature,
    ...added,
  });

  /** Data that a route needs first: names of calls of the contract. */
  const data = object({
    route: appPath,
    calls: v.array(v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/))),
    feature,
  });

  return object({
    name: v.pipe(v.string(), v.regex(/^mf-[a-z]+$/)),
    area: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
    owner: v.pipe(v.string(), v.minLength(1)),
    /** Range of the contract package that its calls come from. */
    contract: v.pipe(v.string(), v.regex(/^\^?\d+\.\d+\.\d+$/)),
    /** The one area that shows sign-in and the identity provider's return page when nobody is signed in. */
    signedOut,
    /** Where people make the keys that programs sign in with, in the one area that has them. */
    apiKeys: v.optional(appPath),
    /** What people call it, where it has no entry in the navigation. */
    label: v.optional(text),
    routes: v.pipe(v.array(route), v.minLength(1)),
    navigation: list(navigationEntry),
    kinds: list(kind),
    slots: list(slot),
    data: list(data),
    ...added,
  });
}

/** The declaration of an area, `area.json`: what the shell knows of it before it has loaded any of its code. */
export const AreaManifest = manifestWith(v.strictObject, (item) => v.array(item), {});

/** Items that fit; the rest is left out. */
const fitting = (/** @type {v.GenericSchema} */ item) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((one) => {
        const parsed = v.safeParse(item, one);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

/** The same as a shell reads it that may be older than the area: what it does not know yet is left out, the rest stays. */
export const DeployedManifest = manifestWith(v.object, fitting, stamp);

/** What can be read of a declaration that is broken: where the area is, so that it can be said there what is wrong. */
export const BrokenManifest = v.fallback(
  v.object({
    signedOut: v.fallback(signedOut, false),
    routes: v.fallback(v.optional(fitting(routeWith(v.object)), []), []),
    navigation: v.fallback(v.optional(fitting(navigationWith(v.object)), []), []),
  }),
  { signedOut: false, routes: [], navigation: [] },
);
