/** Size of images for link previews (ogp.me) that all services accept. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 }

export interface SocialImage {
  title: string
  siteName: string
  isRightToLeft: boolean
  isSerif: boolean
  colours: { background: string; text: string; muted: string; accent: string }
  /** PNG instead of the name. */
  logo: Buffer | undefined
}

/** Characters that the bundled fonts contain. Others would be drawn as boxes on a machine without fonts. */
const COVERED =
  /[\u0020-\u007e\u00a0-\u024f\u0600-\u06ff\u0750-\u077f\u2010\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u2190\u2192\u2212]/

/** Removes symbols that cannot be drawn. Undefined if letters cannot be drawn. */
export function toDrawable(text: string): string | undefined {
  const letters = [...text.normalize('NFC')]
  if (letters.some(letter => /\p{L}/u.test(letter) && !COVERED.test(letter))) return undefined
  const drawn = letters.filter(letter => COVERED.test(letter)).join('')
  return drawn.replace(/\s+/g, ' ').trim() || undefined
}
