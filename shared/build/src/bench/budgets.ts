import * as v from 'valibot';
import json from '../../bench/budgets.json';

const Limit = v.object({ jsKiB: v.number(), totalKiB: v.number(), requests: v.number() });
export type Limit = v.InferOutput<typeof Limit>;

const Budgets = v.object({
  signIn: Limit,
  home: Limit,
  list: Limit,
  detail: Limit,
  create: Limit,
  remoteEntryKiB: v.number(),
  smallestScriptKiB: v.number(),
  ratio: v.object({ fails: v.number(), aim: v.number(), pairs: v.number() }),
});

/** The committed limits. Sizes are KiB on the wire, with headers. */
export const budgets = v.parse(Budgets, json);
export type PageName = 'signIn' | 'home' | 'list' | 'detail' | 'create';
