import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue, Language } from '#texts'

const root = join(import.meta.dirname, '../..')
/** Code with visitor texts. */
const FOLDERS = /^src\/(modules|ui|media-ui|content|render|shop|forms|server|visitor)\//
/** Texts that are not on pages: those of staff, and those of invoices. */
const NOT_ON_PAGES = /^src\/(server\/(admin|sign-in)|shop\/invoices)\//

/** All visitor catalogues by file and name. */
export async function readCatalogues(): Promise<Map<string, Catalogue>> {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map(name => `src/${name}`)
    .filter(
      name => /(^|[/-])texts\.ts$/.test(name) && FOLDERS.test(name) && !NOT_ON_PAGES.test(name),
    )
  const catalogues = new Map<string, Catalogue>()
  for (const file of files) {
    const exported = (await import(join(root, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) {
      if (isCatalogue(value)) catalogues.set(`${file} ${name}`, value)
    }
  }
  return catalogues
}

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Values that are not words. */
const NUMBERS = /^(number|count|limit|max|left|inCart|seconds)$/

/** A pattern for a message with any values and plural forms. */
function patternOf(elements: readonly Element[]): string {
  return elements
    .map(element => {
      if (element.type === 0) return escapePattern(element.value)
      if (!('value' in element)) return '\\P{L}+'
      if (!('options' in element)) return NUMBERS.test(String(element.value)) ? '\\P{L}+' : '.+'
      return `(?:${Object.values(element.options)
        .map(option => patternOf(option.value))
        .join('|')})`
    })
    .join('')
}

/** A pattern for all messages of a language, with their keys. */
export function messagePatterns(
  catalogues: ReadonlyMap<string, Catalogue>,
  language: Language,
): { name: string; pattern: RegExp }[] {
  return [...catalogues].flatMap(([file, catalogue]) =>
    Object.entries(catalogue[language] ?? {}).flatMap(([key, message]) => {
      const pattern = patternOf(new IntlMessageFormat(message, language).getAst())
      const hasWords = /\p{L}{2}/u.test(pattern)
      return hasWords
        ? [{ name: `${file}: ${key}`, pattern: new RegExp(`^${pattern}$`, 'su') }]
        : []
    }),
  )
}

/** Visible and announced texts of a page, except the owner's content. */
export function readShownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>([document.title])
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode
      if (!parentElement?.closest('script, style')) texts.add(textContent ?? '')
    }
    const said = [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'data-label',
      'data-failed',
      'data-retry',
      'data-status',
      'aria-roledescription',
    ]
    for (const name of said) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        texts.add(element.getAttribute(name) ?? '')
      }
    }
    return [...texts].map(text => text.trim()).filter(text => /\p{L}{2}/u.test(text))
  })
}
