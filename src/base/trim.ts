/** Without this character at the end. A pattern such as `/x+$/` takes quadratic time over many of them elsewhere. */
export function trimEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end--
  return text.slice(0, end)
}
