/** A language's name in that language. */
export function languageName(code: string): string | undefined {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code)
  } catch {
    // Hand-written HTML may contain an invalid code.
    return undefined
  }
}
