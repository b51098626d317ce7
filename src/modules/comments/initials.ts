/** Initials of the first and last word of a name, skipping punctuation. */
export function initialsOf(name: string): string {
  const letters = Array.from(
    name.matchAll(/(?<![\p{L}\p{M}\p{N}'’-])[\p{L}\p{N}]\p{M}*/gu),
    ([letter]) => letter.toLocaleUpperCase(),
  )
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? '')
}
