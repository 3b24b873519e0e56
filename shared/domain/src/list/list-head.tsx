import type { ReactNode } from 'react';
import { LinkButton, PageHead } from '@console/ui';
import { CsvButton } from '@console/ui/data';
import type { ListState } from './use-list-state';

export interface CreateLinkProps {
  /** The create form. */
  readonly to: string;
  /** 'Create network' */
  readonly label: string;
  /** 'Create', on phones. */
  readonly short: string;
}

/** The way to one more of what a list shows, short on phones. */
export const CreateLink = ({ to, label, short }: CreateLinkProps) => (
  <LinkButton variant="filled" icon="plus" to={to}>
    <WideOrShort label={label} short={short} />
  </LinkButton>
);

/** What a button says, and what it says on phones. */
export const WideOrShort = ({ label, short }: Pick<CreateLinkProps, 'label' | 'short'>) => (
  <>
    <span className="ui-only-wide">{label}</span>
    <span className="ui-only-phone">{short}</span>
  </>
);

export interface ListHeadProps {
  readonly title: string;
  readonly state: ListState;
  /** Name of the CSV file; without it there is none. */
  readonly file?: string | undefined;
  /** What the file lacks, by name. */
  readonly missing?: readonly string[];
  /** There is certainly none: the list says how to create one. */
  readonly isEmpty: boolean;
  /** Before the others. */
  readonly view?: ReactNode;
  /** The way to one more. */
  readonly create: ReactNode;
}

/** The head of a list: its title, the list as a file, and the way to one more. */
export const ListHead = ({ title, state, file, missing = [], isEmpty, view, create }: ListHeadProps) => (
  <PageHead
    title={title}
    actions={
      isEmpty ? null : (
        <>
          {view}
          {file === undefined ? null : <CsvButton state={state.table} name={file} missing={missing} />}
          {create}
        </>
      )
    }
  />
);
