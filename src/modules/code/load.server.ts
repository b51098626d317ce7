import { createHash } from 'node:crypto'
import { createLru } from '#base'
import { hostsOf } from '#media-ui'
import type { LoadContext, PageSources, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import { balanceHtml } from './balance-html.ts'
import type { Props } from './props.ts'

export interface CodeData {
  html: string
  hosts: string[]
}

type Written = Pick<PropsOf<typeof Props>, 'code' | 'hosts'>

interface ParsedCode {
  data: CodeData
  /** Hosts and hashes of inline scripts that the page allows for this code (decision 28). */
  sources: PageSources
}

/** Parsed codes, because the same code is rendered again after other content of its page changes. */
const parsed = createLru<ParsedCode>({
  maxBytes: 4_000_000,
  sizeOf: (key, { data }) => 2 * (key.length + data.html.length),
})

export function load(
  props: PropsOf<typeof Props>,
  { needs }: Pick<LoadContext<Services>, 'needs'>,
): CodeData {
  const { data, sources } = parse(props)
  if (data.html) needs({ sources })
  return data
}

function parse({ code, hosts: lines }: Written): ParsedCode {
  const key = JSON.stringify([code, lines])
  const known = parsed.get(key)
  if (known) return known
  const { html, scripts } = balanceHtml(code)
  const hosts = hostsOf(html, lines)
  const made = { data: { html, hosts }, sources: sourcesOf(hosts, scripts) }
  parsed.set(key, made)
  return made
}

function sourcesOf(hosts: readonly string[], scripts: readonly string[]): PageSources {
  const origins = hosts.map(host => `https://${host}`)
  const pinned = scripts.map(
    script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const inScripts = [...origins, ...pinned]
  return {
    ...(inScripts.length > 0 ? { 'script-src': inScripts } : {}),
    ...(origins.length > 0
      ? {
          'style-src': origins,
          'img-src': origins,
          'media-src': origins,
          'font-src': origins,
          'frame-src': origins,
          'connect-src': origins,
        }
      : {}),
  }
}
