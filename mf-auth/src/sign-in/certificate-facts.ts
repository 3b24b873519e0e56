/** What a standard certifies, by its number; ids of messages. */
const SUBJECTS = {
  '9001': 'certified.quality',
  '14001': 'certified.environment',
  '20000': 'certified.service',
  '22301': 'certified.continuity',
  '27001': 'certified.security',
  '27017': 'certified.cloud',
  '27018': 'certified.cloudPrivacy',
  '27701': 'certified.privacy',
  '50001': 'certified.energy',
} as const;
type Subject = (typeof SUBJECTS)[keyof typeof SUBJECTS];

const isKnown = (number: string): number is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, number);

/** The file of an address, without query and fragment. */
const fileOf = (url: string): string => url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** What a certificate is called: the name of its document in words, `iso-27001.pdf` as 'ISO 27001'. */
export const certificateName = (url: string): string =>
  fileOf(url)
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .replace(/\b(iso|iec|pci|dss|soc)\b/gi, (word) => word.toUpperCase())
    .trim();

/** What certificates are about, as far as their names say it, each once and in their order. */
export function certifiedSubjects(names: readonly string[]): readonly Subject[] {
  const numbers = names.flatMap((name) => name.match(/\d{4,5}/g) ?? []);
  return [...new Set(numbers.flatMap((number) => (isKnown(number) ? [SUBJECTS[number]] : [])))];
}

/** Whether every one of the documents is a PDF. */
export const arePdfs = (urls: readonly string[]): boolean => urls.every((url) => /\.pdf$/i.test(fileOf(url)));
