import './connect.css';
import { CopyButton } from '@console/ui';

export interface CommandLineProps {
  /** What it is, for the copy button: 'psql command'. */
  readonly label: string;
  readonly command: string;
  /** What is copied, where that is not what is shown: read when it is asked for. @throws where it cannot be read */
  readonly copied?: (() => Promise<string>) | undefined;
}

/** A command or address in a box of its own, with its copy button. */
export function CommandLine({ label, command, copied }: CommandLineProps) {
  return (
    <div className="domain-command">
      <code className="ui-mono">{command}</code>
      <CopyButton value={copied ?? command} label={label} />
    </div>
  );
}
