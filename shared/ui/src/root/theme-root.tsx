import type { BrandDocument } from '@console/contract/brand';
import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { followColorScheme } from './color-scheme';
import type { LinkComponent } from './link-context';
import { LinkContext, PlainAnchor } from './link-context';

interface ThemeValue {
  brand: BrandDocument | undefined;
  nonce: string | undefined;
}

const ThemeContext = createContext<ThemeValue>({ brand: undefined, nonce: undefined });

function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector('meta[name="csp-nonce"]');
  if (meta instanceof HTMLMetaElement && meta.content) return meta.content;
  const script = document.querySelector('script[nonce]');
  return script instanceof HTMLScriptElement ? script.nonce || undefined : undefined;
}

export interface ThemeRootProps {
  brand: BrandDocument;
  /** Draws links inside the console; the router's. Default: a plain anchor. */
  link?: LinkComponent;
  /** Nonce for the styles of overlays; default: the page's `csp-nonce` meta or that of its scripts. */
  nonce?: string;
  children: ReactNode;
}

/**
 * Root of everything drawn with this package: brand, links, style nonce, colour scheme. Colours are custom properties of the
 * page, so a change of scheme renders nothing again.
 */
export function ThemeRoot({ brand, link = PlainAnchor, nonce, children }: ThemeRootProps): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.brand = brand.id;
    return followColorScheme();
  }, [brand.id]);
  const value = useMemo(() => ({ brand, nonce: nonce ?? pageNonce() }), [brand, nonce]);
  return (
    <ThemeContext value={value}>
      <LinkContext value={link}>{children}</LinkContext>
    </ThemeContext>
  );
}

/** The brand of the site; undefined outside a ThemeRoot. */
export const useBrand = (): BrandDocument | undefined => useContext(ThemeContext).brand;
export const useNonce = (): string | undefined => useContext(ThemeContext).nonce;
