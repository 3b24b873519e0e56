import { Segmented } from '@console/ui';
import { codeLanguages, rememberLanguage, type CodeLanguage } from './languages';
import { useText } from './texts';

const NAMES: Readonly<Record<CodeLanguage, string>> = { curl: 'curl', node: 'Node', python: 'Python' };

export const languageName = (language: CodeLanguage): string => NAMES[language];

/** Chooses the language of a program; remembered for the next time. */
export function LanguageSwitch({
  value,
  onChange,
  size = 'sm',
}: {
  readonly size?: 'md' | 'sm';
  readonly value: CodeLanguage;
  readonly onChange: (language: CodeLanguage) => void;
}) {
  const t = useText();
  const options = codeLanguages.map((language) => ({ value: language, label: languageName(language) }));
  const change = (language: CodeLanguage): void => {
    rememberLanguage(language);
    onChange(language);
  };
  return <Segmented size={size} label={t('language')} options={options} value={value} onChange={change} />;
}
