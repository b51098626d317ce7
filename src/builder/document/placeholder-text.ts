import { htmlToText } from '#base'
import type { AnyField, ModuleRegistry, Modules, PageNode, StoredImage } from '#module-contract'
import { formerStarts } from '../german/former-starts.ts'
import { allGerman } from '../german/index.ts'
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
function collectKnownTexts(registry: ModuleRegistry): Map<string, Set<string>> {
  const { modules, starts, examples } = registry
  const german = allGerman(registry)
  const knownTexts = new Map<string, Set<string>>()
  const learn = (type: string, props: object, minLength: number) => {
    for (const { node } of walk(modules, [{ type, props: { ...props, id: type } }])) {
      const known = knownTexts.get(node.type) ?? new Set()
      for (const text of textsOf(modules, node)) {
        if (GOOD_AS_THEY_ARE.has(text) || text.length < minLength) continue
        known.add(text).add(german[text] ?? text)
      }
      knownTexts.set(node.type, known)
    }
  }
  for (const [type, start] of starts) learn(type, start, 0)
  for (const [type, own] of examples) {
    for (const { props } of own) learn(type, props, MIN_EXAMPLE_LENGTH)
  }
  return knownTexts
}

const formerTexts = new Set(Object.entries(formerStarts).flat())

export interface PlaceholderText {
  node: PageNode
  text: string
}

/** Blanks in legal pages that the owner must fill in. */
const BLANK = /\[\p{Lu}?\p{L}[^[\]<>]{1,120}\]/gu

/** Finds initial texts and blanks that were not replaced, each once per module. */
export function createFindPlaceholderTexts(registry: ModuleRegistry) {
  const { modules } = registry
  const knownTexts = collectKnownTexts(registry)
  return (content: readonly PageNode[]): PlaceholderText[] => {
    const found: PlaceholderText[] = []
    for (const { node } of walk(modules, content)) {
      const known = knownTexts.get(node.type)
      const texts = textsShown(modules, node).filter(one => known?.has(one) || formerTexts.has(one))
      const blanks = [...textsOf(modules, node)].flatMap(text => text.match(BLANK) ?? [])
      for (const text of new Set([...texts, ...blanks])) found.push({ node, text })
    }
    return found
  }
}

/** Modules that still show placeholder images. */
export function findPlaceholderImages(modules: Modules, content: readonly PageNode[]): PageNode[] {
  return [...walk(modules, content)]
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
function textsShown(modules: Modules, node: PageNode): string[] {
  const shape = Object.entries(modules.get(node.type)?.props.shape ?? {})
  const defaults = shape.flatMap(([name, field]) =>
    node.props[name] === undefined && /^(text|rich-text)$/.test(field.kind)
      ? [htmlToText(String(field.default))]
      : [],
  )
  return [...textsOf(modules, node), ...defaults]
}
