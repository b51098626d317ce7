import { htmlToText } from '#base'
import type { PageNode } from '#module-kit'
import { moduleStarts, modules } from '#modules'
import { german } from '../german/index.ts'
import { walk } from './nodes.ts'
import { textsOf } from './summary.ts'

/** What new modules begin with, by type, in every language of the builder. */
const startTexts = new Map<string, Set<string>>()
for (const [type, start] of moduleStarts) {
  for (const { node } of walk([{ type, props: { ...start, id: type } }])) {
    const known = startTexts.get(node.type) ?? new Set()
    for (const text of textsOf(node)) known.add(text).add(german[text] ?? text)
    startTexts.set(node.type, known)
  }
}

export interface PlaceholderText {
  node: PageNode
  text: string
}

/** What a legal page leaves for the owner to fill in. */
const BLANK = /\[\p{Lu}?\p{L}[^[\]<>]{1,120}\]/u

const findBlank = (texts: readonly string[]) =>
  texts.flatMap(text => BLANK.exec(text)?.[0] ?? []).at(0)

/** Modules that still say what they began with, or have blanks, each with the first such text. */
export function findPlaceholderTexts(content: readonly PageNode[]): PlaceholderText[] {
  const found: PlaceholderText[] = []
  for (const { node } of walk(content)) {
    const known = startTexts.get(node.type)
    const text = textsShown(node).find(one => known?.has(one)) ?? findBlank([...textsOf(node)])
    if (text) found.push({ node, text })
  }
  return found
}

/** A text that was never set shows its default. */
function textsShown(node: PageNode): string[] {
  const shape = Object.entries(modules.get(node.type)?.props.shape ?? {})
  const defaults = shape.flatMap(([name, field]) =>
    node.props[name] === undefined && /^(text|rich-text)$/.test(field.kind)
      ? [htmlToText(String(field.default))]
      : [],
  )
  return [...textsOf(node), ...defaults]
}
