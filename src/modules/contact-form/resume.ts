/** Parameter of the address that brings a form back. */
export const RESUME = 'resume'
/** The field that says, when a form is sent or saved again, which draft it is. */
export const RESUMED = 'resumed'
/** The field for the address that a link is mailed to. */
export const SAVE_EMAIL = 'save_email'
