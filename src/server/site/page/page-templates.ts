import type { ArchiveFacts, PageFacts, ProductArchive } from '#module-contract'
import { type Pages, POPUPS_TAG, type SitePopup, type SiteTemplate, TEMPLATES_TAG } from '#pages'
import {
  choosePopups,
  chooseTemplates,
  isContentKind,
  isCustomKind,
  type PopupMatch,
  TEMPLATE_PARTS,
  TEMPLATED_KINDS,
  type TemplateChoice,
  type TemplatedKind,
  type TemplateFacts,
  type TemplatePart,
  type TemplateSlot,
} from '#pages/schema'
import { ORDER_PAY_PATH, type Shop } from '#shop'
import type { StoredShopSettings } from '../../adapters/shop-settings.ts'
import { SEARCH_PATH } from './built-in/search.ts'

export type ChosenTemplates = Record<TemplatePart, TemplateChoice<SiteTemplate>>

/** The templates of one page. */
export interface PageTemplates {
  choice: ChosenTemplates
  /** Popups of the page, and why others are not shown. */
  popups: readonly PopupMatch<SitePopup>[]
  /** Signed-in users get other templates, so the page is rendered per visitor. */
  dependsOnVisitor: boolean
  /** Tags of the data that the choice depends on. */
  tags: readonly string[]
}

/** Whether the visitor is signed in. Without it, visitors count as anonymous. */
export type IsSignedIn = () => Promise<boolean>

/** Chooses the templates of pages. */
export function createPageTemplates(deps: {
  pages: Pages
  shop: Pick<Shop, 'catalog'>
  shopSettings: Pick<StoredShopSettings, 'get'>
}) {
  const { pages, shop } = deps

  async function placesOf({ id, path }: PageFacts): Promise<Set<TemplateSlot>> {
    const [{ homePage }, { paths }] = await Promise.all([
      pages.settings.get(),
      deps.shopSettings.get(),
    ])
    const addresses: [TemplateSlot, boolean][] = [
      ['home', homePage ? homePage === id : path === '/'],
      ['search', path === SEARCH_PATH],
      ['not-found', path === '/404'],
      ['shop', path === paths.shop],
      ['cart', path === paths.cart],
      ['checkout', path === paths.checkout],
      ['order-received', path === paths.orderReceived],
      ['order-pay', path === ORDER_PAY_PATH],
      ['withdrawal', path === paths.withdrawal],
      ['account', path === paths.account],
      ['wishlist', path === paths.wishlist],
    ]
    return new Set(addresses.flatMap(([place, isHere]) => (isHere ? [place] : [])))
  }

  /** Loaded only if a template depends on terms of this kind. */
  async function termsOf(
    { id, kind, archive }: PageFacts,
    rules: readonly Pick<SiteTemplate, 'conditions'>[],
    tag: (...tags: string[]) => void,
  ): Promise<ReadonlyMap<string, number>> {
    if (archive) return archive.by === 'category' ? stepsAbove(archive, tag) : NO_TERMS
    const isAsked = rules.some(({ conditions: { include, exclude } }) =>
      [...include, ...exclude].some(
        one => (one.kind === 'category' || one.kind === 'tag') && one.of === kind,
      ),
    )
    if (!isAsked) return NO_TERMS
    if (isContentKind(kind)) return pages.content.findTerms(id, kind, tag)
    const product = await shop.catalog.place({ id }, { withTerms: true, tag })
    return product?.terms ?? NO_TERMS
  }

  /** A category and its ancestors. */
  async function stepsAbove(
    archive: ArchiveFacts | ProductArchive,
    tag: (...tags: string[]) => void,
  ) {
    const trail =
      archive.of === 'product'
        ? archive.trail
        : await pages.content.findTrailOf(archive.id, archive.of, tag)
    return new Map(trail.toReversed().map((term, step) => [term.id, step]))
  }

  return {
    /** Whether a template or popup depends on archives of products. */
    async dependOnProductArchives(): Promise<boolean> {
      const rules = await Promise.all([
        pages.templates.inUse(),
        pages.popups.all(),
        pages.popups.trashed(),
      ])
      return rules.flat().some(isForProductArchives)
    },

    /** Chooses among the site's templates, or among `others` for previews of another theme. */
    async of(
      page: PageFacts,
      isSignedIn?: IsSignedIn,
      others?: readonly SiteTemplate[],
    ): Promise<PageTemplates> {
      const tags = new Set<string>([TEMPLATES_TAG, POPUPS_TAG])
      const templates = others ?? (await pages.templates.inUse())
      const hasPopups = !HIDDEN_KINDS.has(page.kind)
      const popups = hasPopups ? await pages.popups.all() : []
      const trashed = hasPopups ? await pages.popups.trashed() : []
      const [places, terms, { locale }] = await Promise.all([
        placesOf(page),
        termsOf(page, [...templates, ...popups, ...trashed], (...more) => {
          for (const tag of more) tags.add(tag)
        }),
        pages.settings.get(),
      ])
      const facts: TemplateFacts = {
        kind: page.kind === 'archive' ? 'archive' : toKind(page.kind),
        archive: page.archive ?? (places.has('shop') ? ALL_PRODUCTS : undefined),
        id: page.id,
        places,
        terms,
        language: locale,
        isSignedIn: false,
      }
      const choose = (isSignedIn: boolean) => ({
        choice: chooseTemplates(templates, { ...facts, isSignedIn }),
        popups: choosePopups(popups, { ...facts, isSignedIn }),
        trashed: choosePopups(trashed, { ...facts, isSignedIn }),
      })
      const forNobody = choose(false)
      const forStaff = choose(true)
      const dependsOnVisitor = idsOf(forNobody) !== idsOf(forStaff)
      const chosen = dependsOnVisitor && (await isSignedIn?.()) ? forStaff : forNobody
      for (const one of [forNobody, forStaff]) {
        for (const id of candidatesOf(one)) tags.add(`page:${id}`)
      }
      return { choice: chosen.choice, popups: chosen.popups, dependsOnVisitor, tags: [...tags] }
    },
  }
}

const NO_TERMS: ReadonlyMap<string, number> = new Map()
const ALL_PRODUCTS: TemplateFacts['archive'] = { of: 'product', by: 'all', id: 'product' }

const isForProductArchives = ({
  conditions: { include, exclude },
}: Pick<SiteTemplate, 'conditions'>) =>
  [...include, ...exclude].some(one => one.kind === 'archive' && one.of === 'product')

/**
 * Ids of the templates and popups that are for a page, including unpublished and trashed ones:
 * publishing or restoring one of them may change the page.
 */
function candidatesOf(found: {
  choice: ChosenTemplates
  popups: readonly PopupMatch[]
  trashed: readonly PopupMatch[]
}): string[] {
  const templates = TEMPLATE_PARTS.flatMap(part => {
    const { chosen, others } = found.choice[part]
    return [...(chosen ? [chosen] : []), ...others].map(one => one.template.id)
  })
  const popups = [...found.popups, ...found.trashed].filter(one => !NOT_FOR_PAGE.has(one.reason))
  return [...templates, ...popups.map(one => one.popup.id)]
}
const NOT_FOR_PAGE: ReadonlySet<PopupMatch['reason']> = new Set([
  'not-included',
  'excluded',
  'checkout',
])

/** Parts of pages have no popups of their own. */
const HIDDEN_KINDS: ReadonlySet<string> = new Set(['template', 'block', 'preset'])

/** Serialized ids of the chosen templates and popups. */
function idsOf({ choice, popups }: Pick<PageTemplates, 'choice' | 'popups'>): string {
  const chosen = TEMPLATE_PARTS.map(part => choice[part].chosen?.template.id ?? '')
  const shown = popups.filter(one => !one.reason).map(one => one.popup.id)
  return [...chosen, ...shown].join(' ')
}

/** Other kinds are treated as pages. */
function toKind(kind: string): TemplatedKind {
  if (isCustomKind(kind)) return kind
  return TEMPLATED_KINDS.find(known => known === kind) ?? 'page'
}
