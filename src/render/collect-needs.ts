import { isRecord } from '#base'
import {
  type HeadLink,
  type PageNeeds,
  type PageSources,
  type PageStyle,
  SOURCE_KINDS,
  type SourceKind,
  type VideoFacts,
} from '#module-contract'

/** An origin with optional path, or a scheme that only this page can fill. Cannot end a directive. */
const SOURCE = /^(https:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?(\/[\w./~-]*)?|blob:|data:)$/i
const HREF = /^(\/(?!\/)|https:\/\/)/i
/** Media may use http: browsers upgrade it on https pages or block it (Mixed Content §5). */
const HTTP = /^http:\/\/[a-z0-9.-]+(:\d{1,5})?$/i
const BY_HTTP: readonly SourceKind[] = ['media-src', 'connect-src']
/** Hash of one inline script (CSP 3 §2.3.1). */
const SCRIPT_HASH = /^'sha256-[A-Za-z0-9+/]{43}='$/
/** Directives for which schemes such as `data:` would allow arbitrary code. */
const ORIGINS_ALONE: readonly SourceKind[] = ['script-src', 'frame-src', 'form-action']
const isAlone = (kind: SourceKind | undefined) => kind !== undefined && ORIGINS_ALONE.includes(kind)

/** Merged requirements of the modules on a page. */
export interface CollectedNeeds {
  sources: PageSources
  links: readonly HeadLink[]
  jsonLd: readonly unknown[]
  videos: readonly VideoFacts[]
  styles: readonly PageStyle[]
}

/** Merges the requirements of modules. Throws for forbidden sources. */
export function createNeeds() {
  const sources = new Map<SourceKind, Set<string>>()
  const links = new Map<string, HeadLink>()
  const jsonLd = new Map<string, unknown>()
  const questions = new Map<string, unknown>()
  const videos = new Map<string, VideoFacts>()
  const styles = new Set<PageStyle>()

  function add(needs: PageNeeds) {
    for (const [kind, wanted = []] of Object.entries(needs.sources ?? {})) {
      for (const source of wanted) addSource(kind, source)
    }
    for (const link of needs.links ?? []) {
      if (!HREF.test(link.href)) throw new Error(`a page cannot be linked with "${link.href}"`)
      links.set(JSON.stringify(link), link)
    }
    for (const video of needs.videos ?? []) videos.set(video.src, video)
    for (const style of needs.styles ?? []) styles.add(style)
    for (const value of needs.jsonLd ?? []) {
      const asked = questionsOf(value)
      if (asked) for (const one of asked) questions.set(JSON.stringify(one), one)
      else jsonLd.set(JSON.stringify(value), value)
    }
  }

  function addSource(name: string, source: string) {
    const kind = SOURCE_KINDS.find(known => known === name)
    const isOrigin = source.startsWith('https://')
    const isPinned = kind === 'script-src' && SCRIPT_HASH.test(source)
    const isByHttp = kind !== undefined && BY_HTTP.includes(kind) && HTTP.test(source)
    const isOpen = !isPinned && (!SOURCE.test(source) || (!isOrigin && isAlone(kind)))
    if (!kind || (isOpen && !isByHttp)) {
      throw new Error(`a page cannot allow "${name} ${source}"`)
    }
    const known = sources.get(kind)
    if (known) known.add(source)
    else sources.set(kind, new Set([source]))
  }

  return {
    add,
    all: (): CollectedNeeds => ({
      sources: Object.fromEntries([...sources].map(([kind, wanted]) => [kind, [...wanted]])),
      links: [...links.values()],
      jsonLd: [
        ...jsonLd.values(),
        ...(questions.size > 0 ? [toFaqPage([...questions.values()])] : []),
      ],
      videos: [...videos.values()],
      styles: [...styles],
    }),
  }
}

/** A page has at most one FAQPage, which combines the questions of all modules. */
const toFaqPage = (mainEntity: unknown[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity,
})

function questionsOf(value: unknown): unknown[] | undefined {
  if (!isRecord(value) || value['@type'] !== 'FAQPage') return undefined
  return Array.isArray(value.mainEntity) ? value.mainEntity : undefined
}
