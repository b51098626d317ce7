import { readCategoryAddress } from '#module-kit'

export const readAddress = (url: URL, parameter: (name: string) => string) =>
  readCategoryAddress(url, parameter, 'posts')
