/** Author of automatic changes. */
export const SYSTEM_AUTHOR = 'system'

/** Author of what the buyer does. */
export const CUSTOMER_AUTHOR = 'customer'
