import { readCategoryAddress } from '#content'

export const readAddress = (url: URL, parameter: (name: string) => string) =>
  readCategoryAddress(url, parameter, 'posts')
