export { toAnimationAttribute } from './animation.ts'
export { type BackgroundImage, compileDesign, toLength } from './compile.ts'
export {
  type AnimationOptions,
  AnimationSchema,
  type DesignOptions,
  DesignSchema,
  OuterSchema,
} from './options.ts'
