import { isRecord, type StoredName } from '#base'
import type { Use, UsingPage } from '#consent/schema'
import { BOT_PROVIDER_SOURCES, type BotProviderName } from '#forms/schema'
import {
  type AnyField,
  isPageNode,
  mediaAsks,
  mediaInHtml,
  type PageDocument,
  type PageNode,
} from '#module-kit'
import { modules } from '#modules'
import type { Pages } from '#pages'
import type { Documents } from '#render'
import type { Shop } from '#shop'
import { type SplitTests, VISITOR_COOKIES } from '#split-test'

/**
 * As it stands in stored documents: a condition that counts views in the visitor's browser, a countdown that begins with a
 * visit, and what the player takes over in code.
 */
const STORES_BY_TEXT: readonly [text: string, stored: StoredName][] = [
  ['"kind":"views"', 'vitrine:views'],
  ['"counts":"visit"', 'vitrine:countdown-visit'],
  ['"counts":"visit"', 'vitrine:countdowns'],
  ['<video', 'vt-captions'],
  ['<video', 'vitrine:resume'],
  ['<audio', 'vt-captions'],
  ['<audio', 'vitrine:resume'],
]

/** Modules whose forms a third-party bot check guards. */
const GUARDED = ['contact-form', 'newsletter', 'comments']
const GUARDED_TEXTS = GUARDED.map(type => `"type":"${type}"`)
const hostsOf = (provider: BotProviderName) =>
  BOT_PROVIDER_SOURCES[provider]['script-src'].map(origin => new URL(origin).host)

const STORED_BY_PLAYER: readonly StoredName[] = ['vt-captions', 'vitrine:resume']
const GOALS: StoredName = 'vitrine:goals'
const OF_TESTS: readonly StoredName[] = [...Object.values(VISITOR_COOKIES), GOALS]

/** Reads in all that is published what it makes visitors' browsers keep, and whom they ask beside this site. */
export function createFindUses({
  pages,
  documents,
  shop,
  splitTests,
  botProvider,
}: {
  pages: Pages
  documents: Pick<Documents, 'upgradeProps'>
  shop: { catalog: Pick<Shop['catalog'], 'withMedia'> }
  splitTests: Pick<SplitTests, 'lastKnown'>
  /** The third-party bot check of forms, where one is configured. */
  botProvider(): Promise<BotProviderName | undefined>
}) {
  const telling = [...modules].filter(([, { asksOutside, stores }]) => asksOutside || stores)
  const texts = [
    ...telling.map(([type]) => `"type":"${type}"`),
    ...STORES_BY_TEXT.map(([text]) => text),
  ]

  /** Of a test that does not run nobody is told apart. */
  const isUsed = (use: Use) =>
    !('stored' in use) ||
    !OF_TESTS.includes(use.stored) ||
    [...(splitTests.lastKnown()?.values() ?? [])].some(
      ({ status, definition }) =>
        status === 'running' &&
        [GOALS, VISITOR_COOKIES[definition.remembered]].includes(use.stored),
    )

  return async (products?: readonly string[]): Promise<Use[]> => {
    if (products) return ofProducts(products)
    const provider = await botProvider()
    const holding = await pages.publishedHolding(provider ? [...texts, ...GUARDED_TEXTS] : texts)
    const guardedBy = ({ type, props }: PageNode, page: UsingPage): Use[] =>
      provider && GUARDED.includes(type) && props.botCheck !== false
        ? [{ category: 'preferences', hosts: hostsOf(provider), page }]
        : []
    const inDocuments = holding
      .flatMap(({ document, ...page }) => [
        ...nodesOf(document.content).flatMap(node => [
          ...usesOf(document, node, page),
          ...guardedBy(node, page),
        ]),
        ...storedByText(JSON.stringify(document.content)),
      ])
      .filter(isUsed)
    return [...inDocuments, ...(await ofProducts())]
  }

  /** A product has no document: its videos stand in its gallery and in its descriptions. */
  async function ofProducts(ids?: readonly string[]): Promise<Use[]> {
    const products = await shop.catalog.withMedia(ids)
    return products.flatMap(({ id, name: title, path, videos, texts }) => {
      const page = { id, title, path }
      const outside = mediaAsks([...videos, ...texts.flatMap(writtenIn)])
      return [
        ...STORED_BY_PLAYER.map(stored => ({ stored, page })),
        ...outside.map(asked => ({ ...asked, page })),
      ]
    })
  }

  function usesOf(document: PageDocument, node: PageNode, page: UsingPage): Use[] {
    const module = modules.get(node.type)
    if (!module) return []
    const props = { ...module.props.defaults, ...documents.upgradeProps(document, node) }
    const outside = [
      ...(module.asksOutside?.(props) ?? []),
      ...mediaAsks([...textsIn(module.props.shape, props)].flatMap(writtenIn)),
    ]
    return [
      ...(module.stores ?? []).map(stored => ({ stored })),
      ...outside.map(asked => ({ ...asked, page })),
    ]
  }
}

const storedByText = (content: string): Use[] =>
  STORES_BY_TEXT.filter(([text]) => content.includes(text)).map(([, stored]) => ({ stored }))

/** Formatted texts, in rows of lists as well. */
function* textsIn(
  shape: Record<string, AnyField>,
  props: Record<string, unknown>,
): Generator<string> {
  for (const [name, field] of Object.entries(shape)) {
    const value = props[name]
    if (field.kind === 'rich-text' && typeof value === 'string') yield value
    if (field.kind !== 'list' || !Array.isArray(value)) continue
    const inner = field.control.fields as Record<string, AnyField>
    for (const row of value) if (isRecord(row)) yield* textsIn(inner, row)
  }
}

/** What plays in a text, as what fields name. */
const writtenIn = (html: string) => mediaInHtml(html).sources.map(({ src }) => ({ url: src }))

/** However deep they stand. */
function nodesOf(value: unknown): PageNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isRecord(value)) return []
  const inside = Object.values(isPageNode(value) ? value.props : value).flatMap(nodesOf)
  return isPageNode(value) ? [value, ...inside] : inside
}
