import { useState } from 'react';
import type { CodeRequest } from '@console/api';
import { CodePanel } from './code-panel';
import { LanguageSwitch } from './language-switch';
import { codeLanguage } from './languages';
import { Variables } from './variables';

/** Calls as a program, where they stand. */
export function CodeView({ requests }: { readonly requests: readonly CodeRequest[] }) {
  const [language, setLanguage] = useState(() => codeLanguage());
  return (
    <>
      <LanguageSwitch value={language} onChange={setLanguage} />
      <CodePanel requests={requests} language={language}>
        {({ variables }) => <Variables names={variables} />}
      </CodePanel>
    </>
  );
}
