import { isRecord } from '#base'
import { imageUrl } from '#module-contract'

const PATH = /^\/(?!\/)[^\s<>]*$/

/**
 * Rewrites URLs in a script's JSON data. Images that a script may show in any width are exported in
 * all widths.
 */
export async function rewriteJson(
  value: unknown,
  live: string,
  toHref: (address: string) => Promise<string>,
): Promise<unknown> {
  if (typeof value === 'string') {
    const isSiteUrl = PATH.test(value) || value === live || value.startsWith(`${live}/`)
    return isSiteUrl ? toHref(value) : value
  }
  if (Array.isArray(value)) {
    return Promise.all(value.map(one => rewriteJson(one, live, toHref)))
  }
  if (!isRecord(value)) return value
  const { id, widths } = value
  if (typeof id === 'string' && Array.isArray(widths)) {
    for (const width of widths) {
      for (const format of ['avif', 'webp'] as const) {
        await toHref(imageUrl(id, Number(width), format))
      }
    }
  }
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, one]) => [name, await rewriteJson(one, live, toHref)]),
  )
  return Object.fromEntries(entries)
}
