/** Query parameter that resumes a form. */
export const RESUME = 'resume'
/** Form field with the draft it was resumed from. */
export const RESUMED = 'resumed'
/** Form field with the address for the link. */
export const SAVE_EMAIL = 'save_email'
