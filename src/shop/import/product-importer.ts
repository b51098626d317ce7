import type { ShopDeps } from '../deps.ts'
import type { Importer } from '../import-jobs/importer.ts'
import { COLUMNS, matchHeadings } from './columns.ts'
import { importProducts } from './import-products.ts'
import { matchShopify } from './match-shopify.ts'
import { isShopifyHeader, wordOf } from './shopify.ts'
import { undoProducts } from './undo-products.ts'

const REPEATED = [1, 2, 3].flatMap(n => [`attribute ${n} name`, `attribute ${n} value(s)`])

/** Files of WooCommerce, Shopify and this program. */
export function createProductImporter(deps: ShopDeps): Importer {
  const context = async () => ({ ...deps, settings: await deps.settings() })
  return {
    kind: 'products',
    columns: [...COLUMNS, ...REPEATED],
    match: headings =>
      isShopifyHeader(headings) ? matchShopify(headings) : matchHeadings(headings),
    groupColumn(headings) {
      if (!isShopifyHeader(headings)) return undefined
      return headings.findIndex(name => ['handle', 'url handle'].includes(wordOf(name)))
    },
    run: async request => importProducts(await context(), request),
    undo: async (db, changes) => undoProducts(db, await context(), changes),
  }
}
