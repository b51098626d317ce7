/** A language by its own name. */
export function languageName(code: string): string | undefined {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code)
  } catch {
    // An owner's own HTML may name none.
    return undefined
  }
}
