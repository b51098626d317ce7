import type { Contents } from './contents.ts'

/** Empty at first: headings are known after the rest of the page, see `renderWithOutline` in `module.ts`. */
export function load(): Contents {
  return { entries: [] }
}
