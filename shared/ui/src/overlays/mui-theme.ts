import type { Theme } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';

/** Whatever lies over the page; toasts lie one above. (spec 1, section 9) */
const OVERLAY_Z = 100_000;
/** px that stay free between what floats and the edge of the window. (spec 1, section 9) */
const OVERLAY_PADDING = 12;

/**
 * Material's theme over the brand's custom properties. Its colours are `var(--…)`, so a change of scheme is CSS alone; the
 * sheets of generated variables are left out (every use falls back to ours), and with them Material's own mode store.
 */
function build(): Theme {
  const theme: Theme = createTheme({
    cssVariables: { nativeColor: true, disableCssColorScheme: true },
    palette: {
      primary: { main: 'var(--brand-solid)', contrastText: 'var(--on-brand)' },
      error: { main: 'var(--danger-solid)', contrastText: 'var(--on-danger)' },
      text: { primary: 'var(--text)', secondary: 'var(--text-2)', disabled: 'var(--text-3)' },
      background: { paper: 'var(--raised)', default: 'var(--surface)' },
      divider: 'var(--line)',
      action: { hover: 'var(--hover)', selected: 'var(--brand-tint)' },
    },
    typography: { fontFamily: 'var(--font)', fontSize: 13 },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 180,
        standard: 180,
        complex: 260,
        enteringScreen: 180,
        leavingScreen: 120,
      },
      easing: { easeInOut: 'cubic-bezier(.2,.8,.2,1)', easeOut: 'cubic-bezier(.2,.8,.2,1)' },
    },
    zIndex: { drawer: OVERLAY_Z, modal: OVERLAY_Z, tooltip: OVERLAY_Z },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { defaultProps: { elevation: 0 } },
      MuiPopover: { defaultProps: { marginThreshold: OVERLAY_PADDING } },
    },
  });
  const plain: Theme = { ...theme };
  Reflect.deleteProperty(plain, 'colorSchemes');
  return plain;
}

export const muiTheme = build();
