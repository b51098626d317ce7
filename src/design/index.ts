export { type BackgroundImage, compileDesign, toLength } from './compile.ts'
export {
  type AnimationOptions,
  AnimationSchema,
  type DesignOptions,
  DesignSchema,
  OuterSchema,
} from './options.ts'
export { describeRoot } from './root.ts'
export { colourTokens } from './tokens.ts'
