/** Widths in pixels that the canvas is shown at; each stands for a screen. */
export const WIDTHS = { desktop: 1280, tablet: 820, phone: 390 } as const

/** As mail programs show one. */
export const MAIL_WIDTH = 600
