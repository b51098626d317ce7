import type { AddRefusal, ProductCard, ProductDetail } from '#shop/client'

/** Component data: complete on the server, reduced in the browser. */
export interface ProductData {
  product: ProductDetail | undefined
  /** Value by option key: from the URL, or from a refused form. */
  choice: Record<string, string>
  /** Query parameter by option key. */
  parameters: Record<string, string>
  refused: AddRefusal | undefined
  /** Dates of delivery, and until when to order for them. */
  delivery?: { dates: string; orderBy: string; country: string } | undefined
  /** Products to buy with this one, which is the first if it can be added without choosing options. */
  together: TogetherItem[]
  /** The same as cards. Not sent to the browser. */
  togetherCards?: ProductCard[] | undefined
  /** There is a module for reviews, and the product has reviews or accepts them. */
  hasReviews: boolean
  /** For a mail when a sold out variant is back. */
  stockAlert?: StockAlertData | undefined
  /** In the browser: server-rendered parts are omitted. */
  kept?: true
}

/** The form for sold out variants. */
export interface StockAlertData {
  /** In the language of the page, by key. */
  texts: Readonly<Record<string, string>>
  /** Answer to a sent form, with its input. */
  answer:
    | { variant: string; email: string; isConfirmed?: boolean; reason?: string | undefined }
    | undefined
}

/** A product of the form “Frequently bought together”. */
export interface TogetherItem {
  variant: string
  name: string
  path: string
  /** Price of the smallest quantity that can be ordered. */
  price: number
  quantity: number
  /** The product of this page. */
  isShown: boolean
}
