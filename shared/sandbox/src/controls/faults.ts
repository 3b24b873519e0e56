import * as v from 'valibot';

/** Whether a path fits a pattern: `*` stands for anything but a slash, `**` for anything. */
export function fitsGlob(pattern: string, path: string): boolean {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}$`).test(path);
}

export const FaultRule = v.strictObject({
  scope: v.optional(v.picklist(['api', 'idp', 's3', 'remotes']), 'api'),
  /** The name before the @ of whoever asks. */
  user: v.optional(v.string()),
  method: v.optional(v.string()),
  path: v.optional(v.string(), '**'),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delay_ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  content_type: v.optional(v.string()),
  body: v.optional(v.unknown()),
  drop: v.optional(v.picklist(['reset', 'hang', 'truncate'])),
});
export type FaultRule = v.InferOutput<typeof FaultRule>;

export interface FaultTarget {
  readonly scope: FaultRule['scope'];
  readonly method: string;
  /** For scope api the path after /api/v1, for the others the path of the URL. */
  readonly path: string;
  readonly user?: string | undefined;
}

/** The faults that were ordered; the first that fits is taken, and counts down. */
export class FaultRules {
  #rules: { rule: FaultRule; left: number }[] = [];

  get rules(): FaultRule[] {
    return this.#rules.map(({ rule, left }) => (rule.times === undefined ? rule : { ...rule, times: left }));
  }

  get isEmpty(): boolean {
    return this.#rules.length === 0;
  }

  add(rules: readonly FaultRule[]): void {
    this.#rules.push(...rules.map((rule) => ({ rule, left: rule.times ?? Infinity })));
  }

  clear(): void {
    this.#rules = [];
  }

  take(target: FaultTarget): FaultRule | undefined {
    const found = this.#rules.find(({ rule }) => fits(rule, target));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#rules = this.#rules.filter((row) => row !== found);
    return found.rule;
  }
}

const fits = (rule: FaultRule, target: FaultTarget): boolean =>
  rule.scope === target.scope &&
  (rule.user === undefined || rule.user === target.user) &&
  (rule.method === undefined || rule.method.toUpperCase() === target.method.toUpperCase()) &&
  fitsGlob(rule.path, target.path);
