import { escapeHtml, toScriptJson } from '#base'
import type { HeadLink } from '#module-kit'

export interface Head {
  title: string
  titleDetails?: readonly string[] | undefined
  siteName: string
  description?: string | undefined
  /** Absolute address. */
  canonical: string
  /** Absolute address of the preview picture. */
  image?: string | undefined
  kind?: 'website' | 'article' | 'product'
  noindex?: boolean | undefined
  locale: string
  links: readonly HeadLink[]
  jsonLd: readonly unknown[]
}

/** Everything of `<head>` that search engines and link previews read. */
export function renderHead(head: Head): string {
  const own = [...(head.titleDetails ?? []), head.title]
  const title = [...own, ...(own.at(-1) === head.siteName ? [] : [head.siteName])].join(' – ')
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    head.description && meta('name', 'description', head.description),
    head.noindex
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    meta('property', 'og:title', own.join(' – ')),
    meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:type', head.kind ?? 'website'),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:locale', head.locale),
    head.description && meta('property', 'og:description', head.description),
    head.image && meta('property', 'og:image', head.image),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    ...head.links.map(renderLink),
    ...head.jsonLd.map(renderJsonLd),
  ]
  return lines.filter(Boolean).join('\n')
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`
}

function renderLink(link: HeadLink): string {
  const attributes = Object.entries(link).filter(([, value]) => value !== undefined)
  return `<link ${attributes.map(([name, value]) => `${name}="${escapeHtml(String(value))}"`).join(' ')}>`
}

/** `<` is escaped so that no text can end the element. */
function renderJsonLd(value: unknown): string {
  return `<script type="application/ld+json">${toScriptJson(value)}</script>`
}
