const CODE = /^[a-z]{2,3}(?:[-_][a-z]{2})?$/i

/**
 * Normalizes a language code of tracks and players (MP-6): two or three letters and an optional
 * region of two. @throws TypeError if invalid.
 */
export function languageCode(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('A language code must be a string.')
  if (!CODE.test(value)) {
    throw new TypeError(
      'A language code must be 2 or 3 letters, and optionally a region of 2 letters.',
    )
  }
  const [language = '', region] = value.split(/[-_]/)
  return region ? `${language.toLowerCase()}-${region.toUpperCase()}` : language.toLowerCase()
}
