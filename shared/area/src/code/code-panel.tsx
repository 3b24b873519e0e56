import { useEffect, useState, type ReactNode } from 'react';
import { apiAddress, type CodeRequest } from '@console/api';
import { Button, CodeBlock, useCopy } from '@console/ui';
import { saveFile } from '../save-file';
import { changedLines } from './changed-lines';
import { languageName } from './language-switch';
import type { CodeLanguage } from './languages';
import { makeProgram, type Program } from './program';
import { useText } from './texts';
import { linesOf } from './tokens';

export interface CodePanelProps {
  readonly requests: readonly CodeRequest[];
  readonly language: CodeLanguage;
  /** What whoever copies the program should know of what they have typed: it is printed with what is secret in it. */
  readonly note?: string | undefined;
  /** Stands below the program. */
  readonly children: (program: Program) => ReactNode;
}

/** What comes sooner after a change belongs to it: a choice that sets several fields, a word that is typed. In milliseconds. */
const BURST_MS = 700;

interface History {
  readonly key: string;
  readonly requests: readonly CodeRequest[];
  readonly before: readonly CodeRequest[];
  readonly isOver: boolean;
}

/** The requests as they were before the last choice; the present ones while nothing has been chosen. */
function useLastChange(requests: readonly CodeRequest[]): readonly CodeRequest[] {
  const key = JSON.stringify(requests.map(({ endpoint, params }) => [endpoint.name, params]));
  const [history, setHistory] = useState<History>(() => ({ key, requests, before: requests, isOver: true }));
  useEffect(() => {
    if (history.isOver) return undefined;
    const timer = setTimeout(() => setHistory({ ...history, isOver: true }), BURST_MS);
    return () => clearTimeout(timer);
  }, [history]);
  if (history.key === key) return history.before;
  const before = history.isOver ? history.requests : history.before;
  setHistory({ key, requests, before, isOver: false });
  return before;
}

/** The requests as a program that can be copied and saved; the lines that the last choice has changed are marked. */
export function CodePanel({ requests, language, note, children }: CodePanelProps) {
  const t = useText();
  const before = useLastChange(requests);
  const program = makeProgram(language, requests, apiAddress());
  // Without the last line break: what is pasted into a terminal waits for the person.
  const { copied, copy } = useCopy(program.text.trimEnd());
  if (requests.length === 0) return <p className="ui-mut">{t('none')}</p>;
  const changed =
    before.length === 0 ? [] : changedLines(makeProgram(language, before, apiAddress()).text, program.text);
  return (
    <>
      <CodeBlock
        label={t('label', { language: languageName(language) })}
        code={linesOf(program.tokens)}
        changed={changed}
      />
      <div className="ui-row wrap">
        <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <Button variant="bare" icon="download" onClick={() => saveFile(program.fileName, program.text)}>
          {t('save')}
        </Button>
        {note === undefined ? <span className="area-code-note">{t('secrets')}</span> : null}
      </div>
      {note === undefined ? null : <p className="ui-small ui-mut">{note}</p>}
      {children(program)}
    </>
  );
}
