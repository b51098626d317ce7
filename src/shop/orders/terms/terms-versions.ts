import { createHash } from 'node:crypto'
import type { Database } from '#db'
import type { ShopDeps } from '../../deps.ts'
import type { ShopSettings } from '../../model/settings.ts'

/** The terms as they were when an order was placed. */
export interface TermsVersion {
  hash: string
  title: string
  html: string
}

/** Start of the paths that show one version. */
export const TERMS_PATH = '/order-terms/'

/** The current terms, if buyers must accept them; undefined without a published page. */
export async function readTerms(
  { readPage }: Pick<ShopDeps, 'readPage'>,
  { terms: { required, path } }: Pick<ShopSettings, 'terms'>,
): Promise<TermsVersion | undefined> {
  const page = required && path ? await readPage(path) : undefined
  if (!page) return undefined
  const { title, html } = page
  return { hash: createHash('sha256').update(`${title}\0${html}`).digest('hex'), title, html }
}

/** Stores a version once, also if several orders accept it at the same time. */
export async function keepTerms(
  db: Database,
  { hash, title, html }: TermsVersion,
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('terms_versions')
    .values({ hash, title, html, created_at: nowMs })
    .onConflict(conflict => conflict.column('hash').doNothing())
    .execute()
}

export function loadTerms(db: Database, hash: string): Promise<TermsVersion | undefined> {
  return db
    .selectFrom('terms_versions')
    .select(['hash', 'title', 'html'])
    .where('hash', '=', hash)
    .executeTakeFirst()
}
