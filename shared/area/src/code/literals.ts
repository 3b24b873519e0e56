/**
 * Characters that would not be seen, would change how the text around them is shown (text that runs backwards), or would be
 * taken for keys by a terminal that the program is pasted into.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Cn}]/gu;
const UNSEEN_IN_SHELL = /[^\P{Cc}\n\t]|[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Cn}]/u;

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Between the quotes that need less escaping. */
function quoted(value: string, astral: (code: number) => string): string {
  const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
  const inner = value.replaceAll(/[\\'"]/g, (sign) => (sign === '\\' || sign === quote ? `\\${sign}` : sign));
  const shown = inner.replaceAll(UNSEEN, (unseen) => {
    const code = unseen.codePointAt(0) ?? 0;
    return SHORT[unseen] ?? (code > 0xff_ff ? astral(code) : `\\u${hex(code, 4)}`);
  });
  return quote + shown + quote;
}

/** A text as a literal of JavaScript. */
export const javascriptText = (value: string): string => quoted(value, (code) => `\\u{${hex(code, 1)}}`);

/** A text as a literal of Python. */
export const pythonText = (value: string): string => quoted(value, (code) => `\\U${hex(code, 8)}`);

/** A text as JSON, in which nothing is hidden. */
export const jsonText = (value: string): string =>
  JSON.stringify(value).replaceAll(UNSEEN, (unseen) =>
    Array.from({ length: unseen.length }, (_, index) => `\\u${hex(unseen.charCodeAt(index), 4)}`).join(''),
  );

/** What stands between single quotes of a shell. */
export const inShellQuotes = (value: string): string => value.replaceAll("'", String.raw`'\''`);

/** A text as one word of a shell; quotes only where they are needed. */
export const shellWord = (value: string): string =>
  /^[\w./:=,@%+-]+$/.test(value) ? value : `'${inShellQuotes(value)}'`;

/** Whether a shell can be given a text as it is: it has no NUL, and a terminal takes other signs for keys. */
export const isShellSafe = (value: string): boolean => !UNSEEN_IN_SHELL.test(value);

/** The lines of a long text, each with its line break. */
export const brokenLines = (value: string): string[] => value.match(/\n|[^\n]+\n?/g) ?? [value];
