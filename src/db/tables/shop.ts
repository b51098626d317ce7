import type { Generated } from 'kysely'

/** Carts, orders and other tables of the shop. Columns marked JSON are stored as text. */
export interface ShopTables {
  carts: {
    id: string
    key: string
    /** `open` or `ordered`. */
    status: string
    order_id: string | null
    /** JSON of the last change's notices and their time. */
    notices: string
    /** JSON of the last `CheckoutFields` input. */
    checkout_fields: string | null
    /** JSON list of the entered coupon codes. */
    coupons: Generated<string>
    /** JSON list of the ids of gift cards. */
    gift_cards: Generated<string>
    /** Customer who was signed in. */
    customer_id: Generated<string | null>
    created_at: number
    updated_at: number
  }
  cart_lines: {
    id: string
    cart_id: string
    /** Variant, chosen options and add-ons: one line per combination. */
    line_key: string
    variant_id: string
    options: string
    /** JSON of the entered value per add-on. */
    addons: Generated<string>
    quantity: number
    /** Price of the product that the buyer has seen, in the base currency, without surcharges. */
    seen_price: Generated<number | null>
    /** Price before the latest announced change. */
    price_before: Generated<number | null>
    price_changed_at: Generated<number | null>
    /** Kept after removal to allow undo. */
    removed_at: number | null
    created_at: number
  }
  /** Products that a visitor keeps for later. */
  wishlists: {
    id: string
    /** In a cookie of the browser. */
    key: string
    /** Part of the link with which others see the list; null if it is not shared. */
    share_key: string | null
    customer_id: string | null
    created_at: number
    updated_at: number
  }
  wishlist_items: {
    id: string
    wishlist_id: string
    /** Product and chosen options: one item per combination. */
    item_key: string
    product_id: string
    /** JSON of the chosen value per option. */
    options: Generated<string>
    /** The line of a cart that it was. */
    cart_line_id: string | null
    /** Kept after removal to allow undo. */
    removed_at: number | null
    created_at: number
  }
  provider_customers: {
    id: string
    /** Null after the account was deleted; the row stays until the provider has deleted it too. */
    customer_id: string | null
    method: string
    test_mode: number
    /** The provider's id of the customer. */
    reference: string
    created_at: number
  }
  /** Files that buyers uploaded for add-ons, by folder in `order-files`. */
  addon_files: {
    id: string
    cart_id: string
    /** Once it was ordered. */
    order_id: string | null
  }
  /** Versions of the terms that buyers have accepted. */
  terms_versions: {
    /** SHA-256 of title and text. */
    hash: string
    title: string
    html: string
    created_at: number
  }
  orders: {
    id: string
    number: number
    /** Of the accepted `terms_versions`; empty if none were required. */
    terms_hash: Generated<string>
    /** Part of the order page's URL; unguessable. */
    key: string
    /** In the buyer's cookie: opens the order page without verification. */
    view_key: string
    cart_id: string
    status: string
    currency: string
    /** Of the shop, its rate and the day of the rate; empty if the order is in that currency. */
    base_currency: Generated<string>
    currency_rate: Generated<string>
    currency_rate_date: Generated<string>
    email: string
    billing: string
    shipping: string
    note: string
    /** JSON `CardDelivery` of an order with gift cards, or empty. */
    card_delivery: Generated<string>
    /** JSON `CustomFieldValue[]`, or empty. */
    custom_fields: Generated<string>
    /** Name of the buyer's group, or empty. */
    customer_group: Generated<string>
    /** 1 if the buyer agreed to a mail that asks for reviews. */
    review_request: Generated<number>
    /** May be empty; null if the order is no gift. */
    gift_message: string | null
    payment_method: string
    payment_title: string
    /** JSON `PaymentDetails` as shown to the buyer; null for orders of older versions. */
    payment_details: string | null
    /** Of numbers and prices at the time of the order; null for orders of older versions. */
    locale: string | null
    /** `net` or `gross`: which amounts of the lines are exact. */
    tax_basis: string
    /** `incl` or `excl`: how the buyer saw prices. */
    tax_display: string
    /** Sums of the lines with tax, and of their tax. */
    total: number
    tax: number
    /** `TaxExemption`; empty if taxed. */
    tax_exemption: Generated<string>
    /** Country whose taxes apply. */
    tax_country: Generated<string>
    /** Of a business; empty if none was entered. */
    vat_id: Generated<string>
    /** JSON `VatCheck` without the number. */
    vat_check: Generated<string>
    /** `PaymentState` and `FulfilmentState`, derived from payments, refunds and fulfilments. */
    payment_state: Generated<string>
    fulfilment_state: Generated<string>
    /** Sums of settled payments and of refunds, and number of invoices and credit notes. */
    paid: Generated<number>
    refunded: Generated<number>
    invoices: Generated<number>
    created_at: number
    updated_at: number
    /** Time of erasing personal data. */
    erased_at: number | null
    /** Counts the changes of the order. */
    version: Generated<number>
    /** Id of the shipping method; empty for orders without one or of older versions. */
    shipping_method: Generated<string>
    /** Signed in when it was placed, or proved its email address later. */
    customer_id: Generated<string | null>
    /** Number in the file of an imported order; null for orders of this shop. */
    imported_number: Generated<string | null>
  }
  order_lines: {
    id: string
    order_id: string
    position: number
    /** `LineKind`. Lines of shipping and fees have no product, and empty ids. */
    kind: string
    product_id: string
    variant_id: string
    stock_id: string
    /** Of the product or shipping method. */
    name: string
    sku: string | null
    /** JSON `{ name, value }[]`. */
    options: string
    image: string | null
    quantity: number
    /** Items taken from stock for this line; 0 if stock is not counted. */
    stock_reserved: number
    /** Before discounts, as shown to the buyer. */
    unit_price: number
    /** Amounts of the whole line, before and after discounts. */
    net_before: number
    tax_before: number
    net: number
    tax: number
    /** JSON `StoredTax[]`. */
    taxes: string
    virtual: number
    /** 1: each item is a gift card. */
    gift_card: Generated<number>
    /** 1: excluded from the right of withdrawal. */
    no_withdrawal: Generated<number>
    /** The product's purchase note at the time of purchase. */
    purchase_note: Generated<string>
    /** Of fees; null if not taxed. */
    tax_class: Generated<string | null>
  }
  /** Coupons and automatic discounts. */
  discounts: {
    id: string
    /** As entered by staff; empty for automatic discounts. */
    code: string
    /** The code in lower case; null for automatic discounts. */
    code_key: string | null
    label: string
    /** `DiscountType`. */
    type: string
    enabled: number
    starts_at: number | null
    /** Exclusive. */
    expires_at: number | null
    usage_limit: number | null
    /** Number of orders with `discount_uses.counted`. */
    usage_count: Generated<number>
    /** JSON `DiscountRules`. */
    rules: string
    /** The discount from which this code was generated. */
    batch_id: string | null
    created_at: number
    updated_at: number
  }
  /** Orders with a discount. */
  discount_uses: {
    discount_id: string
    order_id: string
    /** 0 if the order was cancelled or failed. */
    counted: number
    created_at: number
  }
  order_discounts: {
    id: string
    order_id: string
    position: number
    /** Empty for automatic discounts. */
    code: string
    label: string
  }
  /** By how much a discount reduces an order line. */
  order_discount_parts: {
    discount_id: string
    line_id: string
    order_id: string
    net: number
    tax: number
    /** JSON of one amount per tax of the line. */
    taxes: string
  }
  /** A file that the buyer of an order line may download. */
  order_downloads: {
    id: string
    order_id: string
    line_id: string
    position: number
    name: string
    /** At the time of the order; see `downloads/file-address.ts`. */
    url: string
    /** Part of the download URL; unguessable. */
    key: string
    /** Number of counted downloads. */
    downloads: number
    /** Null: unlimited. */
    max_downloads: number | null
    /** Null until paid. */
    granted_at: number | null
    /** Null for no expiry. */
    expires_at: number | null
    /** Last counted download. */
    counted_at: number | null
  }
  /** History of an order: status changes and notes. */
  order_events: {
    id: string
    order_id: string
    position: number
    /** `OrderEventKind`. */
    kind: string
    from_status: string | null
    to_status: string | null
    message: string
    /** Money that was received or refunded. */
    amount: Generated<number | null>
    author: string
    created_at: number
  }
  /** Normalized search words of an order for the admin; indexed per database. */
  order_search: { order_id: string; body: string }
  /** Tax rates and where they apply. Empty parts of the place match everything. */
  tax_rates: {
    id: string
    country: string
    state: string
    /** JSON of codes, ranges and prefixes. */
    postcodes: string
    /** JSON list. */
    cities: string
    /** Parts per million. */
    ppm: number
    name: string
    /** Of the matching rates with the same priority, only the most specific one applies. */
    priority: number
    compound: number
    /** Also applied to shipping. */
    shipping: number
    /** Empty for the standard class. */
    tax_class: string
    position: number
  }
  /** Uploaded files of all kinds and their import progress. */
  product_imports: {
    id: string
    /** `ImportKind`. */
    kind: Generated<string>
    /** JSON `ImportOptions`. */
    options: Generated<string>
    /** JSON of the column per heading, as matched by staff. */
    mapping: string | null
    /** JSON `UndoReport`. */
    undo: string | null
    file_name: string
    bytes: number
    /** `ImportState`. */
    state: string
    done_rows: number
    total_rows: number
    skip_invalid: number
    /** Encoding chosen by staff; null for detection. */
    encoding: string | null
    /** JSON `ImportResult`. */
    report: string | null
    error: string | null
    author: string
    created_at: number
    /** Heartbeat of the running import. */
    beat_at: number
    ended_at: number | null
  }
  /** Chunks of an uploaded file, so that any process can continue the import. */
  product_import_parts: { import_id: string; position: number; content: Uint8Array }
  /** Number of orders of the last year that contain both products. */
  product_pairs: { product_id: string; other_id: string; orders: number }
  /** Changes by an import, for its undo. */
  import_changes: {
    import_id: string
    /** Id of the changed record. */
    item: string
    position: number
    /** `created`, `updated` or `deleted`. */
    kind: string
    /** Name shown to staff. */
    label: string
    /** JSON of the state before the import. */
    before: string | null
    /** JSON or hash of the state after the import; another one means that it was edited since. */
    mark: string | null
  }
  /** Refused rows of a file. */
  import_problems: {
    import_id: string
    position: number
    row: number
    message: string
  }
  /** Columns that staff matched by hand, for files with the same headings. */
  import_mappings: { kind: string; headings: string; mapping: string; used_at: number }
  /** Sales that are not yet included in product popularity. */
  pending_sales: { id: string; product_id: string; quantity: number }
}
