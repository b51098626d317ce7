/** As it stands in links: letters, digits and hyphens, whatever an owner wrote. */
export const toPopupName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^#?popup-/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
