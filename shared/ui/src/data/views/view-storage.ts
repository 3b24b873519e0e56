/** Where a browser keeps the saved views of tables. */
export interface ViewStorage {
  /** Whose they are: each account of a browser has its own. Never a secret. */
  owner: () => string;
  read: (key: string) => string | undefined;
  /** Says whether the value outlives the page. */
  write: (key: string, value: string) => boolean;
  /** Whether what is written outlives the page: not where the browser blocks its storage or has no room in it. */
  isKept: () => boolean;
}
