import { htmlToText } from '#base'
import type { AnyField, PageNode, StoredImage } from '#module-contract'
import { moduleExamples, moduleStarts, modules } from '#modules'
import { formerStarts } from '../german/former-starts.ts'
import { german } from '../german/index.ts'
import { walk } from './nodes.ts'
import { textsOf } from './summary.ts'

/** Initial texts that are suitable for publishing. */
const GOOD_AS_THEY_ARE = new Set([
  'Frequently asked questions',
  'Get in touch',
  'Learn more',
  'Services',
  'Overview',
  'Opening hours',
  'per month',
  'Today',
  '10:00',
  '14:00',
  '18:00',
])
/** Shorter example texts are common words. */
const MIN_EXAMPLE_LENGTH = 25

/** Initial and example texts of all modules, by type, in every language of the builder. */
const knownTexts = new Map<string, Set<string>>()
const learn = (type: string, props: object, minLength: number) => {
  for (const { node } of walk([{ type, props: { ...props, id: type } }])) {
    const known = knownTexts.get(node.type) ?? new Set()
    for (const text of textsOf(node)) {
      if (GOOD_AS_THEY_ARE.has(text) || text.length < minLength) continue
      known.add(text).add(german[text] ?? text)
    }
    knownTexts.set(node.type, known)
  }
}
for (const [type, start] of moduleStarts) learn(type, start, 0)
for (const [type, examples] of moduleExamples) {
  for (const { props } of examples) learn(type, props, MIN_EXAMPLE_LENGTH)
}

const formerTexts = new Set(Object.entries(formerStarts).flat())

export interface PlaceholderText {
  node: PageNode
  text: string
}

/** Blanks in legal pages that the owner must fill in. */
const BLANK = /\[\p{Lu}?\p{L}[^[\]<>]{1,120}\]/gu

/** Finds initial texts and blanks that were not replaced, each once per module. */
export function findPlaceholderTexts(content: readonly PageNode[]): PlaceholderText[] {
  const found: PlaceholderText[] = []
  for (const { node } of walk(content)) {
    const known = knownTexts.get(node.type)
    const texts = textsShown(node).filter(one => known?.has(one) || formerTexts.has(one))
    const blanks = [...textsOf(node)].flatMap(text => text.match(BLANK) ?? [])
    for (const text of new Set([...texts, ...blanks])) found.push({ node, text })
  }
  return found
}

/** Modules that still show placeholder images. */
export function findPlaceholderImages(content: readonly PageNode[]): PageNode[] {
  return [...walk(content)]
    .map(({ node }) => node)
    .filter(node => {
      const shape = modules.get(node.type)?.props.shape
      return shape !== undefined && hasPlaceholderImage(shape, node.props)
    })
}

function hasPlaceholderImage(
  shape: Record<string, AnyField>,
  props: Record<string, unknown>,
): boolean {
  return Object.entries(shape).some(([name, field]) => {
    const value = props[name]
    if (field.kind === 'image')
      return /^placeholder/.test(String((value as StoredImage | null)?.media))
    if (field.kind === 'media-file') return /^placeholder/.test(String(value))
    if (field.kind !== 'list' || !Array.isArray(value)) return false
    const inner = field.control.fields as Record<string, AnyField>
    return value.some(row => hasPlaceholderImage(inner, row))
  })
}

/** Texts of a node, including defaults. */
function textsShown(node: PageNode): string[] {
  const shape = Object.entries(modules.get(node.type)?.props.shape ?? {})
  const defaults = shape.flatMap(([name, field]) =>
    node.props[name] === undefined && /^(text|rich-text)$/.test(field.kind)
      ? [htmlToText(String(field.default))]
      : [],
  )
  return [...textsOf(node), ...defaults]
}
