import type { Generated } from 'kysely'

/** The shop's tables. Lists and objects marked JSON are text. */
export interface ShopTables {
  products: {
    id: string
    /** `simple`, `variable`, `grouped` or `external`. */
    type: string
    /** `published`, `draft` or `trash`. */
    status: string
    /** `visible`, `catalog`, `search` or `hidden`. */
    visibility: string
    featured: number
    slug: string
    name: string
    sku: string | null
    /** Id in the system that it was imported from. */
    external_id: string | null
    short_html: string
    description_html: string
    purchase_note: string
    tax_status: string
    tax_class: string
    sold_individually: number
    reviews_allowed: number
    external_url: string
    button_text: string
    position: number
    /** `ProductOption[]`; JSON. */
    options: string
    /** Media ids; JSON. */
    images: string
    /** `StoredVideo[]`; JSON. */
    videos: Generated<string>
    upsells: string
    cross_sells: string
    grouped: string
    /** Digest of the imported row that this is the outcome of; null once edited here. */
    import_digest: string | null
    /** The variant that a card can add to the cart; the next columns too are written by `refreshProducts`. */
    variant_id: string | null
    min_price: number | null
    max_price: number | null
    min_regular: number | null
    max_regular: number | null
    on_sale: number
    stock_state: string
    /** When a sale begins or ends next. */
    price_until: number | null
    sales: number
    created_at: number
    updated_at: number
  }
  variants: {
    id: string
    product_id: string
    position: number
    sku: string | null
    external_id: string | null
    /** Chosen value per option key; an option that is missing takes any value; JSON. */
    options: string
    enabled: number
    regular_price: number | null
    sale_price: number | null
    sale_from: number | null
    sale_to: number | null
    stock_id: string
    /** Null: the product's. */
    tax_class: string | null
    virtual: number
    downloadable: number
    /** `{ name, url }[]`; JSON. */
    downloads: string
    /** Downloads per piece bought; null: the shop's default, 0: unlimited. */
    download_limit: Generated<number | null>
    /** Days until downloads expire; null: the shop's default, 0: never. */
    download_days: Generated<number | null>
    description_html: string
    image: string | null
    /** `Measures`; JSON. */
    measures: string
    import_digest: string | null
  }
  /** What is on the shelf. Variants that share a shelf point to the same row. */
  stock_items: {
    id: string
    product_id: string
    /** 1: `quantity` counts, 0: `status` alone does. */
    managed: number
    quantity: number
    /** `in-stock`, `out-of-stock` or `on-backorder`. */
    status: string
    /** `no`, `notify` or `yes`. */
    backorders: string
    low_at: number | null
  }
  categories: {
    id: string
    parent_id: string | null
    slug: string
    name: string
    description: string
    image: string | null
    position: number
  }
  tags: { id: string; slug: string; name: string }
  product_categories: { product_id: string; category_id: string }
  product_tags: { product_id: string; tag_id: string }
  /** Which groups a product is a member of; written from `products.grouped`. */
  group_members: { group_id: string; product_id: string }
  /** How many products a list shows: `all`, `featured`, or the id of a category or tag. */
  product_lists: { id: string; products: number }
  /** A product's place in each list that shows it, with what lists are sorted by. */
  product_listings: {
    list_id: string
    product_id: string
    position: number
    name_key: string
    created_at: number
    price: number
    sales: number
  }
  /** Words that a product is found by, folded to plain lower case; indexed per dialect. */
  product_search: { product_id: string; body: string }
  carts: {
    id: string
    key: string
    /** `open` or `ordered`. */
    status: string
    order_id: string | null
    /** Notices of the last change and when it was; JSON. */
    notices: string
    /** `CheckoutFields` as they were last entered; JSON. */
    checkout_fields: string | null
    created_at: number
    updated_at: number
  }
  cart_lines: {
    id: string
    cart_id: string
    /** Variant and chosen options: one line per combination. */
    line_key: string
    variant_id: string
    options: string
    quantity: number
    /** Kept after removal, so that it can be undone. */
    removed_at: number | null
    created_at: number
  }
  orders: {
    id: string
    number: number
    /** In the address of its page; unguessable. */
    key: string
    /** In the buyer's cookie: opens the page without questions. */
    view_key: string
    cart_id: string
    status: string
    currency: string
    email: string
    billing: string
    shipping: string
    note: string
    payment_method: string
    payment_title: string
    shipping_title: string | null
    /** `Totals` as charged; JSON. */
    totals: string
    total: number
    created_at: number
    updated_at: number
    /** When personal data was erased. */
    erased_at: number | null
  }
  order_lines: {
    id: string
    order_id: string
    position: number
    product_id: string
    variant_id: string
    stock_id: string
    name: string
    sku: string | null
    /** `{ name, value }[]`; JSON. */
    options: string
    image: string | null
    quantity: number
    /** Pieces that are off the shelf on behalf of this line: none where stock is not counted. */
    stock_reserved: number
    /** Amounts as displayed to the buyer. */
    unit_price: number
    subtotal: number
    total: number
    tax: number
    virtual: number
    /** The product's purchase note when it was bought. */
    purchase_note: Generated<string>
  }
  /** A file that the buyer of an order line may download. */
  order_downloads: {
    id: string
    order_id: string
    line_id: string
    position: number
    name: string
    /** As it was when the order was placed, see `downloads/file-address.ts`. */
    url: string
    /** In the address of the download; unguessable. */
    key: string
    /** Counted so far. */
    downloads: number
    /** Null: unlimited. */
    max_downloads: number | null
    /** Null until the order is paid. */
    granted_at: number | null
    /** Null: never. */
    expires_at: number | null
    /** When a download was last counted. */
    counted_at: number | null
  }
  /** What happened to an order, in order: states and notes. */
  order_events: {
    id: string
    order_id: string
    position: number
    /** `OrderEventKind`. */
    kind: string
    from_status: string | null
    to_status: string | null
    message: string
    author: string
    created_at: number
  }
  /** Words that an order is found by in the admin, folded to plain lower case; indexed per dialect. */
  order_search: { order_id: string; body: string }
  /** Product files that were sent in, and how far each has come. */
  product_imports: {
    id: string
    file_name: string
    bytes: number
    /** `ImportState`. */
    state: string
    done_rows: number
    total_rows: number
    skip_invalid: number
    /** The encoding that staff chose; null for the one that is guessed. */
    encoding: string | null
    /** `ImportResult`; JSON. */
    report: string | null
    error: string | null
    author: string
    created_at: number
    /** When it last said that it goes on. */
    beat_at: number
    ended_at: number | null
  }
  /** A file's bytes, in pieces: whichever process goes on with it can read them. */
  product_import_parts: { import_id: string; position: number; content: Uint8Array }
  /** Sales not yet added to the popularity of their products. */
  pending_sales: { id: string; product_id: string; quantity: number }
}
