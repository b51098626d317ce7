import { asOwner } from './support/admin-api.ts'
import { moduleExamples } from './support/examples.ts'
import { addCategory, offer } from './support/new-product.ts'
import { findPaperProblems } from './support/on-paper.ts'
import { findPrintProblems } from './support/printed.ts'
import { putPageWithHeader } from './support/put-header.ts'
import { putPage } from './support/put-page.ts'

import { expect, seeAll, test } from './support/test.ts'

let path = ''

test.beforeAll(async () => {
  const products = Array.from({ length: 12 }, (_, index) => ({
    name: `Printed ${index}`,
    offer: offer(1000),
  }))
  const { slug } = await asOwner(api => addCategory(api, 'Printed', products))
  const { image } = moduleExamples.image as { image: unknown }
  const blurbs = Array.from({ length: 9 }, (_, index) => ({
    type: 'blurb',
    props: { id: `blurb-${index}`, title: `Blurb ${index}`, body: '<p>Words.</p>', image },
  }))
  path = await putPage('/printed', [
    { type: 'heading', props: { id: 'title', text: 'Printed', level: 'h1' } },
    {
      type: 'product-grid',
      props: { id: 'cards', source: 'category', category: slug, perPage: 12, columns: 2 },
    },
    ...blurbs,
    {
      type: 'image',
      props: { id: 'captioned', image, caption: 'Words on it.', captionPlace: 'over' },
    },
    {
      type: 'tabs',
      props: {
        id: 'beside',
        layout: 'side',
        items: [1, 2].map(n => ({
          title: `Tab ${n}`,
          image,
          content: [{ type: 'text', props: { id: `tab-${n}`, body: '<p>Of it.</p>' } }],
        })),
      },
    },
    {
      type: 'accordion',
      props: {
        id: 'folds',
        items: [1, 2].map(n => ({ title: `${n}`, body: `<p>Inside ${n}</p>` })),
      },
    },
  ])
})

// Columns of page height break by the same rules as printed pages, and can be measured.
test('on paper no card, image or text is cut or overlaps', async ({ page }) => {
  await page.goto(path)
  await seeAll(page)
  await page.emulateMedia({ media: 'print' })
  const cut = await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    main.style.cssText = 'columns:673px;column-fill:auto;block-size:1000px;inline-size:673px'
    const whole = [...main.querySelectorAll('.product-card, .m-blurb, img, h3')]
    return whole
      .filter(element => element.getClientRects().length > 1)
      .map(element => element.className || element.tagName)
  })
  expect(cut).toEqual([])
  const overlaps = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.product-card, .m-blurb')].map(one =>
      one.getBoundingClientRect(),
    )
    return boxes.filter((a, index) =>
      boxes
        .slice(index + 1)
        .some(
          b =>
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1,
        ),
    ).length
  })
  expect(overlaps).toBe(0)
})

test('on paper closed content is open, and no controls are shown', async ({ page }) => {
  await page.goto(path)
  await seeAll(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Inside 2')).toBeVisible()
  await expect(page.getByRole('combobox')).toBeHidden()
  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON()))
  await test.step('a caption is printed below its image', async () => {
    const [picture, caption] = await boxes('#captioned :is(img, figcaption)')
    expect(caption.top).toBeGreaterThanOrEqual(picture.bottom)
  })
  await test.step('every tab is as wide as the sheet, its image beside it', async () => {
    const [frame, first, second] = await boxes('#beside :is(.tabs-frame, .tabs-panel)')
    expect([first.width, second.width]).toEqual([frame.width, frame.width])
    const [one, other] = await boxes('#beside img')
    expect([one.width, one.left]).toEqual([other.width, other.left])
  })
})

test('on paper opened content has its button’s label, prices of both periods are shown, and counters have ended', async ({
  page,
}) => {
  const words = { type: 'text', props: { id: 'words', body: '<p>What the button holds</p>' } }
  const plan = { name: 'Small', features: [] }
  const path = await putPage('/printed-parts', [
    { type: 'heading', props: { id: 'title', text: 'Parts', level: 'h1' } },
    { type: 'popover', props: { id: 'box', label: 'Ask about varnish', content: [words] } },
    { type: 'dropdown', props: { id: 'links', label: 'Our rooms', items: [{ label: 'Attic' }] } },
    {
      type: 'tooltip',
      props: { id: 'tip', label: 'Bisque', tip: 'Fired once', layout: 'button' },
    },
    {
      type: 'pricing-table',
      props: {
        id: 'prices',
        plans: [{ ...plan, price: '€12', unit: 'each', yearlyPrice: '€120' }],
      },
    },
    {
      type: 'heading',
      props: { id: 'space', text: 'Below the window', design: { margin: { top: '2000px' } } },
    },
    { type: 'number-counter', props: { id: 'number', number: 4711, title: 'pots' } },
  ])
  await page.goto(path)
  await page.locator('#number').scrollIntoViewIfNeeded()
  await page.locator('#number [data-shown]').waitFor()
  const texts = ['Ask about varnish', 'Our rooms', 'Bisque', 'Fired once', '€12', 'Yearly', '€120']
  expect(await findPrintProblems(page, [...texts, '4,711'])).toEqual([])
})

const headers: Record<string, Record<string, unknown>> = {
  'stays at the top': {},
  'lies over the page': { overlay: true, overlayText: 'light' },
  'appears on scroll': { hide: true },
  'slides in': { style: 'slide-in' },
  'stands at the side': { style: 'vertical' },
}
for (const [name, props] of Object.entries(headers)) {
  test(`on paper a header that ${name} is printed once, at the top, after scrolling`, async ({
    page,
  }) => {
    const path = await putPageWithHeader(
      '/printed-header',
      { fixed: true, ...props },
      Array.from({ length: 8 }, (_, index) => ({
        type: 'heading',
        props: {
          id: `line-${index}`,
          text: `Line ${index}`,
          level: index ? 'h2' : 'h1',
          design: { margin: { top: '400px' } },
        },
      })),
    )
    await page.goto(path)
    await page.mouse.wheel(0, 1800)
    await expect(page.locator('.back-to-top')).toBeVisible()
    await expect(page.locator('.m-header')).toBeAttached()
    expect(await findPrintProblems(page)).toEqual([])
    expect(await findPaperProblems(page)).toEqual([])
    const header = await page.locator('.m-header').evaluate(element => {
      const { top } = element.getBoundingClientRect()
      return top + scrollY
    })
    expect(header).toBeLessThan(20)
    await expect(page.locator('.back-to-top')).toBeHidden()
  })
}
