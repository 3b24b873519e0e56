import { onCredentialChange, session } from '../session';

/** Its number changes with what a record means: an older browser's views are not read then. */
const DATABASE = 'console-views-1';
export const VIEWS = 'views';

let opening: Promise<IDBDatabase> | undefined;

const refusal = ({ error }: IDBRequest): Error => error ?? new Error('The database refused');

/** The views of this browser. Rejects where it has no database, or lets nobody into it. */
export function openViews(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(VIEWS));
    request.addEventListener('error', () => reject(refusal(request)));
    request.addEventListener('success', () => {
      const { result } = request;
      // Another tab forgets everything.
      result.addEventListener('versionchange', leaveViews);
      resolve(result);
    });
  });
  return opening;
}

export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(refusal(request)));
  });

/** What is asked for from now on has a connection of its own, behind whatever has been ordered by then. */
function leaveViews(): void {
  const left = opening;
  opening = undefined;
  left?.then(
    (database) => database.close(),
    () => undefined,
  );
}

/** Forgets every view. The order is given at once: the page may be left before it is carried out. */
export function forgetViews(): void {
  leaveViews();
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // without a database there is nothing to forget
  }
}

onCredentialChange(forgetViews);
session.subscribe(({ rejected }) => {
  if (rejected) forgetViews();
});
