import { providerVideosIn } from './media-in-html.ts'

/** A host with or without a port; also the beginning of what an address may be. */
const HOST = '((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,63}(?::\\d{1,5})?)'
const SOURCE = new RegExp(
  `\\b(?:src(?:set)?|poster)\\s*=\\s*["']?\\s*(?:https:)?//${HOST}(?=[/?#"'\\s>]|$)`,
  'gi',
)
const STYLESHEET = new RegExp(
  `<link\\b[^<>]*?\\bhref\\s*=\\s*["']?\\s*(?:https:)?//${HOST}(?=[/?#"'\\s>]|$)`,
  'gi',
)
const MEDIA = /<(?:video|audio|source)\s[^<>]*>/gi
const LINE = new RegExp(`^(?:https://)?${HOST}/?$`, 'i')
/** One host, and nothing else: what may stand in a policy. */
export const HOST_PATTERN = `^${HOST}$`
/** A page's header has a line for each. */
const MAX_HOSTS = 20

/** Whom a code loads from: by its own addresses, and by the lines that name others. In the server and in the builder. */
export function hostsOf(code: string, lines: string): string[] {
  // A video of a provider is shown by the player, which asks another of its hosts.
  const text = code.replaceAll(MEDIA, tag =>
    providerVideosIn(tag).length > 0
      ? tag.replace(/\s(?:data-)?src\s*=\s*["']?[^\s"'>]*/gi, '')
      : tag,
  )
  const written = [SOURCE, STYLESHEET].flatMap(pattern => [...text.matchAll(pattern)])
  const named = lines.split(/[\s,]+/).map(line => LINE.exec(line))
  const hosts = [...written, ...named].flatMap(match => match?.[1]?.toLowerCase() ?? [])
  return [...new Set(hosts)].slice(0, MAX_HOSTS)
}
