/** At most five page numbers around the current one, including the first and last (GA-1, PF-3). */
export function pageNumbers(page: number, count: number): number[] {
  const shown = new Set([1, count])
  for (const near of [page, page + 1, page - 1, page + 2, page - 2, page + 3, page - 3]) {
    if (shown.size >= Math.min(5, count)) break
    if (near >= 1 && near <= count) shown.add(near)
  }
  return [...shown].sort((a, b) => a - b)
}
