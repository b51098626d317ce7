import type { Database } from '#db'

/** The lines of a cart with all that decides whether and at what price they are sold. */
export async function loadLines(db: Database, cartId: string) {
  return db
    .selectFrom('cart_lines')
    .leftJoin('variants', 'variants.id', 'cart_lines.variant_id')
    .leftJoin('products', 'products.id', 'variants.product_id')
    .leftJoin('stock_items', 'stock_items.id', 'variants.stock_id')
    .select([
      'cart_lines.id',
      'cart_lines.quantity',
      'cart_lines.options as chosen',
      'cart_lines.variant_id',
      'variants.enabled',
      'variants.options as variant_options',
      'variants.sku as variant_sku',
      'variants.regular_price',
      'variants.sale_price',
      'variants.sale_from',
      'variants.sale_to',
      'variants.tax_class as variant_tax_class',
      'variants.virtual',
      'variants.image',
      'variants.stock_id',
      'products.id as product_id',
      'products.type',
      'products.status as product_status',
      'products.slug',
      'products.name',
      'products.sku',
      'products.options as product_options',
      'products.images',
      'products.tax_status',
      'products.tax_class',
      'products.sold_individually',
      'stock_items.managed',
      'stock_items.quantity as stock_quantity',
      'stock_items.status as stock_status',
      'stock_items.backorders',
      'stock_items.low_at',
    ])
    .where('cart_lines.cart_id', '=', cartId)
    .where('cart_lines.removed_at', 'is', null)
    .orderBy('cart_lines.created_at')
    .orderBy('cart_lines.id')
    .execute()
}

export type LineRow = Awaited<ReturnType<typeof loadLines>>[number]
