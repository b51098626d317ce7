export { type BackgroundImage, compileDesign, toLength } from './compile.ts'
export { compileTheme } from './compile-theme.ts'
export {
  type AnimationOptions,
  AnimationSchema,
  type DesignOptions,
  DesignSchema,
  OuterSchema,
} from './options.ts'
export { describeRoot } from './root.ts'
export {
  CONTRASTS,
  contrastOf,
  mixColours,
  THEME_COLOURS,
  THEME_FONTS,
  type Theme,
  type ThemeColour,
  type ThemeFont,
  type ThemeScheme,
  themeColours,
} from './theme.ts'
export { colourTokens, toCssColour, withCurrentColours } from './tokens.ts'
