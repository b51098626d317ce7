import { decodePath } from '#base'
import type { Live, LoadContext, QueryContext } from '#module-kit'
import { catalogTags } from '#shop'
import { type AddRefusal, type ProductDetail, toProductJsonLd } from '#shop/schema'
import type { Services } from '../services.ts'
import type { ProductData } from './product-data.ts'
import type { Props } from './props.ts'

const CHOICE = 'option-'

/** What is chosen of the product, for links to one of its variants: options and values that it has. */
export async function query(
  props: Live<typeof Props>,
  context: QueryContext<Services>,
): Promise<URLSearchParams> {
  const asked = context.url.searchParams
  const isChoice = [...asked.keys()].some(name => name.startsWith(CHOICE))
  const product = isChoice ? await findProduct(props, context) : undefined
  const known = new URLSearchParams()
  for (const { key, values, variation } of product?.options ?? []) {
    const value = asked.get(CHOICE + key)
    if (variation && value !== null && values.includes(value)) known.set(CHOICE + key, value)
  }
  return known
}

export async function load(
  props: Live<typeof Props>,
  context: LoadContext<Services>,
): Promise<ProductData> {
  const product = await findProduct(props, context)
  context.tag('site', catalogTags.lists)
  if (!product) {
    if (!props.product) context.notFound()
    return { product: undefined, choice: {}, refused: undefined }
  }
  const members = product.members.map(member => catalogTags.product(member.id))
  context.tag(catalogTags.product(product.id), ...members)
  if (product.freshUntil) context.freshUntil(product.freshUntil)
  if (!props.product) describePage(product, context)
  const result = context.outcome?.result
  const refused = result?.ok === false ? (result.refusal as AddRefusal) : undefined
  const choice = refused?.options ?? choiceIn(context.url.searchParams)
  return { product, choice, refused }
}

/** The one that was set, else the one that the address names. */
async function findProduct(
  props: Live<typeof Props>,
  { services: { shop }, url }: QueryContext<Services>,
): Promise<ProductDetail | undefined> {
  const { paths } = await shop.settings()
  const slug = props.product || slugOf(url.pathname, paths.product)
  return slug ? shop.catalog.bySlug(slug) : undefined
}

/** The rest of an address under the products' own. */
function slugOf(path: string, prefix: string): string {
  return path.startsWith(prefix) ? (decodePath(path.slice(prefix.length)) ?? '') : ''
}

function describePage(product: ProductDetail, context: LoadContext<Services>) {
  const description = toText(product.shortHtml || product.descriptionHtml).slice(0, 160)
  const image = product.gallery[0]?.id
  context.head({
    title: product.name,
    kind: 'product',
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
  })
  context.jsonLd(toProductJsonLd(product, context.publicUrl))
}

function choiceIn(asked: URLSearchParams): Record<string, string> {
  const entries = [...asked].flatMap(([name, value]) =>
    name.startsWith(CHOICE) ? [[name.slice(CHOICE.length), value]] : [],
  )
  return Object.fromEntries(entries)
}

function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
