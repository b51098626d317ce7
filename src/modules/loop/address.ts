import { readCategoryAddress } from '#content'

/** Only the page number is in the URL; the owner chooses the list. */
export const readAddress = (url: URL, parameter: (name: string) => string) =>
  readCategoryAddress(url, parameter, 'items')
