/** Author of automatic changes. */
export const SYSTEM_AUTHOR = 'system'

/** Author of the buyer's actions. */
export const CUSTOMER_AUTHOR = 'customer'
