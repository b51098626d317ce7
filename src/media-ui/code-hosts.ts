import { providerVideosIn } from '#media-player'

/** A host with optional port; also the start of a URL pattern. */
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
/** Exactly one host that is valid in a policy. */
export const HOST_PATTERN = `^${HOST}$`
/** Limits the length of the page's policy header. */
const MAX_HOSTS = 20

/**
 * Hosts that code loads from: those in its URLs, and those in the field for additional hosts. Used
 * by the server and the builder.
 */
export function hostsOf(code: string, lines: string): string[] {
  // Providers' videos are shown by the player, which uses its own hosts.
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
