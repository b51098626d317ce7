import type { PageDocument, PageNode } from '#module-contract'
import { isCustomKind, pageDocument } from '#pages/schema'
import { entryModules } from './entry.ts'
import { postModules, titledPostModules } from './post.ts'
import { productModules } from './product.ts'
import { projectModules, titledProjectModules } from './project.ts'

interface Frame {
  modules: PageNode[]
  document: PageDocument
  /** Variant for content with its own title. */
  titled?: PageDocument
}

const frame = (title: string, modules: PageNode[], titled?: PageNode[]): Frame => ({
  modules,
  document: pageDocument({ title }, modules),
  ...(titled ? { titled: pageDocument({ title }, titled) } : {}),
})

/** Constants, because prepared documents are memoized by identity. All content types share one. */
const frames: Record<string, Frame> = {
  post: frame('post', postModules, titledPostModules),
  project: frame('project', projectModules, titledProjectModules),
  product: frame('product', productModules),
  entry: frame('entry', entryModules),
}

const frameOf = (kind: string): Frame | undefined => frames[isCustomKind(kind) ? 'entry' : kind]

/** Modules of a kind's built-in body; undefined for kinds whose content is the whole page. */
export const frameModules = (kind: string): PageNode[] | undefined => frameOf(kind)?.modules

/** Built-in body of a kind of page. */
export function builtInBody(
  kind: string,
  { hasTitle }: { hasTitle: boolean },
): PageDocument | undefined {
  const found = frameOf(kind)
  return (hasTitle && found?.titled) || found?.document
}

/** Kinds whose built-in body depends on whether the content has a title. */
export const asksForTitle = (kind: string): boolean => frameOf(kind)?.titled !== undefined
