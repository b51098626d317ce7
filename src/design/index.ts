export { collectBackgrounds, collectPresets } from './collect.ts'
export { compileDesign } from './compile.ts'
export { compileTheme } from './compile-theme.ts'
export { type CssProblem, cleanCustomCss } from './custom-css.ts'
export { type AnimationOptions, AnimationSchema } from './options/animation.ts'
export { attributeFields } from './options/attributes.ts'
export {
  type BrowserCondition,
  CONDITIONS,
  type DisplayCondition,
  type DisplayOptions,
  type EverybodyCondition,
  type VisitorCondition,
  WEEKDAYS,
} from './options/display.ts'
export {
  type DesignOptions,
  DesignSchema,
  OPTION_GROUPS,
  OuterSchema,
} from './options/index.ts'
export { type BackgroundImage, toLength } from './options/option.ts'
export { DEFAULT_PRESET, MAX_PRESETS } from './options/presets.ts'
export { LENGTH_PATTERN } from './options/values.ts'
export {
  fitsModule,
  indexPresets,
  noPresets,
  type OptionGroupName,
  type Preset,
  type PresetIndex,
  PresetSchema,
} from './presets.ts'
export { describeRoot, type Surroundings } from './root.ts'
export { mergeOption, presetIdsOf, presetsOf, stackDesigns } from './stack.ts'
export { stickyOf } from './sticky.ts'
export {
  ARABIC_FONT_FILES,
  CONTRASTS,
  contrastOf,
  FONT_FILES,
  mixColors,
  THEME_COLORS,
  THEME_FONTS,
  type Theme,
  type ThemeColor,
  type ThemeFont,
  type ThemeScheme,
} from './theme.ts'
export { startingColors, themeColors } from './theme-colors.ts'
export { colorTokens, toCssColor, toCssColors, withCurrentColors } from './tokens.ts'
export {
  compileVariables,
  type Variable,
  VariableSchema,
  variablesIn,
} from './variables.ts'
