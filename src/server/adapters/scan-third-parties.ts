import { isRecord, type StoredName } from '#base'
import type { ThirdPartyPage, ThirdPartyUse } from '#consent/schema'
import { BOT_PROVIDER_SOURCES, type BotProviderName } from '#forms/schema'
import { mediaInHtml } from '#media-player'
import { mediaAsks } from '#media-ui'
import {
  type AnyField,
  isPageNode,
  type ModuleRegistry,
  type PageDocument,
  type PageNode,
} from '#module-contract'
import type { Pages } from '#pages'
import type { Documents } from '#render'
import type { Shop } from '#shop'
import { type SplitTests, VISITOR_COOKIES } from '#split-test'

/**
 * Strings in stored documents that imply browser storage: conditions that count views, countdowns
 * that start with a visit, and media in code.
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

/** Finds external hosts and browser storage used by everything that is published. */
export function createFindUses({
  pages,
  documents,
  shop,
  splitTests,
  registry: { modules },
  botProvider,
}: {
  pages: Pages
  documents: Pick<Documents, 'upgradeProps'>
  shop: { catalog: Pick<Shop['catalog'], 'withMedia'> }
  splitTests: Pick<SplitTests, 'lastKnown'>
  registry: Pick<ModuleRegistry, 'modules'>
  /** The configured third-party bot check of forms, if any. */
  botProvider(): Promise<BotProviderName | undefined>
}) {
  const telling = [...modules].filter(([, { asksOutside, stores }]) => asksOutside || stores)
  const texts = [
    ...telling.map(([type]) => `"type":"${type}"`),
    ...STORES_BY_TEXT.map(([text]) => text),
  ]

  /** Only running tests use cookies. */
  const isUsed = (use: ThirdPartyUse) =>
    !('stored' in use) ||
    !OF_TESTS.includes(use.stored) ||
    [...(splitTests.lastKnown()?.values() ?? [])].some(
      ({ status, definition }) =>
        status === 'running' &&
        [GOALS, VISITOR_COOKIES[definition.remembered]].includes(use.stored),
    )

  return async (products?: readonly string[]): Promise<ThirdPartyUse[]> => {
    if (products) return ofProducts(products)
    const provider = await botProvider()
    const holding = await pages.publishedHolding(provider ? [...texts, ...GUARDED_TEXTS] : texts)
    const guardedBy = ({ type, props }: PageNode, page: ThirdPartyPage): ThirdPartyUse[] =>
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

  /** Products have no document; their videos are in the gallery and descriptions. */
  async function ofProducts(ids?: readonly string[]): Promise<ThirdPartyUse[]> {
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

  function usesOf(document: PageDocument, node: PageNode, page: ThirdPartyPage): ThirdPartyUse[] {
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

const storedByText = (content: string): ThirdPartyUse[] =>
  STORES_BY_TEXT.filter(([text]) => content.includes(text)).map(([, stored]) => ({ stored }))

/** Rich texts, including those in list rows. */
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

/** Media in rich text, in the same form as media fields. */
const writtenIn = (html: string) => mediaInHtml(html).sources.map(({ src }) => ({ url: src }))

/** Collects nodes at any depth. */
function nodesOf(value: unknown): PageNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isRecord(value)) return []
  const inside = Object.values(isPageNode(value) ? value.props : value).flatMap(nodesOf)
  return isPageNode(value) ? [value, ...inside] : inside
}
