import type { AnyModule, PageNode, RootAttributes } from '#module-kit'
import { toAnimationAttribute } from './animation.ts'
import { compileDesign } from './compile.ts'
import type { AnimationOptions } from './options/animation.ts'
import type { DesignOptions } from './options/index.ts'
import type { BackgroundImage } from './options/option.ts'

/** What a module's root element carries, and the rules that its class stands for; on the server and in the builder. */
export function describeRoot(
  node: PageNode,
  module: AnyModule,
  live: Record<string, unknown>,
  background: BackgroundImage,
): { root: RootAttributes; css: string | undefined } {
  const design = (node.props.design ?? {}) as DesignOptions
  const compiled = compileDesign(design, module.variables?.(live) ?? {}, background)
  const root: RootAttributes = {
    id: node.props.id,
    'data-module': node.type,
    'data-preset': design.preset,
    'data-animate': toAnimationAttribute(node.props.animation as AnimationOptions | undefined),
    'data-scrolls': compiled?.css.includes('--scroll-') ? '' : undefined,
    className: compiled ? `m-${node.type} ${compiled.className}` : `m-${node.type}`,
  }
  return { root, css: compiled?.css }
}
