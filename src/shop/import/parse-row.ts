import { createHash } from 'node:crypto'
import type { ProductInput, VariantInput } from '../catalog/input.ts'
import { PRODUCT_TYPES, type ProductOption, type ProductType } from '../catalog/view.ts'
import type { ImportProblem } from '../import-jobs/report.ts'
import type { ShopSettings } from '../model/settings.ts'
import { type CategoryDetails, readCategoryDetails } from './category-details.ts'
import { type Cells, createCells, shorten } from './cells.ts'
import { parseAttributes } from './parse-attributes.ts'
import { parseProduct } from './parse-product.ts'
import type { SwatchCells } from './parse-swatches.ts'
import { parseVariant } from './parse-variant.ts'
import type { RawRow } from './read-rows.ts'

/** Reference to another product: SKU, or `id:44` for an id in the source system. */
export type Reference = string

/** A part of a bundle, by SKU or `id:44`. */
export interface BundleReference {
  quantity: number
  reference: Reference
  /** Buyers choose the variant. */
  choice: boolean
}

/** A valid row; references are not yet resolved. */
export interface ImportedRow {
  row: number
  kind: ProductType | 'variation'
  sku: string | undefined
  externalId: string
  /** Changes when the row does. */
  digest: string
  product: Omit<ProductInput, 'type'>
  variant: VariantInput
  attributes: ProductOption[]
  /** By option key, if the file contains swatches. */
  swatches: Record<string, SwatchCells>
  /** URLs. */
  pictures: string[]
  /** Parts of a bundle; undefined if the file has none, so that they are kept. */
  bundle: BundleReference[] | undefined
  /** Texts and images for new categories. */
  categories: CategoryDetails[]
  /** URL; undefined if the file has none, so that it is kept. */
  socialImage: string | undefined
  parent: Reference
  grouped: Reference[]
  upsells: Reference[]
  crossSells: Reference[]
}

/** Parses a row, or returns all its problems. */
export function parseRow(
  raw: RawRow,
  settings: ShopSettings,
): { imported?: ImportedRow; problems: ImportProblem[] } {
  const { row, header, values } = raw
  // Spreadsheets write empty cells at the end of rows.
  const width = header.names.findLastIndex(name => name !== '') + 1
  if (values.length < width || values.slice(header.names.length).some(Boolean)) {
    const message = `The row has ${values.length} columns, the header ${header.names.length}.`
    return { problems: [{ row, code: 'columns', message, refused: true }] }
  }
  const cells = createCells(raw)
  const types = cells
    .text('type')
    .toLowerCase()
    .split(',')
    .map(type => type.trim())
    .filter(Boolean)
  const kind = kindOf(types)
  checkRow(cells, kind)
  const isVariation = kind === 'variation'
  const product = parseProduct(cells)
  const variant = parseVariant(cells, raw, { isVariation, types }, settings)
  const { attributes, swatches } = parseAttributes(raw, cells.problems)
  const categories =
    cells.read('category details', readCategoryDetails, 'details of categories as exported') ?? []
  if (!kind || cells.problems.length > 0) return { problems: unique(cells.problems) }
  const sku = cells.text('sku') || undefined
  const parent = isVariation ? cells.text('parent') : ''
  const description = [parent, product.name, ...attributes.flatMap(option => option.values)]
  const imported = {
    row,
    kind,
    sku,
    externalId: cells.text('id') || `name:${sku ?? description.join(' ')}`,
    digest: digestOf(raw),
    product,
    variant,
    attributes,
    swatches: isVariation ? {} : swatches,
    pictures: cells.list('images'),
    socialImage: isVariation || !cells.has('social image') ? undefined : cells.text('social image'),
    categories,
    parent,
    bundle: isVariation ? undefined : parseBundle(cells),
    grouped: kind === 'grouped' ? cells.list('grouped products') : [],
    upsells: cells.list('upsells'),
    crossSells: cells.list('cross-sells'),
  }
  return { imported, problems: unique(cells.notes) }
}

export const categoryPictures = ({ categories }: ImportedRow) =>
  categories.flatMap(({ image }) => image ?? [])

/** `2 × SKU, 1 × any of SKU`, where buyers choose among the variants of the product. */
function parseBundle(cells: Cells): BundleReference[] | undefined {
  if (!cells.has('bundled items')) return undefined
  return cells.list('bundled items').flatMap(text => {
    const [, quantity, any, reference = ''] = /^(\d{1,3}) ?[×x] ?(any of )?(.+)$/.exec(text) ?? []
    const choice = any !== undefined
    return quantity ? [{ quantity: Number(quantity), reference: reference.trim(), choice }] : []
  })
}

function checkRow(cells: Cells, kind: ImportedRow['kind'] | undefined) {
  if (!kind) {
    const type = shorten(cells.text('type'))
    cells.problem('invalid-type', 'type', `“${type}” is not a type of product.`)
  }
  if (kind !== 'variation' && !cells.text('name')) {
    cells.problem('missing', 'name', 'The product has no name.')
  }
  if (kind === 'variation' && !cells.text('parent')) {
    cells.problem('missing', 'parent', 'The variation does not say which product it belongs to.')
  }
  if (/^\d+(?:[.,]\d+)?E\+\d+$/i.test(cells.text('sku'))) {
    const message = `“${shorten(cells.text('sku'))}” is a long number that a spreadsheet has shortened. Format the column as text, and enter the whole number.`
    cells.problem('invalid-value', 'sku', message)
  }
  cells.oneOf('published', ['1', '0', '-1'])
}

/** `simple, downloadable, virtual` → simple; a missing type means simple. */
function kindOf(types: readonly string[]): ImportedRow['kind'] | undefined {
  const known = [...PRODUCT_TYPES, 'variation'] as const
  const rest = types.filter(type => type !== 'virtual' && type !== 'downloadable')
  if (rest.length > 1) return undefined
  return rest[0] === undefined ? 'simple' : known.find(kind => kind === rest[0])
}

function digestOf({ header, values }: RawRow): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([header.identity, values]))
  return hash.digest('base64url').slice(0, 22)
}

/** Removes duplicates of cells that are read twice. */
function unique(problems: ImportProblem[]): ImportProblem[] {
  return problems.filter(
    (problem, index) =>
      problems.findIndex(
        other => other.column === problem.column && other.message === problem.message,
      ) === index,
  )
}
