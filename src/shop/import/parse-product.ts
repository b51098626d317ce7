import Type from 'typebox'
import { Value } from 'typebox/value'
import { toSlug } from '#base'
import type { ManufacturerInput, ProductInput } from '../catalog/input.ts'
import type { StoredVideo } from '../catalog/stored.ts'
import { VISIBILITIES } from '../catalog/view.ts'
import type { Addon } from '../model/addon.ts'
import { MAX_QUANTITY } from '../model/quantity-rule.ts'
import { isContentUnit } from '../money/unit-price.ts'
import { AddonsEdit } from '../products/product-edit.ts'
import { type Cells, readDecimal, readInteger } from './cells.ts'

const TAX_STATUSES = ['taxable', 'shipping', 'none'] as const

/** Product-level data of a row. */
export function parseProduct(cells: Cells): Omit<ProductInput, 'type'> {
  return {
    name: cells.text('name'),
    status: ['0', '-1'].includes(cells.text('published')) ? 'draft' : 'published',
    featured: cells.flag('is featured?'),
    visibility: cells.oneOf('visibility in catalog', VISIBILITIES),
    shortHtml: cells.html('short description'),
    descriptionHtml: cells.html('description'),
    purchaseNote: cells.html('purchase note'),
    taxStatus: cells.oneOf('tax status', TAX_STATUSES),
    taxClass: cells.text('tax class'),
    shippingClass: toSlug(cells.text('shipping class')),
    ...ownColumns(cells),
    soldIndividually: cells.flag('sold individually?'),
    reviewsAllowed: cells.flag('allow customer reviews?'),
    externalUrl: cells.text('external url'),
    buttonText: cells.text('button text'),
    position: cells.integer('position'),
    categories: cells.list('categories').map(path => splitPath(path)),
    tags: cells.list('tags'),
    ...(cells.has('brands') && { brand: cells.list('brands')[0] ?? '' }),
  }
}

/** Empty cells remove a rule; without the columns, products keep theirs. */
export function parseQuantities(cells: Cells) {
  const quantity = (column: 'minimum quantity' | 'maximum quantity' | 'quantity step') =>
    cells.read(column, readQuantity, `a whole number from 1 to ${MAX_QUANTITY}`) ?? null
  return {
    ...(cells.has('minimum quantity') && { minQuantity: quantity('minimum quantity') }),
    ...(cells.has('maximum quantity') && { maxQuantity: quantity('maximum quantity') }),
    ...(cells.has('quantity step') && { quantityStep: quantity('quantity step') }),
  }
}

function readQuantity(text: string): number | undefined {
  const quantity = readInteger(text)
  return quantity && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined
}

/** Columns of our own exports. Without them, products keep their values. */
function ownColumns(cells: Cells): Partial<ProductInput> {
  return {
    ...(cells.has('gift card?') && { giftCard: cells.flag('gift card?') ?? false }),
    ...(cells.has('no withdrawal?') && { noWithdrawal: cells.flag('no withdrawal?') ?? false }),
    ...(cells.has('content unit') && {
      contentUnit: isContentUnit(cells.text('content unit')) ? cells.text('content unit') : '',
    }),
    ...(cells.has('safety information') && { safety: cells.text('safety information') }),
    ...parseQuantities(cells),
    ...(cells.has('bundle discount') && {
      bundlePpm: cells.read('bundle discount', readPercent, 'a percentage from 0 to 100') ?? null,
    }),
    ...(cells.has('add-ons') && {
      addons: cells.read('add-ons', readAddonList, 'a list of add-ons as exported') ?? [],
    }),
    ...(cells.has('seo title') && { seoTitle: cells.text('seo title') }),
    ...(cells.has('seo description') && { seoDescription: cells.text('seo description') }),
    ...(cells.has('no index?') && { noindex: cells.flag('no index?') ?? false }),
    ...(cells.has('slug') && { slug: toSlug(cells.text('slug')) }),
    ...(cells.has('created at') && {
      createdAt: cells.date('created at'),
    }),
    ...(cells.has('videos') && {
      videos: cells.read('videos', readVideoList, 'a list of videos as exported') ?? [],
    }),
    ...(cells.has('manufacturer') && {
      manufacturer: cells.read('manufacturer', readManufacturer, 'a manufacturer as exported'),
    }),
    ...(cells.has('guarantee years') && { guaranteeYears: cells.integer('guarantee years') ?? 0 }),
  }
}

function readPercent(text: string): number | undefined {
  const percent = readDecimal(text)
  return percent !== undefined && percent <= 100 ? Math.round(percent * 10_000) : undefined
}

function readAddonList(text: string): Addon[] | undefined {
  const addons = readJson(text)
  return Value.Check(AddonsEdit, addons) ? addons : undefined
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const Videos = Type.Array(
  Type.Object(
    {
      file: Type.Union([Type.Null(), Type.String({ maxLength: 100 })]),
      url: Type.String({ maxLength: 2000 }),
      poster: Type.Union([Type.Null(), Type.String({ maxLength: 100 })]),
    },
    { additionalProperties: false },
  ),
  { maxItems: 50 },
)

function readVideoList(text: string): StoredVideo[] | undefined {
  const videos = readJson(text)
  return Value.Check(Videos, videos) ? videos : undefined
}

/** JSON as exported, or a name. */
function readManufacturer(text: string): ManufacturerInput | undefined {
  if (!text.startsWith('{')) return text.length <= 200 ? { ...UNKNOWN, name: text } : undefined
  const manufacturer = readJson(text)
  return Value.Check(ManufacturerSchema, manufacturer) ? manufacturer : undefined
}

const UNKNOWN: ManufacturerInput = {
  ...{ name: '', address: '', contact: '' },
  ...{ responsible_name: '', responsible_address: '', responsible_contact: '' },
}
const text = Type.String({ maxLength: 2000 })
const ManufacturerSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    ...{ address: text, contact: text, responsible_name: text },
    ...{ responsible_address: text, responsible_contact: text },
  },
  { additionalProperties: false },
)

function splitPath(path: string): string[] {
  return path
    .split('>')
    .map(part => part.trim())
    .filter(Boolean)
}
