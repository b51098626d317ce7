/** The name of a popup as it stands in links to it, after `#popup-`: letters, digits and hyphens, whatever an owner wrote. */
export const toPopupName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^#?popup-/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
