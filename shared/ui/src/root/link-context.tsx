import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import { createContext } from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path inside the console, for example '/compute'. */
  to: string;
  /** Takes the place of this page in the history. */
  replace?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

export function PlainAnchor({ to, replace: _replace, ...rest }: LinkComponentProps): ReactNode {
  return <a href={to} {...rest} />;
}

export const LinkContext = createContext<LinkComponent>(PlainAnchor);
