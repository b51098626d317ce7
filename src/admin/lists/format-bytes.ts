/** Formats a file size: `340 kB`, `1.2 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= 1e6
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / 1e6 : bytes / 1e3)
}
