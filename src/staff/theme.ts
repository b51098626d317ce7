import { createTheme, type ThemeOptions } from '@mui/material/styles'

/** Design tokens of admin and builder, based on the demo's design; AA on both surfaces. */
const schemes = {
  light: {
    paper: '#ffffff',
    ground: '#f7f4ef',
    ink: '#1f1b16',
    quiet: '#5a4a3f',
    accent: '#a0431f',
    accentHover: '#84371a',
    onAccent: '#ffffff',
    line: 'rgba(90, 74, 63, 0.2)',
    error: '#9b1c1c',
    warning: '#8a5300',
    info: '#31566b',
    success: '#37654a',
  },
  dark: {
    paper: '#221e1a',
    ground: '#191613',
    ink: '#f3ede3',
    quiet: '#c9bbab',
    accent: '#e79a73',
    accentHover: '#f0b394',
    onAccent: '#1f1207',
    line: 'rgba(201, 187, 171, 0.2)',
    error: '#f19a93',
    warning: '#e9b872',
    info: '#8fb6cc',
    success: '#97c7a7',
  },
} as const

export type Scheme = keyof typeof schemes

/** Storage key used by react-admin for the color scheme, as JSON. */
const SCHEME_KEY = 'RaStore.theme'

/** The chosen scheme; undefined to follow the system. */
export function readScheme(): Scheme | undefined {
  const stored = localStorage.getItem(SCHEME_KEY)?.replaceAll('"', '')
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

function options(mode: Scheme): ThemeOptions {
  const c = schemes[mode]
  return {
    palette: {
      mode,
      background: { default: c.ground, paper: c.paper },
      text: { primary: c.ink, secondary: c.quiet },
      divider: c.line,
      primary: { main: c.accent, dark: c.accentHover, contrastText: c.onAccent },
      secondary: { main: c.accent, dark: c.accentHover, contrastText: c.onAccent },
      error: { main: c.error },
      warning: { main: c.warning },
      info: { main: c.info },
      success: { main: c.success },
    },
    shape: { borderRadius: 4 },
    typography: {
      fontFamily: "'Instrument Sans', system-ui, sans-serif",
      body1: { fontSize: '0.9375rem' },
      body2: { fontSize: '0.875rem' },
      caption: { fontSize: '0.8125rem' },
      h1: { fontSize: '1.5rem', fontWeight: 600, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.125rem', fontWeight: 600 },
      h3: { fontSize: '1rem', fontWeight: 600 },
      h6: { fontSize: '1rem', fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 500, fontSize: '0.875rem' },
      overline: { textTransform: 'none', letterSpacing: 0, fontSize: '0.8125rem' },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        // Targets are at least 24 px high (WCAG 2.5.8).
        styleOverrides: { root: { minHeight: 28 }, sizeSmall: { fontSize: '0.875rem' } },
      },
      MuiAppBar: { defaultProps: { elevation: 0 } },
      MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      MuiCardContent: { styleOverrides: { root: { '&:last-child': { paddingBottom: 16 } } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
      // Spacing is set by the form.
      MuiFormControl: {
        defaultProps: { variant: 'outlined', size: 'small' },
        styleOverrides: { marginDense: { marginBlock: 0 } },
      },
      MuiOutlinedInput: {
        styleOverrides: { root: { backgroundColor: c.paper, fontSize: '0.9375rem' } },
      },
      // Long names wrap instead of being cut.
      MuiSelect: { styleOverrides: { select: { whiteSpace: 'normal' } } },
      MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal' } } },
      // react-admin reserves an empty line for errors below each field.
      MuiFormHelperText: {
        styleOverrides: {
          root: {
            '&:not(.Mui-error):has(> span:only-child)': { display: 'none' },
            '&.Mui-disabled': { color: c.quiet },
          },
        },
      },
      // Neutral color for buttons that cancel.
      MuiDialogActions: {
        styleOverrides: {
          root: {
            padding: 16,
            '& .MuiButton-startIcon': { display: 'none' },
            '& .MuiButton-text.MuiButton-colorPrimary:not(:last-child)': { color: c.ink },
          },
        },
      },
      // Inverted in both schemes, because undo is only offered for a few seconds.
      MuiSnackbarContent: {
        styleOverrides: {
          root: {
            color: c.paper,
            backgroundColor: c.ink,
            fontSize: '0.875rem',
            '& .MuiButton-root': { color: 'inherit', textDecoration: 'underline' },
          },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: c.line, fontVariantNumeric: 'tabular-nums' },
          head: { color: c.quiet, fontWeight: 500 },
        },
      },
      MuiCssBaseline: {
        styleOverrides: {
          '@font-face': {
            fontFamily: 'Instrument Sans',
            src: "url('/fonts/instrument-sans.woff2') format('woff2')",
            fontWeight: '400 700',
            fontDisplay: 'swap',
          },
          ':focus-visible': { outline: `2px solid ${c.accent}`, outlineOffset: 2 },
          '.Mui-focusVisible': { outline: `2px solid ${c.accent}`, outlineOffset: 2 },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { animationDuration: '0s', transitionDuration: '0s' },
          },
        },
      },
    },
  }
}

export const lightTheme = createTheme(options('light'))
export const darkTheme = createTheme(options('dark'))
