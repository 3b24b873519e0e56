import * as v from 'valibot';

const LIMIT = 200;
const SIZE = 4000;

/** What a page asked of a chat provider's fake. */
const Call = v.object({
  provider: v.pipe(v.string(), v.maxLength(40)),
  action: v.pipe(v.string(), v.maxLength(40)),
  fields: v.optional(v.record(v.string(), v.unknown()), {}),
  page: v.optional(v.string(), ''),
});
export type ChatCall = v.InferOutput<typeof Call>;

/** Reads a record; undefined for anything else. */
export function readChatCall(text: string): ChatCall | undefined {
  if (text.length > SIZE) return undefined;
  try {
    const parsed = v.safeParse(Call, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The latest records of a site, in memory. */
export class ChatLog {
  #seen: ChatCall[] = [];

  get seen(): readonly ChatCall[] {
    return this.#seen;
  }

  add(call: ChatCall): void {
    this.#seen = [...this.#seen, call].slice(-LIMIT);
  }

  clear(): void {
    this.#seen = [];
  }
}
