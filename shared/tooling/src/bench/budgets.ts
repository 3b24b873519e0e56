import * as v from 'valibot';
import json from '../../bench/budgets.json';

const Limit = v.object({ jsKiB: v.number(), totalKiB: v.number(), requests: v.number() });
export type Limit = v.InferOutput<typeof Limit>;

/** What we aim at, and what fails: times depend on the machine, so limits are generous. */
const Aim = v.object({ aim: v.number(), limit: v.number() });

const Visits = v.object({
  firstPaintMs: Aim,
  usableMs: Aim,
  blockedMs: Aim,
  secondVisitMs: Aim,
  coldStepMs: Aim,
  warmStepMs: Aim,
  areaStepMs: Aim,
});

const Budgets = v.object({
  signIn: Limit,
  home: Limit,
  list: Limit,
  detail: Limit,
  create: Limit,
  remoteEntryKiB: v.number(),
  smallestScriptKiB: v.number(),
  sandbox: v.object({
    requestsPerSecond: Aim,
    requestsPerCoreSecond: Aim,
    p50Ms: Aim,
    p99Ms: Aim,
    memoryMiB: Aim,
    startMs: Aim,
    startBusyMs: Aim,
  }),
  largeList: v.object({
    firstRowsMs: Aim,
    keystrokeP95Ms: Aim,
    memoryMiB: Aim,
    rowsInPage: v.number(),
    others: v.object({ firstRowsRatio: v.number(), keystrokeRatio: v.number() }),
  }),
  largeMap: v.object({ drawnMs: Aim }),
  visits: v.object({ full: Visits, slow: Visits }),
  search: v.object({ keystrokeMs: Aim }),
  storage: v.object({ uploadMiB: v.number(), memoryMiB: Aim, firstRowsMs: Aim, rowsInPage: v.number() }),
  ratio: v.object({ fails: v.number(), aim: v.number(), pairs: v.number() }),
});

/** The committed limits. Sizes are KiB on the wire, with headers. */
export const budgets = v.parse(Budgets, json);
export type PageName = 'signIn' | 'home' | 'list' | 'detail' | 'create';
export type VisitProfile = keyof typeof budgets.visits;
