import type { Contents } from './contents.ts'

/** Nothing yet: headings are known when the rest of the page is there, see `withOutline` in `module.ts`. */
export function load(): Contents {
  return { entries: [] }
}
