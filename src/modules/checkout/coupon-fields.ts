/** Field of an entered coupon code. */
export const COUPON_FIELD = 'coupon_code'
/** Query parameter with the coupon to remove. */
export const REMOVED_COUPON = 'remove_coupon'
