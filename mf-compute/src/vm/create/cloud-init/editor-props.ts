/** A place in the text that is wrong, in characters. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isError: boolean;
}

/** What an editor of the cloud-init text is told. */
export interface EditorProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: (event: { readonly relatedTarget: EventTarget | null }) => void;
  readonly label: string;
  readonly id: string;
  /** Takes the focus when it arrives, unless somebody has gone on with something else meanwhile. */
  readonly autoFocus: boolean;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly marks: readonly Mark[];
  /** For the styles that the editor writes into the page. */
  readonly nonce: string | undefined;
  /** Where the cursor goes, in characters; a new object each time somebody asks. */
  readonly goTo: { readonly at: number } | undefined;
}
