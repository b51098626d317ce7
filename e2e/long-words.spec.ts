import { asOwner } from './support/admin-api.ts'
import { moduleExamples } from './support/examples.ts'
import { addProduct, cup, offer } from './support/new-product.ts'
import { putPage } from './support/put-page.ts'
import { expect, findOverflow, seeAll, test } from './support/test.ts'

const WORD = 'Geschirrspülmaschinenbeständigkeit'
/** Props with readable text. */
const WORDS = /^(title|text|label|body|caption|kicker|button|quote|author|job|company|name|suffix)$/

/** Search button styles, not texts. */
const CHOICES = ['icon', 'none']

/** Replaces every text by one long unbreakable word. */
function lengthen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(item => lengthen(item))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return Object.fromEntries(entries.map(([name, one]) => [name, lengthen(one, name)]))
  }
  if (typeof value !== 'string' || !WORDS.test(key) || CHOICES.includes(value)) return value
  return value.startsWith('<') ? value.replace(/>[^<>\s][^<>]*</g, `>${WORD}<`) : WORD
}

const cells = (tag: string) => `<tr>${`<${tag}>${WORD}</${tag}>`.repeat(5)}</tr>`
const wide = `<p>${WORD}</p><table>${cells('th')}${cells('td')}</table><pre>${WORD.repeat(9)}</pre>`
let path = ''
const pages = ['cart', 'checkout', 'order-received', 'layout-block', 'column']

test.beforeAll(async () => {
  const { slug } = await asOwner(async api => {
    await addProduct(api, { name: `${WORD}1`, offer: offer(123_456_789) })
    return addProduct(api, cup(WORD))
  })
  const content = Object.entries(moduleExamples)
    .filter(([type]) => !pages.includes(type))
    .map(([type, props]) => ({
      type,
      props: { ...(lengthen(props) as object), id: `long-${type}` } as Record<string, unknown>,
    }))
  path = await putPage('/long-words', [
    ...content,
    { type: 'text', props: { id: 'wide', body: wide } },
    { type: 'accordion', props: { id: 'fold', items: [{ title: WORD, body: wide }] } },
    { type: 'product', props: { id: 'cup', product: slug } },
    { type: 'number-counter', props: { id: 'count', number: 123456789012, title: WORD } },
  ])
})

for (const width of [320, 390]) {
  test(`no word, table or code widens the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await seeAll(page)
    const tooWide = await page.evaluate(() => {
      const inside = document.documentElement.clientWidth
      const isFramed = (element: Element) =>
        element.closest('.scroll-frame, pre, .slides, .pswp, .map-picture')
      return [...document.querySelectorAll('main *')]
        .filter(one => one.getBoundingClientRect().right > inside + 0.5 && !isFramed(one))
        .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter(one => !one.matches('.visually-hidden, .visually-hidden *'))
        .map(one => `${one.closest('[id]')?.id}: ${one.tagName}.${one.className}`)
    })
    expect(tooWide).toEqual([])
    expect(await findOverflow(page)).toBe(0)
  })
}

test('no name or amount widens cart, checkout and order at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const type of ['cart', 'checkout', 'order-received']) {
    await page.goto(`/dev/modules/${type}`)
    expect(await findOverflow(page), type).toBe(0)
  }
})

test('wide content scrolls by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(path)
  for (const frame of [page.locator('#wide .scroll-frame'), page.locator('#wide pre')]) {
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frame.evaluate(one => one.scrollLeft)).toBeGreaterThan(0)
  }
})
