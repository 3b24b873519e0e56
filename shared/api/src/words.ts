/** What the client itself says of a failure; the words of the server are passed on as they come. (spec 1, section 8) */
export const clientWords = {
  connection: 'Failed to connect to server',
  timeout: 'The server did not answer in time',
  givenUp: 'The call was given up',
  unknown: 'Unknown error',
  failed: 'Request failed',
  answer: 'Unexpected answer',
  answerOf: 'Unexpected answer of',
  noType: 'no content type',
  content: 'Unexpected content',
  otherTab: 'The session has changed in another tab. Reload the page.',
  ownAccount: 'Return to your own account first',
} as const;

let translate: (english: string) => string = (english) => english;

/** Says how what the client itself says in English comes into the language of whoever reads; the shell does it once at boot. */
export function provideWords(translated: (english: string) => string): void {
  translate = translated;
}

/** One of them, in the language of whoever reads. */
export const say = (word: keyof typeof clientWords): string => translate(clientWords[word]);
