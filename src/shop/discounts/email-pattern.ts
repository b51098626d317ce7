/** Whether an email address matches a pattern in which `*` stands for any text. */
export function matchesEmail(email: string, pattern: string): boolean {
  const address = email.trim().toLowerCase()
  const [first = '', ...others] = pattern.trim().toLowerCase().split('*')
  const last = others.pop()
  if (last === undefined) return address === first
  if (!address.startsWith(first)) return false
  let position = first.length
  for (const part of others) {
    const found = address.indexOf(part, position)
    if (found < 0) return false
    position = found + part.length
  }
  return address.length - last.length >= position && address.endsWith(last)
}
