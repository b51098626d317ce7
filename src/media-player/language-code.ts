const CODE = /^[a-z]{2,3}(?:[-_][a-z]{2})?$/i

/**
 * A language as tracks and players name it (MP-6): two or three letters, and a region of two where there is one.
 * @throws TypeError for anything else.
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
