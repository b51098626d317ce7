import { createHash } from 'node:crypto'
import { isEmailAddress } from '#base'
import type { ShopDeps } from '../deps.ts'
import type { KeptChange } from '../import-jobs/job-view.ts'
import type { StoredChange } from '../import-jobs/journal.ts'
import type { TableCells } from '../import-jobs/table-cells.ts'
import type { TableContext, Verdict } from '../import-jobs/table-definition.ts'
import { createTableImporter } from '../import-jobs/table-importer.ts'
import { cleanReview } from './add-review.ts'
import { type ImportedReview, insertReviews, loadProducts } from './import-reviews.ts'
import { updateRating } from './update-rating.ts'

/** Headings of this program, of review apps for Shopify, of WooCommerce, and in German. */
export const REVIEW_COLUMNS: Record<string, readonly string[]> = {
  sku: ['productsku', 'artikelnummer'],
  handle: ['producthandle', 'productslug', 'slug'],
  product: ['productid', 'commentpostid', 'productname', 'produkt', 'produktname'],
  rating: ['reviewscore', 'stars', 'score', 'bewertung', 'sterne', 'note'],
  title: ['reviewtitle', 'titel', 'uberschrift'],
  body: ['reviewcontent', 'review', 'commentcontent', 'text', 'inhalt', 'kommentar'],
  name: [
    'reviewername',
    'author',
    'commentauthor',
    'displayname',
    'reviewer',
    'autor',
    'verfasser',
  ],
  email: ['revieweremail', 'commentauthoremail', 'authoremail', 'emailadresse'],
  date: ['reviewdate', 'commentdate', 'createdat', 'datum'],
  status: ['curated', 'commentapproved', 'state'],
  reply: ['replycontent', 'commentreply', 'antwort'],
  'reply date': ['replydate', 'antwortdatum'],
}

const HIDDEN = ['pending', 'spam', 'trash', 'hidden', 'spam-hidden', 'not-yet', '0', 'no', 'false']
const MAX_REPLY = 5000

type NamedReview = Omit<ImportedReview, 'productId' | 'uniqueKey'> & {
  /** As written; the rounded one is stored. */
  written: number
  product: { sku: string; handle: string; product: string }
}

function parseReview(
  rows: readonly TableCells[],
  { nowMs }: TableContext,
): NamedReview | undefined {
  const [cells] = rows
  if (!cells) return undefined
  const written = Number(cells.text('rating').replace(',', '.'))
  if (!(written >= 1 && written <= 5)) {
    const text = cells.text('rating').slice(0, 60)
    cells.problem('invalid-value', 'rating', `“${text}” is not a rating from 1 to 5.`, text)
  }
  const at = cells.text('date') ? cells.date('date') : nowMs
  if (at === undefined) return undefined
  if (at > nowMs) {
    cells.problem('invalid-date', 'date', 'The date is in the future.', cells.text('date'))
  }
  const email = isEmailAddress(cells.text('email')) ? cells.text('email') : ''
  const draft = cleanReview({
    ...{ title: cells.text('title'), body: cells.text('body'), name: cells.text('name'), email },
  })
  return {
    ...draft,
    ...{ rating: Math.round(written), written, at },
    isPublished: !HIDDEN.includes(cells.text('status').toLowerCase()),
    reply: cells.text('reply').slice(0, MAX_REPLY),
    repliedAt: cells.date('reply date') ?? at,
    product: {
      sku: cells.text('sku'),
      handle: cells.text('handle'),
      product: cells.text('product'),
    },
  }
}

const nameOf = ({ product }: NamedReview) => product.sku || product.handle || product.product
const labelOf = (review: NamedReview) => `${nameOf(review)} – ${review.name}`

/** The key is that of earlier versions, so that a repeated import adds nothing. */
function toReview(review: NamedReview, productId: string): ImportedReview {
  const { written, product: _, ...rest } = review
  const words = [productId, written, rest.at, rest.title, rest.body, rest.name, rest.email]
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  return { ...rest, productId, uniqueKey: `import:${hash}` }
}

async function resolve({ db }: TableContext, reviews: readonly NamedReview[]) {
  const find = await loadProducts(db)
  return reviews.map(review => {
    const { sku, handle, product } = review.product
    const id = find('sku', sku) ?? find('handle', handle) ?? find('product', product)
    return id === undefined ? undefined : toReview(review, id)
  })
}

async function checkReviews(
  context: TableContext,
  reviews: readonly NamedReview[],
): Promise<Verdict[]> {
  const resolved = await resolve(context, reviews)
  const keys = resolved.flatMap(review => review?.uniqueKey ?? [])
  const rows =
    keys.length === 0
      ? []
      : await context.db
          .selectFrom('reviews')
          .select('unique_key')
          .where('unique_key', 'in', keys)
          .execute()
  const known = new Set(rows.map(row => row.unique_key))
  return reviews.map((review, index) => {
    const found = resolved[index]
    if (found) return { kind: known.has(found.uniqueKey) ? 'unchanged' : 'created' }
    const value = nameOf(review)
    const message = `There is no product “${value}”.`
    return { problem: { code: 'unknown', message, value, refused: true } }
  })
}

const stateOf = (row: { status: string; reply: string; title: string; body: string }) =>
  JSON.stringify([row.status, row.reply, row.title, row.body])

const COLUMNS = ['id', 'unique_key', 'product_id', 'status', 'reply', 'title', 'body'] as const

/** Reviews of WooCommerce, review apps and this program. */
export function createReviewImporter(deps: ShopDeps) {
  async function undo(
    { db }: TableContext,
    changes: readonly StoredChange[],
  ): Promise<KeptChange[]> {
    const ids = changes.map(change => change.item)
    const rows = await db.selectFrom('reviews').select(COLUMNS).where('id', 'in', ids).execute()
    const byId = new Map(rows.map(row => [row.id, row]))
    const isEdited = ({ item, mark }: StoredChange) => {
      const row = byId.get(item)
      return row !== undefined && stateOf(row) !== mark
    }
    const gone = rows.filter(row => !changes.some(one => one.item === row.id && isEdited(one)))
    for (const { id } of gone) await db.deleteFrom('reviews').where('id', '=', id).execute()
    const products = new Set(gone.map(row => row.product_id))
    for (const id of [...products].sort()) await updateRating({ tx: db, kind: deps.kind }, id)
    return changes.filter(isEdited).map(({ label }) => ({ label, reason: 'edited' }))
  }

  return createTableImporter<NamedReview>(deps, {
    kind: 'reviews',
    columns: REVIEW_COLUMNS,
    isComplete: has => has('rating') && (has('sku') || has('handle') || has('product')),
    needs: 'This is not a table of reviews: it needs the columns “SKU” or “Product”, and “Rating”.',
    dates: ['date', 'reply date'],
    parse: parseReview,
    keyOf: review => JSON.stringify(review),
    labelOf,
    check: checkReviews,
    async write(context, items, journal) {
      const reviews = items.map(({ item }) => item)
      const resolved = (await resolve(context, reviews)).flatMap(review => review ?? [])
      await insertReviews({ ...deps, db: context.db }, resolved)
      const keys = resolved.map(review => review.uniqueKey)
      const rows = await context.db
        .selectFrom('reviews')
        .select(COLUMNS)
        .select('author_name')
        .where('unique_key', 'in', keys)
        .execute()
      await journal?.add(
        context.db,
        rows.map(row => ({ item: row.id, kind: 'created', label: row.author_name || row.title })),
      )
      await journal?.mark(context.db, new Map(rows.map(row => [row.id, stateOf(row)])))
    },
    undo,
  })
}
