/**
 * The name of a parameter in words, for whoever knows no API: 'billing account' for billing_account_id, 'target' for
 * targets[0].target_uuid. Beside a sentence of the server, which is as English as they are.
 */
export function parameterWords(path: string): string {
  const named = path.split(/[.[\]]+/).filter((part) => !/^\d*$/.test(part));
  const words = (named.at(-1) ?? path)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter(Boolean);
  const isReference = words.length > 1 && ['id', 'uuid'].includes(words.at(-1) ?? '');
  return (isReference ? words.slice(0, -1) : words).join(' ');
}
