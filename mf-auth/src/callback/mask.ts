import { cutText } from '@console/api';

const SECRET = /token$/;
/** Longest value that is shown, in characters. */
const LIMIT = 500;

/** The parameters of a callback as text for a support request; tokens are cut to what tells them apart. */
export function maskedDump(parameters: Readonly<Record<string, string>>): string {
  const masked = Object.entries(parameters).map(([name, value]) => {
    const hide = SECRET.test(name) && value !== '';
    return [name, hide ? `(${value.length} characters, not shown)` : cutText(value, LIMIT)];
  });
  return JSON.stringify(Object.fromEntries(masked), null, 2);
}
