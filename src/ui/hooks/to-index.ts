/** Index in a part of the URL hash, from 0; undefined if invalid (NAV-3, NAV-12). */
export function toIndex(part: string | undefined, count: number): number | undefined {
  if (part === undefined || !/^\d{1,4}$/.test(part)) return undefined
  const index = Number(part)
  return index < count ? index : undefined
}
