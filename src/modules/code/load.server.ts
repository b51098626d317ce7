import { createHash } from 'node:crypto'
import { hostsOf } from '#media-ui'
import type { LoadContext, PageSources, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import { balanceHtml } from './balance-html.ts'
import type { Props } from './props.ts'

export interface CodeData {
  html: string
  hosts: string[]
}

/** Hosts and hashes of inline scripts that the page allows for this code (decision 28). */
export function load(
  { code, hosts: lines }: PropsOf<typeof Props>,
  { needs }: Pick<LoadContext<Services>, 'needs'>,
): CodeData {
  const { html, scripts } = balanceHtml(code)
  const hosts = hostsOf(html, lines)
  if (html) needs({ sources: sourcesOf(hosts, scripts) })
  return { html, hosts }
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
