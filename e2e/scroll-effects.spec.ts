import type { Page } from '@playwright/test'
import { pictureId } from './support/admin-api.ts'
import { putPage } from './support/put-page.ts'
import { expect, findOverflow, test } from './support/test.ts'

const HEIGHT = 900
let path = ''

test.beforeAll(async () => {
  const tall = { height: '1500px' }
  const scrollVertical = { entering: 100, leaving: -100 }
  const media = await pictureId('shelf.png')
  const background = { image: { media, parallax: 'slow' } }
  path = await putPage('/scroll-effects', [
    { type: 'heading', props: { id: 'above', text: 'Above', level: 'h1', design: tall } },
    {
      type: 'heading',
      props: {
        id: 'moves',
        text: 'Moves',
        design: {
          height: '100px',
          scrollVertical,
          scrollHorizontal: { entering: 400 },
          scrollOpacity: { desktop: { entering: 0 }, phone: { entering: 100 } },
          scrollRotate: { leaving: 90 },
          move: { y: '7px' },
        },
      },
    },
    { type: 'section', props: { id: 'deep', content: [], design: { ...tall, background } } },
    {
      type: 'heading',
      props: { id: 'below', text: 'Line by line, | as it comes', lines: true, design: tall },
    },
  ])
})

/** Scrolls to a progress of `#moves`: 0 at the bottom of the window, 1 below the header. */
async function scrollTo(page: Page, progress: number) {
  await page.evaluate(async share => {
    const element = document.querySelector<HTMLElement>('#moves')
    if (!element) throw new Error('nothing moves')
    let middle = element.offsetHeight / 2
    for (let box: Element | null = element; box instanceof HTMLElement; box = box.offsetParent) {
      middle += box.offsetTop
    }
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const top = middle - innerHeight + share * (innerHeight - header)
    window.scrollTo({ top, behavior: 'instant' })
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  }, progress)
}

/** Computed appearance of `#moves`, rounded. */
const look = (page: Page) =>
  page.locator('#moves').evaluate(element => {
    const { translate, opacity, rotate } = getComputedStyle(element)
    const rounded = (text: string) =>
      text.replaceAll(/-?\d+\.\d+/g, n => `${Math.round(Number(n))}`)
    return [rounded(translate), Math.round(Number(opacity) * 10) / 10, rounded(rotate)]
  })

async function seeEffects(page: Page) {
  await scrollTo(page, 0)
  expect(await look(page)).toEqual(['400px 107px', 0, '0deg'])
  await scrollTo(page, 0.25)
  expect(await look(page)).toEqual(['200px 57px', 0.5, '0deg'])
  await scrollTo(page, 0.5)
  expect(await look(page)).toEqual(['0px 7px', 1, '0deg'])
  await scrollTo(page, 1)
  expect(await look(page)).toEqual(['0px -93px', 1, '90deg'])
  await scrollTo(page, 0)
  expect(await findOverflow(page)).toBe(0)
}

test('modules move, fade and turn while they are scrolled through the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await page.goto(path)
  await seeEffects(page)
  await test.step('each line of a heading appears as it comes in, and is whole then', async () => {
    const lines = page.locator('#below .heading-line')
    await expect(lines.first()).toHaveCSS('opacity', '0')
    await lines.first().evaluate(line => line.scrollIntoView({ block: 'end' }))
    await expect(lines.first()).toHaveCSS('opacity', '1')
    await expect(lines.last()).not.toHaveCSS('opacity', '1')
    await lines.last().evaluate(line => line.scrollIntoView({ block: 'end' }))
    await expect(lines.last()).toHaveCSS('opacity', '1')
  })
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await scrollTo(page, 0)
  expect((await look(page))[1]).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await look(page)).toEqual(['0px 7px', 1, 'none'])
})

test('where a browser has no scroll timelines, a script leads the same motions', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...of: [string]) => !/animation-timeline/.test(of[0]) && supports(...of)
  })
  await page.route(`**${path}`, async route => {
    const answer = await route.fetch()
    const withoutTimelines = (await answer.text())
      .replaceAll('animation-timeline:view();', '')
      .replaceAll('@supports not (animation-timeline:view())', '@supports (animation-name:a)')
    await route.fulfill({ response: answer, body: withoutTimelines })
  })
  await page.goto(path)
  await seeEffects(page)
})

test('PX-1: a background goes by slower than its page, and stands still where motion is reduced', async ({
  page,
}) => {
  await page.goto(path)
  const layer = () =>
    page.locator('#deep').evaluate(element => {
      const { translate, backgroundImage } = getComputedStyle(element, '::before')
      return { y: Number.parseFloat(translate.split(' ')[1] ?? '0'), backgroundImage }
    })
  await page.locator('#deep').scrollIntoViewIfNeeded()
  await scrollTo(page, 0.9)
  const first = await layer()
  expect(first.backgroundImage).toContain('url(')
  await scrollTo(page, 1.6)
  const later = await layer()
  expect(later.y).toBeGreaterThan(first.y + 1)
  // The section clips its layer.
  await expect(page.locator('#deep')).toHaveCSS('overflow', 'clip')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await layer()).toMatchObject({ y: 0 })
})

test('PX-1: a background that stays in place scrolls with its page where motion is reduced', async ({
  page,
}) => {
  const image = { media: 'placeholder', parallax: 'fixed' }
  const path = await putPage('/fixed', [
    { type: 'section', props: { id: 'deep', design: { background: { image } } } },
  ])
  await page.goto(path)
  const attachment = () =>
    page
      .locator('#deep')
      .evaluate(element => getComputedStyle(element, '::before').backgroundAttachment)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await attachment()).toBe('fixed')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await attachment()).toBe('scroll')
})
