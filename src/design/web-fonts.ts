/**
 * The sheet of the web fonts, a file of its own: a page names it at its end, so that fonts are asked for when its largest
 * picture has the line for itself (decision 56).
 */
export const WEB_FONTS = '/fonts/web-fonts-1.css'

/** What the sheet asks for. */
export const WEB_FONT_FILES = ['/fonts/fraunces-display.woff2', '/fonts/instrument-sans.woff2']
