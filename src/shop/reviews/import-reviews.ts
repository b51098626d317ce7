import { createHash } from 'node:crypto'
import { createId, type Encoding, fromCell, isEmailAddress, ok, refuse } from '#base'
import { type CsvFormat, detectFormat, readRecords, UnreadableCsv } from '#csv'
import { type Database, inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import { cleanReview } from './add-review.ts'
import { updateRating } from './update-rating.ts'

export interface ReviewImportRequest {
  file: Uint8Array
  /** Language of the site, for files whose bytes are ambiguous. */
  language: string
  encoding?: Encoding | undefined
  isPreview: boolean
}

export type ReviewProblem = 'unknown-product' | 'bad-rating' | 'bad-date'

export interface ReviewImport {
  format: CsvFormat
  /** Rows below the header. */
  rows: number
  added: number
  /** Imported before, or equal to an earlier row. */
  unchanged: number
  invalid: number
  /** The first rows that cannot be imported; the header is row 1. */
  problems: { row: number; text: string; reason: ReviewProblem }[]
}

const MAX_PROBLEMS = 50
const BATCH = 200

/** Headers of this program, of review apps for Shopify, and of WooCommerce, letters only. */
const COLUMNS = {
  sku: ['productsku', 'sku'],
  handle: ['producthandle', 'handle', 'productslug'],
  product: ['productid', 'commentpostid', 'productname', 'product'],
  rating: ['rating', 'reviewscore', 'stars', 'score'],
  title: ['title', 'reviewtitle'],
  body: ['body', 'reviewcontent', 'review', 'commentcontent', 'text'],
  name: ['reviewername', 'author', 'commentauthor', 'displayname', 'name', 'reviewer'],
  email: ['revieweremail', 'email', 'commentauthoremail', 'authoremail'],
  date: ['reviewdate', 'date', 'commentdate', 'createdat'],
  status: ['status', 'curated', 'commentapproved', 'state'],
  reply: ['reply', 'replycontent', 'commentreply'],
  replyDate: ['replydate'],
}
type Column = keyof typeof COLUMNS

/** Imports reviews from a CSV file. A repeated import adds nothing. */
export async function importReviews(
  context: Pick<ShopDeps, 'db' | 'kind' | 'clock'>,
  request: ReviewImportRequest,
) {
  const records: { row: number; values: string[] }[] = []
  let format: CsvFormat
  try {
    const open = async function* () {
      yield request.file
    }
    format = await detectFormat(open, request)
    for await (const record of readRecords(open, format)) records.push(record)
  } catch (error) {
    if (error instanceof UnreadableCsv) return refuse(`csv-${error.problem}`)
    throw error
  }
  const [header, ...rows] = records
  const headings = (header?.values ?? []).map(name => name.toLowerCase().replace(/[^a-z]/g, ''))
  const places = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, names]) => [
      column,
      headings.findIndex(name => names.includes(name)),
    ]),
  ) as Record<Column, number>
  const isNamed = places.sku >= 0 || places.handle >= 0 || places.product >= 0
  if (!isNamed || places.rating < 0) return refuse('no-review-columns')

  const report: ReviewImport = {
    ...{ format, rows: rows.length, added: 0, unchanged: 0, invalid: 0, problems: [] },
  }
  const findProduct = await loadProducts(context.db)
  const found = new Map<string, ImportedReview>()
  for (const { row, values } of rows) {
    const cell = (column: Column) => fromCell(values[places[column]] ?? '').trim()
    const read = readRow(cell, { findProduct, nowMs: context.clock.now() })
    if (!read.ok) {
      report.invalid++
      const text = values.join(' ').slice(0, 80)
      if (report.problems.length < MAX_PROBLEMS) {
        report.problems.push({ row, text, reason: read.reason })
      }
    } else if (found.has(read.review.uniqueKey)) report.unchanged++
    else found.set(read.review.uniqueKey, read.review)
  }
  const known = await findKnown(context.db, [...found.keys()])
  report.unchanged += known.size
  const added = [...found.values()].filter(review => !known.has(review.uniqueKey))
  report.added = added.length
  if (!request.isPreview) await insertReviews(context, added)
  return ok({ report })
}

export interface ImportedReview {
  productId: string
  rating: number
  title: string
  body: string
  name: string
  /** Empty if unknown. */
  email: string
  at: number
  isPublished: boolean
  reply: string
  repliedAt: number
  uniqueKey: string
}

/** Writes reviews in batches, and the ratings of their products. */
export async function insertReviews(
  context: Pick<ShopDeps, 'db' | 'kind' | 'clock'>,
  reviews: readonly ImportedReview[],
) {
  for (let i = 0; i < reviews.length; i += BATCH) {
    const batch = reviews.slice(i, i + BATCH)
    await inTransaction(context, async tx => {
      await tx
        .insertInto('reviews')
        .values(
          batch.map(review => ({
            id: createId({ now: () => review.at }),
            product_id: review.productId,
            rating: review.rating,
            title: review.title,
            body: review.body,
            author_name: review.name,
            author_email: review.email || null,
            status: review.isPublished ? 'published' : 'pending',
            reply: review.reply,
            replied_at: review.reply ? review.repliedAt : null,
            unique_key: review.uniqueKey,
            created_at: review.at,
          })),
        )
        .onConflict(conflict => conflict.column('unique_key').doNothing())
        .execute()
      // In a fixed order to prevent deadlocks.
      const products = new Set(batch.map(review => review.productId))
      for (const id of [...products].sort()) await updateRating({ tx, kind: context.kind }, id)
      return ok()
    })
  }
}

type Find = (by: 'sku' | 'handle' | 'product', text: string) => string | undefined

/** Products by SKU, slug, id of the other system, or name. */
export async function loadProducts(db: Database): Promise<Find> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'sku', 'slug', 'external_id', 'name'])
    .where('status', '!=', 'trash')
    .execute()
  const maps = {
    sku: new Map(rows.map(row => [row.sku, row.id])),
    handle: new Map(rows.map(row => [row.slug, row.id])),
    product: new Map(rows.flatMap(row => [[row.name, row.id] as const])),
  }
  for (const row of rows) {
    if (row.external_id) maps.product.set(row.external_id, row.id)
    maps.product.set(row.id, row.id)
  }
  return (by, text) => (text ? maps[by].get(text) : undefined)
}

function readRow(
  cell: (column: Column) => string,
  { findProduct, nowMs }: { findProduct: Find; nowMs: number },
) {
  const productId =
    findProduct('sku', cell('sku')) ??
    findProduct('handle', cell('handle')) ??
    findProduct('product', cell('product'))
  if (!productId) return refuse('unknown-product')
  const rating = Number(cell('rating').replace(',', '.'))
  if (!(rating >= 1 && rating <= 5)) return refuse('bad-rating')
  const at = cell('date') ? readDate(cell('date')) : nowMs
  if (at === undefined || at > nowMs) return refuse('bad-date')
  const email = isEmailAddress(cell('email')) ? cell('email') : ''
  const draft = cleanReview({
    ...{ title: cell('title'), body: cell('body'), name: cell('name'), email },
  })
  const words = [productId, rating, at, draft.title, draft.body, draft.name, draft.email]
  const review: ImportedReview = {
    ...draft,
    productId,
    rating: Math.round(rating),
    at,
    isPublished: isPublished(cell('status')),
    reply: cell('reply').slice(0, 5000),
    repliedAt: readDate(cell('replyDate')) ?? at,
    uniqueKey: `import:${createHash('sha256').update(JSON.stringify(words)).digest('hex')}`,
  }
  return ok({ review })
}

/** ISO dates, with a space or without seconds too; dates without a zone are UTC. */
function readDate(text: string): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?\s*(.*)$/.exec(text)
  if (!match) return undefined
  const [, day, time = '00:00', zone = ''] = match
  const at = Date.parse(`${day}T${time}${/^(Z|[+-]\d{2}:?\d{2})$/i.test(zone) ? zone : 'Z'}`)
  return Number.isNaN(at) ? undefined : at
}

const HIDDEN = ['pending', 'spam', 'trash', 'hidden', 'spam-hidden', 'not-yet', '0', 'no', 'false']
const isPublished = (status: string) => !HIDDEN.includes(status.toLowerCase())

async function findKnown(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (let i = 0; i < keys.length; i += BATCH) {
    const rows = await db
      .selectFrom('reviews')
      .select('unique_key')
      .where('unique_key', 'in', keys.slice(i, i + BATCH))
      .execute()
    for (const row of rows) known.add(row.unique_key)
  }
  return known
}
