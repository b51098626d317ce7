/** Details of products that shops must disclose. */
export interface DisclosureTables {
  /** Prices of variants as entered, from a time until the next row. */
  price_history: {
    variant_id: string
    since: number
    regular_price: number | null
    sale_price: number | null
    sale_from: number | null
    sale_to: number | null
  }
  manufacturers: {
    id: string
    name: string
    /** Postal address. */
    address: string
    /** Email address or website. */
    contact: string
    /** Responsible person in the EU; empty if the manufacturer is in the EU. */
    responsible_name: string
    responsible_address: string
    responsible_contact: string
    created_at: number
    updated_at: number
  }
}
