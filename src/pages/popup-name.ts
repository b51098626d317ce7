/** Name of a popup in links (`#popup-…`): letters, digits and hyphens. */
export const toPopupName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^#?popup-/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
