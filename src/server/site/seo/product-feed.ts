import { escapeHtml, toDecimal } from '#base'
import { originalUrl } from '#module-contract'
import type { FeedItem } from '#shop'

/** Maximum lengths and numbers (Google product data specification; Meta reads the same format). */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_IMAGES = 11

const AVAILABILITY: Record<FeedItem['variant']['stock']['state'], string> = {
  'in-stock': 'in_stock',
  low: 'in_stock',
  'on-backorder': 'backorder',
  'out-of-stock': 'out_of_stock',
}

/** Options that the format knows by name, in the languages of the admin and the demo. */
const KNOWN_OPTIONS: Record<string, readonly string[]> = {
  color: ['color', 'colour', 'farbe', 'couleur', 'اللون'],
  size: ['size', 'größe', 'taille', 'المقاس'],
  material: ['material', 'matière', 'الخامة'],
  pattern: ['pattern', 'muster', 'motif'],
}

/** Head of the feed: RSS 2.0 with the elements of Google's product data specification. */
export const feedHead = (facts: { title: string; publicUrl: string }) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element(
    'title',
    facts.title,
  )}${element('link', `${facts.publicUrl}/`)}${element('description', facts.title)}`

export const feedFoot = '</channel></rss>\n'

/** An item of the feed. Prices are those of the shop's pages, in the base currency. */
export function toFeedXml(item: FeedItem, publicUrl: string): string {
  const { variant, currency } = item
  const [first, ...more] = item.pictures
    .slice(0, MAX_IMAGES)
    .map(({ id }) => publicUrl + originalUrl(id))
  const amount = (minor: number | undefined) =>
    minor === undefined ? '' : `${toDecimal(minor, currency)} ${currency}`
  const isReduced =
    variant.onSale && variant.regularPrice !== undefined && variant.price !== variant.regularPrice
  const { weight } = variant.measures
  const parts = [
    element('g:id', item.id),
    element('g:title', item.title.slice(0, MAX_TITLE)),
    element('g:description', (item.description || item.title).slice(0, MAX_DESCRIPTION)),
    element('g:link', publicUrl + item.path),
    element('g:image_link', first),
    ...more.map(url => element('g:additional_image_link', url)),
    element('g:availability', AVAILABILITY[variant.stock.state]),
    element('g:price', amount(isReduced ? variant.regularPrice : variant.price)),
    element('g:sale_price', isReduced ? amount(variant.price) : ''),
    element('g:condition', 'new'),
    element('g:brand', item.brand),
    element('g:gtin', variant.gtin),
    element('g:mpn', variant.mpn),
    // Products without numbers of a manufacturer, such as handmade ones, are refused without it.
    element('g:identifier_exists', variant.gtin || variant.mpn ? '' : 'no'),
    element('g:item_group_id', item.groupId),
    ...item.categories.map(way => element('g:product_type', way.join(' > '))),
    ...Object.entries(KNOWN_OPTIONS).map(([name, known]) => {
      const option = item.options.find(([label]) => known.includes(label.toLowerCase()))
      return element(`g:${name}`, option?.[1])
    }),
    element('g:shipping_weight', weight ? `${weight} ${item.weightUnit}` : ''),
  ]
  return `<item>${parts.join('')}</item>`
}

const element = (name: string, text: string | undefined) =>
  text ? `<${name}>${escapeHtml(text)}</${name}>` : ''
