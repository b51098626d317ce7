import { PATH_PATTERN } from './schema.ts'

const pathRule = new RegExp(PATH_PATTERN, 'u')
/** Addresses that belong to the program. */
const RESERVED =
  /^\/(ajax|assets|media|admin|api|dev|schema|fonts|healthz|readyz|metrics|forms|preview|staff)(\/|$)/

export const isReservedPath = (path: string): boolean => RESERVED.test(path)

export function isPagePath(path: string, sharedPrefixes: readonly string[]): boolean {
  if (sharedPrefixes.some(prefix => path.startsWith(prefix))) return false
  return pathRule.test(path) && !isReservedPath(path)
}

/** Where a copy of a page may live; the first of these that is free is taken. */
export function* copyPaths(path: string): Generator<string> {
  const slash = path.lastIndexOf('/')
  const last = path.slice(slash + 1).slice(0, 85) || 'home'
  for (let n = 1; n <= 100; n++) {
    yield `${path.slice(0, slash)}/${last}-copy${n === 1 ? '' : `-${n}`}`
  }
}
