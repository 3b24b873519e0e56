import type { TextValues } from '@console/ui';
import type { ResponseOf, Endpoint, ParamsOf } from '@console/contract/endpoint';

/** A value that says more about a call: a name, a size, a version. Never a secret. */
export type JournalValue = string | number | boolean;
export type JournalDetails = Readonly<Record<string, JournalValue>>;

/** Names of the fields that an object may have, also where it is one of several. */
type FieldOf<T> = T extends object ? Extract<keyof T, string> : never;

/**
 * Which fields name what a call is about. A text stands for itself: a uuid, an address, the name of a bucket. A number says
 * nothing alone: what ends in `_id` is noted with its name, `billing_account_id:7`. `{ set_id: 'billing_account_id' }` gives
 * a field the name that the rest of the contract has for it.
 */
type About<Field extends string> = readonly (Field | { readonly [Name in Field]?: string })[];

/** What may be noted of the parameters, or of the response, of a call. Everything else is dropped. */
interface Noted<Field extends string> {
  readonly about?: About<Field>;
  /** Texts, numbers and booleans that the texts need, and no secret. */
  readonly keep?: readonly Field[];
}

/** What the journal may know of one call, and how it tells of it. */
export interface JournalCall<
  TextId extends string = string,
  Param extends string = string,
  ResponseField extends string = string,
> extends Noted<Param> {
  readonly response?: Noted<ResponseField>;
  /**
   * The text that says what was done and, with `did` other than `yes`, what should have been done. It is given `did`, and
   * what was kept, under its own names.
   */
  readonly text: TextId | ((details: JournalDetails) => TextId);
  /** Values that the text needs in another form than they are kept in. */
  readonly values?: (details: JournalDetails) => TextValues;
}

/** Calls of the contract, with the fields that each may name: `JournalCalls<Endpoints, keyof typeof en>`. */
export type JournalCalls<Table extends Readonly<Record<string, Endpoint>>, TextId extends string> = {
  readonly [Name in keyof Table]?: JournalCall<
    TextId,
    FieldOf<ParamsOf<Table[Name]>>,
    FieldOf<ResponseOf<Table[Name]>>
  >;
};

/** Writes of an area's own, that are no calls of the contract (`enterWrite`), by names that have a point. */
export type JournalWrites<TextId extends string> = Readonly<Record<`${string}.${string}`, JournalCall<TextId>>>;

/** The reader of texts that `defineMessages` makes. */
interface JournalTexts {
  text(id: string, values: TextValues): string;
}

/** What an area declares of its calls. */
export interface JournalDeclaration {
  /** The area that its calls belong to, where others declare them, too. */
  readonly of?: string;
  /** By name of the call, or of the area's own write. */
  readonly calls: Readonly<Record<string, JournalCall | undefined>>;
  /** Loads the texts; asked when the journal is shown. */
  readonly texts: () => Promise<JournalTexts>;
}

/** Declarations of an area: its own, and those of parts that it shares with others. */
export type LoadDeclarations = () => Promise<readonly JournalDeclaration[]>;

const registered = new Map<string, LoadDeclarations>();

/**
 * Says how the calls of an area are noted; areas do it at the top of their app module. A call that no area on the page has
 * declared is noted by its name and its outcome alone.
 * @param area 'mf-compute'
 * @param load loads the declarations; asked with the first call, or when the journal is shown
 */
export function registerJournal(area: string, load: LoadDeclarations): void {
  registered.set(area, load);
}

/** How the declarations of the areas that are on the page are loaded, by area. */
export const registeredJournals: ReadonlyMap<string, LoadDeclarations> = registered;
