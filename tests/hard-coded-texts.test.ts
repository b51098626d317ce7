import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** Code that speaks to visitors. Catalogues, what is said to owners (labels of props) and what they begin with are other files. */
const sources = import.meta.glob<string>(
  [
    '../src/{modules,module-kit,render,visitor,shop,forms,comments,mail}/**/*.{ts,tsx}',
    '../src/server/{http,site,mail}/*.ts',
    '!../src/**/*.test.{ts,tsx}',
    '!../src/**/{texts,*-texts,german,props,module,examples,start}.ts',
    '!../src/modules/**/*-props.ts',
    '!../src/modules/*/make.ts',
    // Examples for the gallery of modules, and what a field is called in the builder.
    '!../src/shop/sample.ts',
    '!../src/module-kit/fields/*.ts',
    // For whoever runs or edits the site: the catalogue's files, figures, the gallery of modules.
    '!../src/shop/{import,export,products}/**',
    '!../src/server/{http/health-routes,http/proxies,site/gallery-page,site/gallery-routes,site/odd-examples}.ts',
    '!../src/server/mail/look.ts',
    '!../src/forms/export-submissions.ts',
    '!../src/comments/{export-comments,sample}.ts',
    '!../src/render/page-schema.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** Begin as sentences do, and are none: names of keys, of schema.org, of `robots.txt`. */
const NO_SENTENCES = new Set([
  ...['Home', 'End', 'Tab', 'Enter', 'Escape'],
  ...['Article', 'Comment', 'Person', 'Product', 'Offer', 'Question', 'Answer'],
  ...['Event', 'Place', 'Organization'],
  ...['Disallow:', 'Sitemap:'],
  // Sections of `llms.txt`, which is for programs.
  ...['## Pages', '## Posts', '## Projects'],
  // The end of a key of a catalogue.
  'Short',
  // A provider's name is the same in every language.
  ...['Vimeo', 'Google', 'Dailymotion', 'Spotify', 'Apple Podcasts', 'Google Maps', 'Instagram'],
  // A shape of GeoJSON, a key of MapLibre's texts, names of fonts.
  ...['Polygon', 'Map.Title', 'Instrument Sans', 'Fraunces'],
  ...['Noto Sans Arabic', ', Noto Sans Arabic'],
  // A header's value: to no reply of a program.
  'All',
  // To a script that asks for what is not there.
  'Not found',
])

/** Attributes that are read out or shown. */
const SAID =
  /^(aria-label|aria-description|aria-roledescription|title|alt|placeholder|label|data-(label|status|failed|retry))$/
/** Two letters in a row: more than a sign or a unit. */
const WORD = /\p{L}{2}/u
/** A capital word, alone or with more after it; words between tags of HTML. */
const SENTENCE =
  /^[^\p{L}\p{N}<]*\p{Lu}[\p{Ll}’]+(?=$|[\s,.:;!?…])|>[^<>{}]*\p{L}{2,}\s+\p{L}+[^<>{}]*</u

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`
  return String(node.name ?? '')
}

/** What no visitor sees: messages of exceptions and logs, SQL, types, addresses of modules. */
function isUnseen(node: Node): boolean {
  if (node.type === 'NewExpression') return /Error$/.test(nameOf(node.callee))
  if (node.type === 'CallExpression') return /^console\.|\.log\.|^refuse$/.test(nameOf(node.callee))
  if (node.type === 'TaggedTemplateExpression') return /^sql/.test(nameOf(node.tag))
  return /^(TS|Import|ExportAll)/.test(node.type) || Boolean(node.source)
}

/** Every text of a source that somebody would read. */
function findSaidTexts(file: string, source: string): string[] {
  const found: string[] = []

  function visit(node: Node, isShown: boolean) {
    if (isUnseen(node)) return
    if (node.type === 'JSXText') return take(String(node.value), true)
    if (node.type === 'Literal') return take(node.value, isShown)
    if (node.type === 'TemplateElement') {
      return take((node.value as { cooked: string }).cooked, isShown)
    }
    if (node.type === 'JSXAttribute') {
      const name = nameOf(node.name)
      return visitAll(node.value, SAID.test(name))
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      visitAll(node.openingElement, false)
      return visitAll(node.children, true)
    }
    // What a function is given, or a name is looked up by, is not what is shown.
    const passes =
      /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression|TemplateLiteral)$/
    const { test, left, ...rest } = node
    const shown = isShown && passes.test(node.type)
    if (node.type === 'ConditionalExpression') visitAll(test, false)
    else if (node.type === 'LogicalExpression') visitAll(left, shown && node.operator !== '&&')
    else visitAll([test, left], false)
    visitAll(Object.values(rest), shown)
  }

  function visitAll(value: unknown, isShown: boolean) {
    if (Array.isArray(value)) for (const one of value) visitAll(one, isShown)
    else if (isNode(value)) visit(value, isShown)
  }

  function take(value: unknown, isShown: boolean) {
    if (typeof value !== 'string' || NO_SENTENCES.has(value.trim())) return
    if ((isShown ? WORD : SENTENCE).test(value)) found.push(value.trim())
  }

  visitAll(parseSync(file, source).program, false)
  return found
}

describe('code that speaks to visitors', () => {
  it.each([
    ['<p>Your cart is empty</p>', 'Your cart is empty'],
    ['<p>{count > 0 ? t("some") : "none at all"}</p>', 'none at all'],
    ['<p>{note || `no note`}</p>', 'no note'],
    ['<input aria-label="quantity" />', 'quantity'],
    ['<input placeholder={`Number of`} />', 'Number of'],
    ['setError("Please try again.")', 'Please try again.'],
    ['const WORDS = { low: "Only a few left" }', 'Only a few left'],
    ['const html = `<option value="">select a country</option>`', 'select a country'],
  ])('is found where it says something itself: %s', (source, text) => {
    expect(findSaidTexts('sample.tsx', source).join()).toContain(text)
  })

  it.each([
    '<p className="cart-empty">{t("empty")} × {count}</p>',
    'throw new Error("The list is not there.")',
    'console.error("Something broke", error)',
    'const key = event.key === "Escape"',
    'export { Footer } from "./Footer.tsx"',
    'const query = sql`Select all from products`',
  ])('is left alone where nobody reads it: %s', source => {
    expect(findSaidTexts('sample.tsx', source)).toEqual([])
  })

  it('is seen, all of it', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(250)
  })
  it('says nothing that is not in a catalogue', () => {
    const said = Object.entries(sources).flatMap(([file, source]) =>
      findSaidTexts(file, source).map(text => `${file}: ${text}`),
    )
    expect(said).toEqual([])
  })
})
