/** Canvas widths in pixels for each screen. */
export const WIDTHS = { desktop: 1280, tablet: 820, phone: 390 } as const

/** Width used by mail programs, in pixels. */
export const MAIL_WIDTH = 600
