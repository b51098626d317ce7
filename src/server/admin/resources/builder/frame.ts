import type { PageFacts } from '#module-contract'
import {
  isContentKind,
  node,
  type PageItem,
  pageDocument,
  TEMPLATE_PARTS,
  type TemplateUse,
} from '#pages/schema'
import { LAYOUT_BLOCK, type PagePart, pageStyles, renderFrameParts } from '#render'
import { ORDER_PAY_PATH } from '#shop'
import { toRequestUrl } from '../../../http/request-url.ts'
import { frameModules } from '../../../site/page/built-in/frames.ts'
import { SEARCH_PATH } from '../../../site/page/built-in/search.ts'
import { readSite } from '../../../site/page/layout.ts'
import { splitAddress } from '../../../site/page/page-path.ts'
import { noRequest } from '../../../site/page/renderer.ts'
import { shownAs } from '../../../site/page/shown-facts.ts'
import type { AdminDeps } from '../../discover.ts'

/** Id of the element in which the canvas shows the edited document. */
const PLACE_ID = 'vt-edited'
const PLACE = pageDocument({ title: 'Edited' }, [node(LAYOUT_BLOCK, PLACE_ID)])
const NO_PAGE: PageFacts = { id: '', path: '/', kind: 'page', title: '' }
const PLACE_HTML = `<div id="${PLACE_ID}"></div>`

/** The site's frame without a page. */
export async function readPlainFrame({
  pages,
  branding,
  registry,
  resolver,
  renderer,
  publicUrl,
}: AdminDeps) {
  const page = await resolver.resolveDocument(PLACE, NO_PAGE, { hasHeader: true })
  const body = await renderer.renderModules(page, new URL(publicUrl), noRequest)
  const site = await readSite({ pages, branding, showMenu: body.showMenu })
  return {
    css: pageStyles(registry.styles, registry.styles.keys(), {
      locale: site.locale,
      themeCss: site.themeCss,
      generated: body.css,
    }),
    ...renderFrameParts(site, body),
  }
}

/**
 * The page around the edited document, with a placeholder for it: a page's templates, or the page
 * that a template is previewed with (by id, path, or the first match).
 */
export async function readFrame(deps: AdminDeps, edited: PageItem, preview: string | undefined) {
  const { pages, branding, registry, resolver, renderer, publicUrl } = deps
  const use = await pages.templates.findUse(edited.id)
  const part: PagePart = use?.part ?? 'content'
  const shown: PageFacts = use
    ? await findPreview(deps, use, preview)
    : { ...edited, fields: await draftFields(deps, edited.id) }
  const page = await resolver.resolveWith(shown, part, PLACE)
  const { title, path } = shownAs(shown)
  const url = toRequestUrl(path, publicUrl) ?? new URL(publicUrl)
  const body = await renderer.renderModules(page, url, noRequest)
  const site = await readSite({ pages, branding, showMenu: body.showMenu })
  const frame = renderFrameParts(site, body)
  const hasBody = page.choice.body.chosen !== undefined || frameModules(shown.kind) !== undefined
  const isAlone = part === 'body' || (part === 'content' && !hasBody)
  const hasPlace = [frame.header, body.html, frame.footer].some(html =>
    html.includes(`id="${PLACE_ID}"`),
  )
  const templates = TEMPLATE_PARTS.flatMap(one => {
    const { chosen } = page.choice[one]
    const isOther = chosen && chosen.template.id !== edited.id && one !== part
    return isOther ? [{ part: one, id: chosen.template.id, name: chosen.template.name }] : []
  })
  const campaign =
    edited.kind === 'block' ? await deps.newsletter.campaigns.draftIn(edited.id) : undefined
  return {
    css: pageStyles(registry.styles, registry.styles.keys(), {
      locale: site.locale,
      themeCss: site.themeCss,
      generated: body.css,
    }),
    ...frame,
    // Mail has neither header nor footer.
    ...(campaign ? { header: '', footer: '', campaign } : {}),
    /** A template without a content placeholder shows its content below. */
    ...(isAlone ? {} : { main: hasPlace ? body.html : body.html + PLACE_HTML }),
    templates,
    page: { id: shown.id, path, kind: shown.archive?.of ?? shown.kind },
    values: await renderer.pageValues(shown, url),
    ...(use
      ? {
          preview: { id: shown.id, path, title },
          part,
          wantsContent: wantsContent(use),
        }
      : {}),
  }
}

/** Fields of the edited page come from its draft. */
const draftFields = async ({ pages }: AdminDeps, id: string) =>
  (await pages.editing.findDraft(id))?.document.root.props.fields ?? {}

/** Whether the pages of a template have their own documents. Products and archives do not. */
const wantsContent = ({ part, conditions: { include } }: TemplateUse) =>
  part === 'body' &&
  (include.length === 0 ||
    include.some(one => one.kind !== 'archive' && !('of' in one && one.of === 'product')))

/** The requested preview page, a page that matches the template, or the home page. */
async function findPreview(
  deps: AdminDeps,
  use: TemplateUse,
  asked: string | undefined,
): Promise<PageFacts> {
  const { pages, resolver } = deps
  const wanted = asked ?? (await findSample(deps, use))
  const facts = wanted?.startsWith('/')
    ? await resolver.findFacts(splitAddress(wanted))
    : wanted && (await pages.editing.findItem(wanted))
  const found = facts || (await resolver.findFacts({ path: '/' }))
  return found ?? NO_PAGE
}

/** A page that matches the first condition, by id or path. */
async function findSample(
  { pages, shop }: AdminDeps,
  { conditions: { include } }: TemplateUse,
): Promise<string | undefined> {
  const [first] = include
  const { paths } = await shop.settings()
  if (!first) return undefined
  if (first.kind === 'archive' && first.of === 'product') {
    return (await shop.catalog.fullestArchive(first.by, first.id)) ?? paths.shop
  }
  if (first.kind === 'archive') {
    const { of, by, id } = first
    const all = await pages.archives.addresses()
    return all.find(one => one.of === of && (!by || one.by === by) && (!id || one.id === id))?.path
  }
  if ('of' in first && first.of === 'product') {
    const one = first.kind === 'item' ? await shop.catalog.place({ id: first.id }) : undefined
    const [any] = one ? [one] : await shop.catalog.addresses({ offset: 0, limit: 1 })
    return any && paths.product + any.slug
  }
  if (first.kind === 'item') return first.id
  if (first.kind === 'category' || first.kind === 'tag') {
    const kind = isContentKind(first.of) ? first.of : 'post'
    const query = { kind, within: [first.id], order: 'newest', offset: 0, limit: 1 } as const
    return (await pages.content.listContent(query)).items[0]?.id
  }
  if (first.kind === 'all' && first.of !== 'product') return (await pages.list(first.of, 1))[0]?.id
  const places: Record<string, string> = {
    shop: paths.shop,
    cart: paths.cart,
    checkout: paths.checkout,
    'order-received': paths.orderReceived,
    'order-pay': ORDER_PAY_PATH,
    withdrawal: paths.withdrawal,
    account: paths.account,
    wishlist: paths.wishlist,
    search: SEARCH_PATH,
    'not-found': '/404',
  }
  return places[first.kind]
}
