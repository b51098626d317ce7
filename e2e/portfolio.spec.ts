import type { APIRequestContext, Page } from '@playwright/test'
import { asOwner, change } from './support/admin-api.ts'
import { moduleExamples } from './support/examples.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

// In order, because data is created once.
test.describe.configure({ mode: 'default' })
const own = crypto.randomUUID().slice(0, 8)
const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map(name => `${name} ${own}`)
let path = ''
let notesIds: string[] = []
/** Id of a category. */
let cups = ''

/** Creates a category with projects or posts, oldest first. */
async function addPages(
  api: APIRequestContext,
  category: string,
  titles: string[],
  kind = 'project',
) {
  const term = { name: `${category} ${own}`, kind }
  const { id: term_id } = await change(api, '/terms', term)
  const ids: string[] = []
  for (const [index, title] of titles.entries()) {
    const where = `/projects/${category}-${index}-${own}`.toLowerCase()
    const { id } = await change(api, '/pages', { path: where, title, kind })
    await change(api, `/pages/${id}`, { categories: [term_id] }, 'PATCH')
    await change(api, `/pages/${id}/publish`)
    ids.push(id)
  }
  return { ids, category: term_id }
}

test.beforeAll(async () => {
  const [ofCups, bowls, notes] = await asOwner(async api => [
    await addPages(api, 'Cups', names.slice(0, 5)),
    await addPages(api, 'Bowls', names.slice(5)),
    await addPages(api, 'Notes', ['Note one', 'Note two', 'Note three'], 'post'),
  ])
  notesIds = notes?.ids ?? []
  const posts = notesIds.join('\n')
  cups = ofCups?.category ?? ''
  const categories = `${cups}\n${bowls?.category}`
  const ids = [...(bowls?.ids ?? []), ...(ofCups?.ids ?? [])].join('\n')
  path = await putPage('/portfolio', [
    { type: 'heading', props: { id: 'title', text: 'Work', level: 'h1' } },
    { type: 'portfolio', props: { id: 'work', source: 'category', categories, perPage: 2 } },
    { type: 'portfolio', props: { id: 'more', source: 'ids', ids, perPage: 4, label: 'More' } },
    { type: 'gallery', props: { ...moduleExamples.gallery, id: 'pictures' } },
    {
      type: 'post-list',
      props: { id: 'notes', source: 'ids', ids: posts, perPage: 2, pagination: 'more' },
    },
    { type: 'portfolio', props: { id: 'wide', source: 'ids', ids, layout: 'fullwidth' } },
  ])
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const titles = (page: Page, id = 'work') => page.locator(`#${id} .content-card-title`)
const link = (page: Page, name: string, id = 'work') =>
  page.locator(`#${id}`).getByRole('link', { name, exact: true })
const currentPage = (page: Page, id: string) =>
  page.locator(`#${id} .page-links [aria-current="page"]`)
const hash = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash))
const [one, two, three, four, five, six, seven] = names as [
  ...[string, string, string, string, string, string, string],
]

test('NAV-1, PF-2: two portfolios and a gallery keep their states in one hash', async ({
  page,
}) => {
  await page.goto(path)
  await expect(titles(page)).toHaveText([seven, six])
  await link(page, `Cups ${own}`).click()
  await expect(titles(page)).toHaveText([five, four])
  await expect(link(page, `Cups ${own}`)).toBeFocused()
  await expect(page.locator('[data-page-status]')).toHaveText('Page 1 of 3')
  await link(page, 'Page 3').click()
  await expect(titles(page)).toHaveText([one])
  await link(page, 'Page 2', 'more').click()
  await expect(titles(page, 'more')).toHaveText([three, four, five])
  await link(page, 'Page 2', 'pictures').click()
  const all = `#work|cups-${own}|3||more|all|2||pictures|2`
  await expect.poll(() => hash(page)).toBe(all)
  await expect(titles(page)).toHaveText([one])
  await expect(page).toHaveURL(url => url.search === '')
  await page.reload()
  await expect(titles(page)).toHaveText([one])
  await expect(titles(page, 'more')).toHaveText([three, four, five])
  await expect(currentPage(page, 'pictures')).toHaveText('2')
  // Back goes through them one by one.
  await page.goBack()
  await page.goBack()
  await expect(titles(page, 'more')).toHaveText([six, seven, one, two])
  await page.goBack()
  await expect(titles(page)).toHaveText([five, four])
  await page.goForward()
  await expect(titles(page)).toHaveText([one])
  expect(await findAxeViolations(page)).toEqual([])
})

test('NAV-1, NAV-12: a shared hash, a changed one, one that names nothing', async ({ page }) => {
  await page.goto(`${path}#more|all|2||pictures|2||work|bowls-${own}|1`)
  await expect(titles(page)).toHaveText([seven, six])
  await expect(page.locator('#work [data-swap="category"][aria-current]')).toHaveText(
    `Bowls ${own}`,
  )
  await expect(titles(page, 'more')).toHaveText([three, four, five])
  await expect(currentPage(page, 'pictures')).toHaveText('2')
  const goTo = (next: string) =>
    page.evaluate(to => {
      location.hash = to
    }, next)
  await goTo(`work|cups-${own}|2`)
  await expect(titles(page)).toHaveText([three, two])
  await expect(currentPage(page, 'pictures')).toHaveText('1')
  await expect(titles(page, 'more')).toHaveText([six, seven, one, two])
  await goTo(`work|no-such-category|77||none|x|1||more|%|"><b>`)
  await expect(page.locator('#work [data-swap="category"][aria-current]')).toHaveText('All')
  await expect(titles(page)).toHaveText([one])
  await expect(titles(page, 'more')).toHaveText([six, seven, one, two])
})

test('BL-1, NAV-9: more posts are added below, and Back removes them', async ({ page }) => {
  await page.goto(path)
  const note = (name: string) => page.locator('#notes').getByRole('link', { name, exact: true })
  await expect(titles(page, 'notes')).toHaveText(['Note one', 'Note two'])
  await note('Load more').focus()
  const before = await page.locator('#notes').evaluate(root => root.getBoundingClientRect().top)
  await page.keyboard.press('Enter')
  await expect(titles(page, 'notes')).toHaveText(['Note one', 'Note two', 'Note three'])
  await expect(note('Note three')).toBeFocused()
  await expect(page.locator('[data-page-status]')).toHaveText('3 of 3 posts')
  await expect(page).toHaveURL(url => url.search === '?posts-page=2')
  const after = await page.locator('#notes').evaluate(root => root.getBoundingClientRect().top)
  expect(after).toBeCloseTo(before, 0)
  await expect(note('Load more')).toHaveCount(0)
  expect(await findAxeViolations(page, '#notes')).toEqual([])
  await page.goBack()
  await expect(titles(page, 'notes')).toHaveText(['Note one', 'Note two'])
})

test('NAV-9: projects, images and products load more below, each with its own part of the address', async ({
  page,
}) => {
  const projects = { source: 'category', perPage: 2, pagination: 'more' }
  await page.goto(
    await putPage('/growing', [
      { type: 'heading', props: { id: 'title', text: 'More', level: 'h1' } },
      { type: 'portfolio', props: { ...projects, id: 'work', categories: cups } },
      { type: 'product-grid', props: { id: 'shop', perPage: 2, pagination: 'more' } },
      {
        type: 'gallery',
        props: { ...moduleExamples.gallery, id: 'pictures', perPage: 3, pagination: 'more' },
      },
    ]),
  )
  const products = page.locator('#shop .product-card')
  const pictures = page.locator('#pictures .gallery-item:visible')
  await expect(titles(page)).toHaveText([five, four])
  await expect(products).toHaveCount(2)
  await expect(pictures).toHaveCount(3)

  await link(page, 'Load more').press('Enter')
  await expect(titles(page)).toHaveText([five, four, three, two])
  await expect(link(page, three)).toBeFocused()
  expect(await hash(page)).toBe('#work|all|2')
  await link(page, 'Load more').press('Enter')
  await expect(titles(page)).toHaveText([five, four, three, two, one])
  await expect(link(page, 'Load more')).toHaveCount(0)

  await link(page, 'Load more', 'shop').press('Enter')
  await expect(products).toHaveCount(4)
  await expect(products.nth(2).getByRole('link')).toBeFocused()
  await expect(page).toHaveURL(url => url.search === '?page=2')

  await link(page, 'Load more', 'pictures').press('Enter')
  await expect(pictures).toHaveCount(6)
  await expect(pictures.nth(3).getByRole('link')).toBeFocused()
  await expect(page.locator('#pictures [role="status"]')).toHaveText('6 of 10 images')
  expect(await findAxeViolations(page, '#work', '#shop', '#pictures')).toEqual([])

  await page.reload()
  await expect(titles(page)).toHaveText([five, four, three, two, one])
  await expect(products).toHaveCount(4)
  await expect(pictures).toHaveCount(6)
  await page.goBack()
  await expect(pictures).toHaveCount(3)
  await page.goBack()
  await expect(products).toHaveCount(2)
  await page.goBack()
  await expect(titles(page)).toHaveText([five, four, three, two])
})

test('NAV-9: images come by themselves, five times, and then by a press', async ({ page }) => {
  const props = { ...moduleExamples.gallery, id: 'pictures', perPage: 1, pagination: 'endless' }
  const design = { margin: { top: '2400px' } }
  await page.goto(
    await putPage('/endless-images', [{ type: 'gallery', props: { ...props, design } }]),
  )
  const pictures = page.locator('#pictures .gallery-item:visible')
  await expect(pictures).toHaveCount(1)
  const entries = await page.evaluate(() => history.length)
  await link(page, 'Load more', 'pictures').scrollIntoViewIfNeeded()
  await expect(pictures).toHaveCount(6)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await link(page, 'Load more', 'pictures').press('Enter')
  await expect(pictures).toHaveCount(7)
})

test('NAV-9: an endless list loads more automatically, and keeps focus, position and history', async ({
  page,
}) => {
  const posts = notesIds.join('\n')
  const endless = await putPage('/endless', [
    { type: 'heading', props: { id: 'title', text: 'Notes', level: 'h1' } },
    {
      type: 'post-list',
      props: {
        id: 'list',
        source: 'ids',
        ids: posts,
        perPage: 1,
        pagination: 'endless',
        design: { margin: { top: '2400px' } },
      },
    },
    { type: 'text', props: { id: 'below', body: '<p>Below</p>' } },
  ])
  await page.goto(endless)
  await expect(titles(page, 'list')).toHaveText(['Note one'])
  const entries = await page.evaluate(() => history.length)
  await page.locator('#list').getByRole('link', { name: 'Note one', exact: true }).focus()
  await expect(titles(page, 'list')).toHaveText(['Note one', 'Note two', 'Note three'])
  await expect(page.locator('#list').getByRole('link', { name: 'Note one' })).toBeFocused()
  await expect(page.locator('[data-page-status]')).toHaveText('3 of 3 posts')
  await expect(page.locator('#list [data-endless]')).toHaveCount(0)
  await expect(page).toHaveURL(url => url.search === '?posts-page=3')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.reload()
  await expect(titles(page, 'list')).toHaveText(['Note one', 'Note two', 'Note three'])
})

test.describe('an endless list that nothing comes to', () => {
  test.use({ expectedComplaint: /Failed to (load resource|fetch)/ })

  test('NAV-9: reports that below the items', async ({ page }) => {
    const posts = notesIds.join('\n')
    const props = { id: 'list', source: 'ids', ids: posts, perPage: 1, pagination: 'endless' }
    const endless = await putPage('/endless-failing', [{ type: 'post-list', props }])
    await page.route('**/*posts-page=2*', route => route.abort())
    await page.goto(endless)
    const failed = page.locator('#list [data-swap-failed]')
    await expect(failed).toContainText('Something went wrong loading posts.')
    const isBelow = await failed.evaluate(
      one => one.nextElementSibling?.matches('[data-swap="more"]') ?? false,
    )
    expect(isBelow).toBe(true)
  })
})

test('PF-1: columns by the width of the container', async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 900 })
  await page.goto(path)
  const seen = await page.locator('#wide').evaluate(async root => {
    const items = root.querySelector('.portfolio-items') as Element
    const tile = root.querySelector('.content-card-picture') as Element
    const widths = [1600, 1599, 1024, 1023, 768, 767, 480, 479]
    return widths.map(width => {
      root.style.cssText = `inline-size: ${width}px; max-inline-size: none`
      const { width: wide, height } = tile.getBoundingClientRect()
      const columns = getComputedStyle(items).gridTemplateColumns.split(' ').length
      return [width, columns, height / wide]
    })
  })
  expect(seen.map(([, columns]) => columns)).toEqual([5, 4, 4, 3, 3, 2, 2, 1])
  for (const [, , ratio] of seen) expect(ratio).toBeCloseTo(0.75, 2)
})

test.describe('a network that breaks', () => {
  test.use({ expectedComplaint: /Failed to (load|fetch)/ })

  test('NAV-9: a failure keeps the items, and can be tried again', async ({ page }) => {
    await page.goto(`${path}#work|all|4`)
    await expect(titles(page)).toHaveText([one])
    await page.route(/projects-page=2/, route => route.abort())
    await link(page, 'Page 2').click()
    await expect(page.locator('#work').getByRole('alert')).toBeVisible()
    await expect(titles(page)).toHaveText([one])
    await page.unroute(/projects-page=2/)
    await link(page, 'Try again').click()
    await expect(titles(page)).toHaveText([five, four])
    await expect.poll(() => hash(page)).toBe('#work|all|2')
  })
})
