import { readCategoryAddress } from '#module-kit'

/** What is listed is chosen by the owner: only its page stands in the address. */
export const readAddress = (url: URL, parameter: (name: string) => string) =>
  readCategoryAddress(url, parameter, 'items')
