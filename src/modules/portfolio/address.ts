import { readCategoryAddress } from '#content/client'

/** In the order of the hash: category, then page (NAV-1). */
export const readAddress = (url: URL, parameter: (name: string) => string) =>
  readCategoryAddress(url, parameter, 'projects')
