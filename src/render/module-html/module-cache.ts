import { createLru, setAt } from '#base'
import { count } from '#base/metrics'
import type { ModuleEntry } from '../tree/page-tree.ts'
import { isPlainData } from './is-plain-data.ts'
import type { ModuleHtml, ModuleInputs } from './module-html.ts'
import { type RecordedReads, recordReads, repeatReads } from './record-reads.ts'

/** HTML of a module for one set of inputs. */
interface Variant {
  /** Language, number of items and loader data as JSON. */
  data: string
  presets: ModuleInputs['resolver']['presets']
  reads: RecordedReads
  html: ModuleHtml
}

/** Data of one module that is cached at the same time, such as pages of a list. */
const MAX_VARIANTS = 8
const BYTES_PER_CHARACTER = 2
const BYTES_PER_VARIANT = 500

/**
 * Cache of modules' HTML by everything that it depends on: type, language, props, loader data, and
 * the media, links, icons, variables and presets that the module read. Nothing has to be
 * invalidated, because a changed input is another key (decision 82). With a size of 0 nothing is
 * cached.
 */
export function createModuleCache({ maxBytes }: { maxBytes: number }) {
  const known = createLru<readonly Variant[]>({ maxBytes, sizeOf })
  const counts = { hits: 0, misses: 0 }

  return {
    getOrRender(
      entry: ModuleEntry,
      inputs: ModuleInputs,
      render: (resolver: ModuleInputs['resolver']) => ModuleHtml,
    ): ModuleHtml {
      const { resolver, data, items, language } = inputs
      // Data such as functions and dates has no complete JSON.
      if (maxBytes === 0 || !isPlainData(data)) return render(resolver)
      const key = contentOf(entry)
      const json = `${language.locale} ${language.timeZone} ${items ?? ''} ${JSON.stringify(data) ?? ''}`
      const variants = known.get(key) ?? []
      const found = variants.find(
        one =>
          one.data === json &&
          one.presets === resolver.presets &&
          repeatReads(one.reads, resolver) === one.reads.values,
      )
      if (found) {
        counts.hits++
        count('moduleCacheHits')
        return found.html
      }
      counts.misses++
      count('moduleCacheMisses')
      const recorder = recordReads(resolver)
      const html = render(recorder.resolver)
      const variant = { data: json, presets: resolver.presets, reads: recorder.reads(), html }
      known.set(key, [variant, ...variants.slice(0, MAX_VARIANTS - 1)])
      return html
    },

    stats: () => ({ modules: known.stats().count, bytes: known.stats().bytes, ...counts }),
  }
}

export type ModuleCache = ReturnType<typeof createModuleCache>

const contents = new WeakMap<ModuleEntry, string>()

/** Type and props as JSON, without the modules in slots. Entries are immutable. */
function contentOf(entry: ModuleEntry): string {
  let content = contents.get(entry)
  if (content === undefined) {
    let { props } = entry.node
    for (const { path, nodes } of entry.slots) props = setAt(props, path, nodes.length)
    content = `${entry.node.type} ${JSON.stringify(props)}`
    contents.set(entry, content)
  }
  return content
}

function sizeOf(key: string, variants: readonly Variant[]): number {
  let characters = key.length
  for (const { data, reads, html } of variants) {
    characters += data.length + reads.values.length + html.before.length
    for (const text of html.texts) characters += text.length
    for (const rule of html.css) characters += rule.length
  }
  return characters * BYTES_PER_CHARACTER + variants.length * BYTES_PER_VARIANT
}
