import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useNonce } from '../root/theme-root';
import { muiTheme } from './mui-theme';

let cache: ReturnType<typeof createCache> | undefined;

/** One style cache for the page: first in the head, so that our sheets come after it, and with the page's nonce. */
function styleCache(nonce: string | undefined): ReturnType<typeof createCache> {
  cache ??= createCache({ key: 'm', prepend: true, ...(nonce && { nonce }) });
  return cache;
}

export function MuiRoot({ children }: { children: ReactNode }): ReactNode {
  const nonce = useNonce();
  return (
    <CacheProvider value={styleCache(nonce)}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
