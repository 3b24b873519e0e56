/** The client's own messages of a failure; the server's are passed on as they come. (spec 1, section 8) */
export const clientMessages = {
  connection: 'Failed to connect to server',
  timeout: 'The server did not respond in time',
  givenUp: 'The request was cancelled',
  unknown: 'Unknown error',
  failed: 'Request failed',
  response: 'Unexpected response',
  tooMany: 'Too many requests',
  tryAgainIn: 'You can try again in {n} s.',
  responseOf: 'Unexpected response from',
  noType: 'no content type',
  content: 'Unexpected content',
  otherTab: 'The session has changed in another tab. Reload the page.',
  unreadRows: "This can't be checked right now: some entries in the list couldn't be read",
  ownAccount: 'Return to your own account first',
  storageFull: "Your browser can't store this: its storage is full, or this site isn't allowed to store data",
} as const;

let translate: (english: string) => string = (english) => english;

/** Says how the client's own messages, which are English, are translated; the shell does it once at boot. */
export function provideTranslation(translated: (english: string) => string): void {
  translate = translated;
}

/** One of them, in the language of whoever reads. */
export const clientMessage = (key: keyof typeof clientMessages): string => translate(clientMessages[key]);
