import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** Visitor-facing code. Catalogues, field labels and default texts are in other files. */
const sources = import.meta.glob<string>(
  [
    '../src/{modules,module-contract,ui,media-ui,content,shop-ui,render,visitor,shop,forms,comments,mail}/**/*.{ts,tsx}',
    '../src/server/{http,site,mail}/*.ts',
    '!../src/**/*.test.{ts,tsx}',
    '!../src/**/{texts,*-texts,german,props,module,examples,start}.ts',
    '!../src/modules/**/*-props.ts',
    '!../src/modules/*/make.ts',
    // Brand names are not translated.
    '!../src/modules/account/brand-name.ts',
    // Gallery examples and builder labels.
    '!../src/shop/sample.ts',
    '!../src/modules/account/sample-account.ts',
    '!../src/{module-contract,ui,media-ui,content,shop-ui}/fields/*.ts',
    // For owners and operators: import and export, health checks, module gallery.
    '!../src/shop/{import,import-jobs,export,products}/**',
    '!../src/shop/*/import-*.ts',
    '!../src/shop/orders/import/{import-orders,parse-order,write-imported}.ts',
    // CSV files for owners.
    '!../src/shop/reports/export-report.ts',
    // Formats for programs: the booking list of DATEV, and metadata of PDF files.
    '!../src/shop/invoices/{bookings/booking-list,pdf/metadata}.ts',
    '!../src/server/{http/health-routes,http/request-metrics,http/proxies,site/gallery-page,site/gallery-routes,site/odd-examples}.ts',
    '!../src/server/mail/look.ts',
    '!../src/forms/export-submissions.ts',
    '!../src/comments/{export-comments,sample}.ts',
    '!../src/render/page-schema.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** Capitalized words that are not sentences: key names, schema.org types, `robots.txt` fields. */
const NO_SENTENCES = new Set([
  ...['Home', 'End', 'Tab', 'Enter', 'Escape'],
  ...['Article', 'Comment', 'Person', 'Product', 'Brand', 'Offer', 'Question', 'Answer'],
  ...['Event', 'Place', 'Organization'],
  ...['Disallow:', 'Sitemap:'],
  // Schemes of the header `Authorization`.
  ...['Basic', 'Bearer'],
  // Sections of `llms.txt`, which is for programs.
  ...['## Pages', '## Posts', '## Projects'],
  // Suffix of catalogue keys.
  'Short',
  // Brand names are not translated.
  ...[
    'Vitrine',
    'Vimeo',
    'Google',
    'Dailymotion',
    'Spotify',
    'Apple Podcasts',
    'Google Maps',
    'Instagram',
  ],
  // GeoJSON types, keys of MapLibre's texts, font names.
  ...['Polygon', 'Map.Title', 'Instrument Sans', 'Fraunces'],
  ...['Noto Sans Arabic', ', Noto Sans Arabic'],
  // Header value that suppresses automatic replies.
  'All',
  // Response to script requests.
  'Not found',
])

/** Attributes that are displayed or announced. */
const SAID =
  /^(aria-label|aria-description|aria-roledescription|title|alt|placeholder|label|data-(label|status|failed|retry))$/
/** At least two letters: more than a symbol or unit. */
const WORD = /\p{L}{2}/u
/** A capitalized word at the start, or words between HTML tags. */
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

/** Invisible to visitors: exceptions, logs, metrics, SQL, types, module paths. */
function isUnseen(node: Node): boolean {
  if (node.type === 'NewExpression') return /Error$/.test(nameOf(node.callee))
  if (node.type === 'CallExpression') {
    return /^console\.|\.log\.|^refuse$|^create(Counter|Gauge|Histogram)$/.test(nameOf(node.callee))
  }
  if (node.type === 'TaggedTemplateExpression') return /^sql/.test(nameOf(node.tag))
  return /^(TS|Import|ExportAll)/.test(node.type) || Boolean(node.source)
}

/** Literals that visitors would read. */
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
    // Function arguments and lookup keys are not displayed.
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
  it('has no texts outside of a catalogue', () => {
    const said = Object.entries(sources).flatMap(([file, source]) =>
      findSaidTexts(file, source).map(text => `${file}: ${text}`),
    )
    expect(said).toEqual([])
  })
})
