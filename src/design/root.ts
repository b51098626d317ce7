import type { AnyModule, PageNode, RootAttributes } from '#module-kit'
import { toAnimationAttribute } from './animation.ts'
import { compileDesign } from './compile.ts'
import { cleanCustomCss } from './custom-css.ts'
import type { AnimationOptions } from './options/animation.ts'
import type { AttributeOptions } from './options/attributes.ts'
import type { DesignOptions } from './options/index.ts'
import type { BackgroundImage } from './options/option.ts'
import { stickyOf } from './sticky.ts'

const CLASS = /^-?[A-Za-z_][\w-]*$/
/** Attributes that neither run anything nor lead anywhere. */
const ATTRIBUTE = /^(data-[a-z][a-z0-9-]*|aria-[a-z]+|title|lang|role|itemprop|itemtype)$/

/** Lists of attributes are filled in by halves. */
function attributesOf(list: readonly { name?: string; value?: string }[]) {
  const entries = list.map(({ name = '', value = '' }) => [name.trim().toLowerCase(), value])
  return Object.fromEntries(entries.filter(([name = '']) => ATTRIBUTE.test(name)))
}

/** What a module's root element carries, and the rules that its class stands for; on the server and in the builder. */
export function describeRoot(
  node: PageNode,
  module: AnyModule,
  live: Record<string, unknown>,
  background: BackgroundImage,
): { root: RootAttributes; css: string | undefined } {
  const design = (node.props.design ?? {}) as DesignOptions
  const { classes = '', list = [], css = '' } = (node.props.attributes ?? {}) as AttributeOptions
  const own = css ? cleanCustomCss(css).css : ''
  const compiled = compileDesign(design, module.variables?.(live) ?? {}, background, own)
  const sticky = stickyOf(design)
  const names = [`m-${node.type}`, compiled?.className, ...classes.split(/\s+/)]
  const root: RootAttributes = {
    ...attributesOf(list),
    id: node.props.id,
    'data-module': node.type,
    'data-preset': design.preset,
    'data-animate': toAnimationAttribute(node.props.animation as AnimationOptions | undefined),
    'data-sticky': sticky && (sticky.within ?? ''),
    'data-scrolls': compiled?.css.includes('--scroll-') ? '' : undefined,
    className: names.filter(name => name && CLASS.test(name)).join(' '),
  }
  return { root, css: compiled?.css }
}
