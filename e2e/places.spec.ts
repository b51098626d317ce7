import type { Page } from '@playwright/test'
import { islandRuns } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

let path = ''
const links = ['#top', '#named', '#in-fold', '#in-tab', '#far']
const text = (id: string, body: string, props = {}) => ({
  type: 'text',
  props: { id, body, ...props },
})
const section = (id: string, content: object[], props = {}) => ({
  type: 'section',
  props: { id, content, ...props },
})
const list = (all: string[]) => `<p>${all.map(to => `<a href="${to}">Go ${to}</a>`).join(' ')}</p>`

test.beforeAll(async () => {
  const far = { design: { margin: { top: '1500px' } } }
  const fold = (id: string) => ({ title: `Title ${id}`, content: [text(id, `<p>Words ${id}</p>`)] })
  path = await putPage('/places', [
    section('start', [text('links', list(links))]),
    section('off', [text('jumps', list(['#far?'].map(to => to.replace('?', ''))))], {
      smoothScroll: false,
    }),
    section('folds', [
      {
        type: 'accordion',
        props: { id: 'folding', ...far, items: [fold('out-fold'), fold('in-fold')] },
      },
      {
        type: 'tabs',
        props: { id: 'tabbing', ...far, items: [fold('out-tab'), fold('in-tab')] },
      },
      { type: 'toggle', props: { id: 'toggling', title: 'Toggle', body: '<p>Found in it</p>' } },
    ]),
    section('far', [text('end', `${list(['#top'])}<p>Named</p>`, far)]),
  ])
})

const link = (page: Page, to: string, at = 'links') =>
  page.locator(`#${at}`).getByRole('link', { name: `Go ${to}`, exact: true })

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('NAV-4: a link to #top leads to the top, and the focus with it', async ({ page }) => {
    await page.goto(path)
    await link(page, '#top', 'end').click()
    await expect(page.locator('body')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(link(page, '#top', 'end')).toBeInViewport()
  })

  test('NAV-4: a target may be named by name', async ({ page }) => {
    await page.goto(path)
    // Rich text drops `name`; imported HTML may have it.
    await page
      .locator('#far p')
      .last()
      .evaluate(element => {
        element.innerHTML = '<a name="named">Named</a>'
      })
    await link(page, '#named').click()
    await expect(page.locator('a[name="named"]')).toBeInViewport()
    await expect(page.locator('a[name="named"]')).toBeFocused()
  })

  for (const id of ['in-fold', 'in-tab']) {
    test(`NAV-4: closed content opens for a target in it: ${id}`, async ({ page }) => {
      await page.goto(path)
      const target = page.locator(`#${id}`)
      await expect(target).toBeHidden()
      await link(page, `#${id}`).click()
      await expect(target).toBeInViewport()
      await expect(target).toBeFocused()
      await page.goto(`${path}?again#${id}`)
      await expect(target).toBeInViewport()
    })
  }
})

test('NAV-4: scrolling elsewhere keeps the focus', async ({ page }) => {
  await page.goto(path)
  await link(page, '#far').click()
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, -40)
  await page.waitForFunction(async () => {
    const before = scrollY
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    return scrollY === before
  })
  await expect(page.locator('#far')).not.toBeFocused()
  await expect(page.locator('#far')).not.toHaveAttribute('tabindex')
})

test('NAV-5: a section can switch smooth scrolling off', async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('#off')).toHaveAttribute('data-smooth-scroll', 'off')
  await expect(page.locator('#start')).not.toHaveAttribute('data-smooth-scroll')
  const top = await page.evaluate(() => {
    const jump = document.querySelector<HTMLElement>('#jumps a')
    jump?.click()
    return document.getElementById('far')?.getBoundingClientRect().top ?? 999
  })
  expect(top).toBeLessThan(200)
})

test('AC-1: closed content is hidden until found', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  for (const id of ['folding', 'toggling']) {
    const root = page.locator(`#${id}`)
    await root.scrollIntoViewIfNeeded()
    await islandRuns(root)
    const hidden = root.locator('.disclosure-content[hidden]')
    await expect(hidden).toHaveAttribute('hidden', 'until-found')
    await expect(hidden.locator('..')).toHaveCSS('visibility', 'visible')
    await expect(hidden).toHaveCSS('content-visibility', 'hidden')
    // Event of the browser's find-in-page.
    await hidden.evaluate(element => {
      element.dispatchEvent(new Event('beforematch', { bubbles: true }))
      element.removeAttribute('hidden')
    })
    await expect(root.getByRole('button', { expanded: true })).toHaveText(
      id === 'folding' ? 'Title in-fold' : 'Toggle',
    )
  }
})
