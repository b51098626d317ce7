import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, it } from 'vitest'
import { isFrameId } from '#module-contract'
import { ANY_DATABASE, describeDatabases } from './support/databases.ts'
import { modules } from './support/modules.ts'
import { documentOf, openSite } from './support/pages.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
  }),
)
/** Problems reported by the W3C checker but not by html-validate. */
const FURTHER: [string, RegExp][] = [
  [
    'autocomplete on a radio button or checkbox',
    /<input[^>]*type="(?:radio|checkbox)"[^>]*autocomplete=/gi,
  ],
  [
    'autocomplete on a radio button or checkbox',
    /<input[^>]*autocomplete=[^>]*type="(?:radio|checkbox)"/gi,
  ],
  ['combobox on a search field', /<input(?=[^>]*type="search")[^>]*role="combobox"/gi],
  ['readonly on a hidden field', /<input(?=[^>]*type="hidden")[^>]*readonly/gi],
  ['aria-required beside required', /<input(?=[^>]*\srequired)[^>]*aria-required/gi],
  ['a tab without its panel', /role="tab"/gi],
  ['a space in a phone address', /href="tel:[^"]*\s/gi],
  ['a source without an address', /<source(?![^>]*\ssrc(?:set)?="[^"]+")[^>]*>/gi],
  ['a bar in an address', /href="[^"]*\|/gi],
]

/** Problems of a page with their location. */
async function check(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path)
  const found = results.flatMap(result => result.messages)
  return [
    ...found.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector}`),
    ...FURTHER.flatMap(([name, pattern]) =>
      [...html.matchAll(pattern)].map(([tag]) => `${path} ${name}: ${tag}`),
    ),
  ]
}

/** Ids used by mails and links: the first list of comments, comments, and popups. */
const ANCHOR = /^(comments|comment-.+|popup-.+)$/

/** Ids that belong to no module, so modules could repeat them. */
function unknownFrameIds(html: string): string[] {
  const ids = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, id]) => id ?? '')
  const modules = ids(/ id="([^"]+)" data-module=/g)
  const headings = new Set(ids(/<h[2-4][^>]* id="([^"]+)"/g))
  return ids(/<[a-z][^>]* id="([^"]+)"/g).filter(
    id =>
      !isFrameId(id) &&
      !headings.has(id) &&
      !ANCHOR.test(id) &&
      !modules.some(own => id === own || id.startsWith(`${own}-`) || id.startsWith(`${own}:`)),
  )
}

it('the checks find violations', async () => {
  const wrong = [
    '<input type="radio" name="a" autocomplete="off">',
    '<input type="search" role="combobox" aria-expanded="false">',
    '<input type="hidden" name="a" value="" readonly>',
    '<input required aria-required="true">',
    '<button type="button" role="tab">A</button>',
    '<a href="tel:+358 20">Call</a>',
    '<a href="#gallery|1">1</a>',
    '<span><p>A</p></span>',
    '<video controls><source data-src="https://youtu.be/aqz-KE-bpKQ" type="video/youtube"></video>',
  ]
  for (const html of wrong) expect(await check('', html), html).not.toEqual([])
})

describeDatabases(
  'the HTML of the site',
  openDatabase => {
    it('of all module examples and pages conforms to the standard', async () => {
      const site = await openSite(openDatabase)
      const { pages } = site.services
      const { paths: archives } = await pages.settings.get()
      await pages.settings.set({ paths: { ...archives, posts: '/journal' } })
      for (const [path, kind, type] of [
        ['/', 'page', 'text'],
        ['/cart', 'page', 'cart'],
        ['/checkout', 'page', 'checkout'],
        ['/all', 'page', 'product-grid'],
        ['/journal/first', 'post', 'comments'],
      ] as const) {
        const document = documentOf('First', [{ type, props: { id: 'shown' } }])
        const saved = await pages.save({ path, kind, document, author: 't', publish: true })
        expect(saved.ok).toBe(true)
      }
      const paths = [
        '/',
        '/journal',
        '/journal/first',
        '/search?q=first',
        '/cart',
        '/checkout',
        '/all',
      ]
      // Owners' own code is not checked: the examples of `code` contain style elements in the body.
      const types = [...modules.keys()].filter(type => type !== 'code')
      const problems: string[] = []
      let bytes = 0
      const checkPage = async (path: string, status = 200) => {
        const { body, statusCode } = await site.read(path)
        expect(statusCode, path).toBe(status)
        bytes += body.length
        problems.push(...(await check(path, body)))
        problems.push(...unknownFrameIds(body).map(id => `${path}: isFrameId does not know ${id}`))
      }
      for (const type of types) await checkPage(`/dev/modules/${type}`)
      const consent = { ...(await pages.settings.get()).consent, enabled: true }
      await pages.settings.set({ consent, backToTop: true })
      await site.services.consent.refresh()
      for (const locale of ['en', 'fr', 'ar'] as const) {
        await pages.settings.set({ locale })
        for (const path of paths) await checkPage(path)
        await checkPage('/nothing-here', 404)
      }
      expect(types.length).toBeGreaterThan(70)
      expect(bytes).toBeGreaterThan(2_000_000)
      expect(problems).toEqual([])
    })
  },
  ANY_DATABASE,
)
