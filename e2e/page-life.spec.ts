import { moduleExamples } from './support/examples.ts'
import { islandRuns } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

let path = ''

test.beforeAll(async () => {
  const { items } = moduleExamples.gallery as { items: { image: object }[] }
  const silent = items.slice(0, 3).map(({ image }, index) => ({
    image: { ...image, alt: '' },
    title: index === 1 ? 'Named' : '',
  }))
  const endsAt = Date.now() + 86_400_000
  path = await putPage('/page-life', [
    { type: 'heading', props: { id: 'title', text: 'Life', level: 'h1' } },
    { type: 'gallery', props: { id: 'silent', items: silent, label: 'Silent', perPage: 2 } },
    { type: 'countdown', props: { id: 'clock', endsAt } },
    {
      type: 'slider',
      props: {
        id: 'show',
        auto: true,
        slides: ['One', 'Two'].map(title => ({ title, button: 'More', link: { url: '/' } })),
      },
    },
  ])
})

test('SH-3: another tab shows items added to the cart in this one', async ({
  context,
  page,
  baseURL,
}) => {
  await page.goto(path)
  const other = await context.newPage()
  await other.goto(path)
  await expect(other.locator('[data-cart-count]').first()).toBeHidden()
  await context.addCookies([{ name: 'vt_cart_count', value: '4', url: baseURL ?? '' }])
  await expect(other.getByLabel('4 items in the cart')).toBeVisible()
  // Browsers without cookie events update when the page becomes visible.
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a browser without the Cookie Store API
    document.cookie = 'vt_cart_count=5; path=/'
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByLabel('5 items in the cart')).toBeVisible()
})

test('a removed island ends, a moved one continues', async ({ page }) => {
  await page.goto(path)
  const clock = page.locator('#clock')
  await clock.scrollIntoViewIfNeeded()
  await islandRuns(clock)
  const changes = (holdsDocument: boolean) =>
    page.evaluate(async isTaken => {
      const island = document.getElementById('clock')?.closest('vt-island')
      if (!island) throw new Error('the clock is gone')
      if (isTaken) island.remove()
      else document.querySelector('main')?.append(island)
      await new Promise(resolve => setTimeout(resolve, 0))
      const hadContent = island.childElementCount > 0
      if (isTaken) return hadContent
      return new Promise<boolean>(resolve => {
        new MutationObserver(() => resolve(true)).observe(island, {
          subtree: true,
          childList: true,
          characterData: true,
        })
      })
    }, holdsDocument)
  expect(await changes(false), 'moved: it ticks').toBe(true)
  expect(await changes(true), 'taken out: nothing of it is left').toBe(false)
})

test('LZ-1: content added later is loaded as well', async ({ page }) => {
  await page.goto(path)
  const src = await page.locator('#silent img').first().getAttribute('src')
  await page.evaluate(address => {
    const box = document.createElement('div')
    box.innerHTML = `<img id="later" alt="" width="40" height="40" data-src="${address}">`
    document.querySelector('main')?.prepend(box)
  }, src)
  await expect(page.locator('#later')).toHaveAttribute('data-state', 'loaded')
})

test('GA-1: a picture without a description is a link with a name', async ({ page }) => {
  await page.goto(path)
  const links = page.locator('#silent a.gallery-link')
  await expect(links).toHaveCount(3)
  await expect(links.first()).toHaveAccessibleName('Image 1 of 3')
  await expect(links.nth(1)).toHaveAccessibleName('Named')
  await page.locator('#silent').scrollIntoViewIfNeeded()
  await islandRuns(page.locator('#silent'))
  await expect(links.first()).toHaveAccessibleName('Image 1 of 3')
  expect(await findAxeViolations(page, '#silent')).toEqual([])
})

test('SL-3: the pause button comes before the slides in the order of the Tab key', async ({
  page,
}) => {
  await page.goto(path)
  const root = page.locator('#show')
  await root.scrollIntoViewIfNeeded()
  await islandRuns(root)
  await page.locator('#show button, #show a').first().focus()
  await expect(root.getByRole('button', { name: 'Pause slideshow' })).toBeFocused()
  const controls = await root.locator('.slide-controls').boundingBox()
  const slides = await root.locator('.slides').boundingBox()
  expect(controls?.y ?? 0, 'shown below them').toBeGreaterThan(slides?.y ?? 0)
})
