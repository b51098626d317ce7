import type { Contents } from './contents.ts'

/** Empty at first: headings are known after the rest of the page, see `withOutline` in `module.ts`. */
export function load(): Contents {
  return { entries: [] }
}
