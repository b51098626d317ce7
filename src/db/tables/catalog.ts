import type { Generated } from 'kysely'

/** Products and their stock. Columns marked JSON are stored as text. */
export interface CatalogTables {
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
    /** Id in the system it was imported from. */
    external_id: string | null
    short_html: string
    description_html: string
    purchase_note: string
    tax_status: string
    tax_class: string
    /** Empty for none. */
    shipping_class: Generated<string>
    sold_individually: number
    /** 1: each sold item becomes a gift card. */
    gift_card: Generated<number>
    /** 1: excluded from the right of withdrawal. */
    no_withdrawal: Generated<number>
    reviews_allowed: number
    manufacturer_id: Generated<string | null>
    /** Id of a page or block. */
    size_guide: Generated<string | null>
    brand_id: Generated<string | null>
    /** 1: `product_facets` must be written by the background task. */
    facets_due: Generated<number>
    /** Warnings and safety information, as text. */
    safety: Generated<string>
    /** `ContentUnit` for unit prices, or empty. */
    content_unit: Generated<string>
    /** Years of the manufacturer's guarantee of durability; 0 for none. */
    guarantee_years: Generated<number>
    /** Quantity rule; null for none. */
    min_quantity: Generated<number | null>
    max_quantity: Generated<number | null>
    quantity_step: Generated<number | null>
    /** Empty: as the name. */
    seo_title: Generated<string>
    seo_description: Generated<string>
    /** 1: not for search engines. */
    noindex: Generated<number>
    /** Media id; null: the first image. */
    social_image: Generated<string | null>
    external_url: string
    button_text: string
    position: number
    /** JSON `ProductOption[]`. */
    options: string
    /** JSON `Addon[]`. */
    addons: Generated<string>
    /** JSON `BundlePart[]`; empty unless the product is a bundle. */
    bundle: Generated<string>
    /** Reduction of the sum of the parts in parts per million; null: the bundle has a price. */
    bundle_ppm: Generated<number | null>
    /** JSON `Addon[]`: the variants of parts that buyers choose. Written by `refreshProducts`. */
    bundle_choices: Generated<string>
    /** JSON list of media ids. */
    images: string
    /** JSON `StoredVideo[]`. */
    videos: Generated<string>
    upsells: string
    cross_sells: string
    grouped: string
    /** Digest of the imported row; null once edited here. */
    import_digest: string | null
    /**
     * The variant that product cards add to the cart. This and the following columns are written by
     * `refreshProducts`.
     */
    variant_id: string | null
    min_price: number | null
    max_price: number | null
    min_regular: number | null
    max_regular: number | null
    on_sale: number
    stock_state: string
    /** When the next sale starts or ends. */
    price_until: number | null
    /** Content of the one variant, in `content_unit`. */
    content: number | null
    sales: number
    /** Sum and number of the ratings of published reviews. */
    rating_sum: Generated<number>
    rating_count: Generated<number>
    created_at: number
    updated_at: number
  }
  variants: {
    id: string
    product_id: string
    position: number
    sku: string | null
    external_id: string | null
    /** JSON of the chosen value per option key; missing options match any value. */
    options: string
    enabled: number
    regular_price: number | null
    sale_price: number | null
    sale_from: number | null
    sale_to: number | null
    stock_id: string
    /** Null: as the product. */
    tax_class: string | null
    /** Null: as the product. */
    shipping_class: Generated<string | null>
    virtual: number
    downloadable: number
    /** JSON `{ name, url }[]`. */
    downloads: string
    /** Downloads per purchased item; null: default of the shop, 0: unlimited. */
    download_limit: Generated<number | null>
    /** Days until downloads expire; null: default of the shop, 0: never. */
    download_days: Generated<number | null>
    description_html: string
    image: string | null
    /** JSON `Measures`. */
    measures: string
    /** Content of the package, in the product's `content_unit`. */
    content: Generated<number | null>
    /** Digits with a valid check digit. */
    gtin: Generated<string | null>
    /** Number of the manufacturer. */
    mpn: Generated<string | null>
    /** Purchase price; only for staff. */
    cost: Generated<number | null>
    /** Null: as the product. */
    min_quantity: Generated<number | null>
    max_quantity: Generated<number | null>
    quantity_step: Generated<number | null>
    import_digest: string | null
  }
  /** Stock. Several variants can share a row. */
  stock_items: {
    id: string
    product_id: string
    /** 1: stock is counted in `quantity`; 0: only `status` counts. */
    managed: number
    quantity: number
    /** `in-stock`, `out-of-stock` or `on-backorder`. */
    status: string
    /** `no`, `notify` or `yes`. */
    backorders: string
    low_at: number | null
    /** The most items that a bundle takes at once. */
    bundled: Generated<number>
  }
  /** Append-only ledger: the quantity of a stock item is the sum of its movements. */
  stock_movements: {
    id: string
    stock_id: string
    /** Negative for items taken. */
    quantity: number
    /** `StockReason`. */
    reason: string
    order_id: string | null
    /** Order line. */
    line_id: string | null
    author: string
    created_at: number
  }
  categories: {
    id: string
    parent_id: string | null
    slug: string
    name: string
    description: string
    image: string | null
    position: number
    size_guide: Generated<string | null>
    /** Its own, or that of the nearest parent with one. */
    shown_size_guide: Generated<string | null>
  }
  tags: { id: string; slug: string; name: string }
  product_categories: { product_id: string; category_id: string }
  product_tags: { product_id: string; tag_id: string }
  /** Group memberships of products, derived from `products.grouped`. */
  group_members: { group_id: string; product_id: string }
  /** Number of products per list: `all`, `featured`, or the id of a category or tag. */
  product_lists: {
    id: string
    products: number
    /** Incremented when products of the list or their sort keys change. */
    version: Generated<number>
  }
  /** Lists that contain a product, with the sort keys of lists. */
  product_listings: {
    list_id: string
    product_id: string
    position: number
    name_key: string
    created_at: number
    price: number
    sales: number
    /** `ratingKey` of the product. */
    rating: number
  }
  /** Normalized search words of a product; indexed per database. */
  product_search: { product_id: string; body: string }
}
