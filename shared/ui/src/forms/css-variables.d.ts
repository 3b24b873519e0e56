import 'react';

declare module 'react' {
  interface CSSProperties {
    [name: `--ui-${string}`]: string | number | undefined;
  }
}
