import type { Page } from '@playwright/test'
import { change } from './support/admin-api.ts'
import { option, stored } from './support/builder-page.ts'
import { begun, dialog, longText, pageTitle, visit } from './support/popup-page.ts'
import { freeName, link, paragraph, popup, putPageWithPopups, words } from './support/put-popup.ts'
import { startSite } from './support/site.ts'
import { canvasOf, openBuilder, test as staffTest } from './support/staff.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import {
  expect,
  findAxeViolations,
  findAxeViolationsInBothSchemes,
  findOverflow,
  test,
} from './support/test.ts'

/** Sums layout shifts from now on, after fonts were loaded. */
const watchShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const watched = window as unknown as { shifted: number }
    watched.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        watched.shifted += entry.value
      }
    }).observe({ type: 'layout-shift' })
  })
const shifts = async (page: Page) => {
  await page.waitForTimeout(300)
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

/** Waits for animations. */
const settled = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(one => one.playState !== 'running'))

test('a link opens one: focus goes in and comes back, by Escape, its button, a press beside it and Back', async ({
  page,
}) => {
  const name = freeName('offer')
  const { path } = await putPageWithPopups(
    [pageTitle, link('open', 'See the offer', `#popup-${name}`)],
    [popup(name)],
  )
  await visit(page, path)
  await begun(page)
  const opener = page.getByRole('link', { name: 'See the offer' })
  const box = page.getByRole('dialog', { name: 'A small offer' })
  await expect(box).toBeHidden()

  const open = async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(box).toBeVisible()
    await expect(box).toBeFocused()
  }
  const isClosed = async () => {
    await expect(box).toBeHidden()
    await expect(opener).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')
    // The layer's entry has the same URL; it is left when the state contains no layer.
    const layers = () => page.evaluate(() => history.state?.vitrine?.layers?.length ?? 0)
    await expect.poll(layers).toBe(0)
  }
  await open()
  expect(await box.evaluate(element => element.matches(':modal'))).toBe(true)
  await page.keyboard.press('Tab')
  const close = box.getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  const size = await close.boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await page.keyboard.press('Escape')
  await isClosed()

  await open()
  await close.click()
  await isClosed()

  await open()
  await page.mouse.click(5, 5)
  await isClosed()

  // Opened again before history.back() has completed.
  await open()
  await close.evaluate(
    (button: HTMLButtonElement) =>
      new Promise<void>(resolve => {
        addEventListener('popstate', () => setTimeout(resolve, 50), { once: true })
        button.click()
        document.querySelector<HTMLAnchorElement>('a[href^="#popup-"]')?.click()
      }),
  )
  await expect(box).toBeVisible()
  await page.keyboard.press('Escape')
  await isClosed()

  await open()
  const depth = await page.evaluate(() => history.length)
  await page.goBack()
  await isClosed()
  expect(new URL(page.url()).pathname).toBe(path)
  await page.goForward()
  await expect(box).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(depth)
  await page.reload()
  await expect(box).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(box).toBeHidden()
})

test('an address names one, and loses it when it is closed; a link in it leads to the page', async ({
  page,
}) => {
  const name = freeName('terms')
  const inside = [words('title', 'Terms'), link('down', 'To the end', '#end')]
  const { path } = await putPageWithPopups(
    [pageTitle, ...longText, words('end', 'The end')],
    [popup(name, {}, inside)],
  )
  await visit(page, `${path}#popup-${name}`)
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toBeFocused()
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(dialog(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => new URL(page.url()).hash).toBe('')

  await page.evaluate(hash => {
    location.hash = hash
  }, `#popup-${name}`)
  await page.getByRole('link', { name: 'To the end' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('#end')).toBeInViewport()
})

test('a form in it is refused and sent in it, and then it does not open again', async ({
  page,
}) => {
  const name = freeName('form')
  const form = {
    type: 'contact-form',
    props: {
      id: 'form',
      captcha: false,
      fields: [{ id: 'name', label: 'Your name', required: true }],
    },
  }
  const { path, ids } = await putPageWithPopups(
    [pageTitle],
    [popup(name, { trigger: 'delay', at: 0, frequency: 'always' }, [words('title', 'Ask'), form])],
  )
  await visit(page, path)
  const box = page.getByRole('dialog', { name: 'Ask' })
  await expect(box).toBeVisible()
  await box.getByRole('button', { name: 'Send' }).click()
  await expect(box.getByText('Please, fill in the following fields')).toBeVisible()
  await box.getByLabel('Your name').fill('Aino')
  // Immediate submissions are refused, so retry.
  const sent = box.locator('[data-form-sent]')
  await expect(async () => {
    if (await sent.isVisible()) return
    await box.getByRole('button', { name: 'Send' }).click({ timeout: 500 })
    await expect(sent).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(box).toBeVisible()
  const acts = await page.evaluate(
    () =>
      new Promise<object[]>(resolve => {
        navigator.sendBeacon = (url, body) => {
          if (url !== '/api/popups') return false
          void (body as Blob).text().then(text => resolve(JSON.parse(text).acts))
          return true
        }
        Object.defineProperty(document, 'hidden', { value: true, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  )
  expect(acts).toEqual([
    { popup: `popup-${ids[0]}-frame`, act: 'shown' },
    { popup: `popup-${ids[0]}-frame`, act: 'converted' },
  ])
  await page.goto(path)
  await begun(page)
  await page.waitForTimeout(700)
  await expect(box).toBeHidden()
})

test('bars take no focus, shift nothing, and leave the page its room', async ({ page }) => {
  const bar = (place: string, at: number) =>
    popup(freeName(place), { kind: 'bar', place, trigger: 'delay', at, frequency: 'always' }, [
      words('title', `Bar at the ${place}`),
    ])
  const { path } = await putPageWithPopups(
    [pageTitle, ...longText],
    [bar('top', 1), bar('bottom', 1.2)],
  )
  await visit(page, path)
  await watchShifts(page)
  const region = (place: string) => page.getByRole('region', { name: `Bar at the ${place}` })
  await expect(region('top')).toBeVisible()
  await expect(region('bottom')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await settled(page)
  expect(await shifts(page)).toBe(0)
  const boxes = async () => {
    const top = await region('top').boundingBox()
    const header = await page.locator('.template-header').boundingBox()
    return { bottom: (top?.y ?? 0) + (top?.height ?? 0), header: header?.y ?? 0 }
  }
  const above = await boxes()
  expect(Math.abs(above.header - above.bottom)).toBeLessThan(1)
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  const end = await page.locator('footer').last().boundingBox()
  const edge = await region('bottom').boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1)
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(region('top')).toBeHidden()
  await expect(region('bottom')).toBeHidden()
  await page.emulateMedia({ media: null })
  await region('top').getByRole('button', { name: 'Close' }).click()
  await expect(region('top')).toBeHidden()
  await region('bottom').getByRole('button').focus()
  await page.keyboard.press('Escape')
  await expect(region('bottom')).toBeHidden()
})

test('a bar at the top that comes far down shifts nothing either', async ({ page }) => {
  const props = { kind: 'bar', place: 'top', trigger: 'scroll', at: 40, frequency: 'always' }
  const { path } = await putPageWithPopups(
    [pageTitle, ...longText],
    [popup(freeName('deep'), props)],
  )
  await visit(page, path)
  await begun(page)
  await watchShifts(page)
  const y = () => page.locator('#long-20').evaluate(element => element.getBoundingClientRect().top)
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  const before = await y()
  await expect(page.getByRole('region', { name: 'A small offer' })).toBeVisible()
  await settled(page)
  expect(Math.abs((await y()) - before)).toBeLessThan(1)
  expect(await shifts(page)).toBe(0)
})

test('under reduced motion popups and bars open without moving', async ({ page }) => {
  const frames = [
    { kind: 'popup', place: 'center' },
    { kind: 'bar', place: 'top' },
    { kind: 'bar', place: 'bottom' },
  ]
  const named = frames.map(frame => ({ ...frame, name: freeName(frame.place) }))
  const { path } = await putPageWithPopups(
    [pageTitle, ...named.map(({ place, name }) => link(place, place, `#popup-${name}`))],
    named.map(({ name, ...props }) => popup(name, props)),
  )
  await visit(page, path)
  await begun(page)
  /** Amount of movement or fading in the first visible frame. */
  const movesWhenOpened = (name: string) =>
    page.evaluate(async name => {
      const nextFrame = () => new Promise(requestAnimationFrame)
      document.querySelector<HTMLElement>(`a[href="#popup-${name}"]`)?.click()
      const frame = document.querySelector<HTMLElement>(`[data-popup="${name}"]`)
      while (!frame?.offsetHeight) await nextFrame()
      await nextFrame()
      const lasts = (one: Animation) => Number(one.effect?.getComputedTiming().duration) > 1
      return document.getAnimations().filter(lasts).length
    }, name)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    for (const { name, place } of named) {
      const moves = await movesWhenOpened(name)
      if (reducedMotion === 'reduce') expect(moves, place).toBe(0)
      else expect(moves, place).toBeGreaterThan(0)
      await page.keyboard.press('Escape')
      await expect(page.locator(`[data-popup="${name}"]`)).toBeHidden()
      await settled(page)
    }
  }
})

test('on a narrow screen a long popup scrolls and can be closed', async ({ page }) => {
  const name = freeName('narrow')
  const content = [
    words('title', 'Donaudampfschifffahrtsgesellschaftskapitän'),
    ...longText.slice(0, 12),
  ]
  await page.setViewportSize({ width: 320, height: 568 })
  for (const place of ['center', 'end', 'bottom']) {
    const { path } = await putPageWithPopups([pageTitle], [popup(name, { place }, content)])
    await visit(page, `${path}#popup-${name}`)
    await settled(page)
    await expect(dialog(page)).toBeVisible()
    expect(await findOverflow(page)).toBe(0)
    const inside = await dialog(page).evaluate(element => ({
      scrolls: element.scrollHeight > element.clientHeight,
      fits: element.getBoundingClientRect().bottom <= innerHeight + 1,
      wide: element.scrollWidth <= element.clientWidth,
    }))
    expect(inside).toEqual({ scrolls: true, fits: true, wide: true })
    await dialog(page).evaluate(element => element.scrollTo(0, 1e5))
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport()
  }
})

test('in a subject of a test, by a layout block, it opens like any other', async ({ page }) => {
  const name = freeName('subject')
  const block = await putPageWithPopups([pageTitle], [popup(name)])
  const subject = (key: string, content: object[]) => ({ key, name: key, content })
  const split = {
    type: 'split-test',
    props: {
      id: 'split',
      test: freeName('test').replace('-', ''),
      subjects: [
        subject('a', [{ type: 'layout-block', props: { id: 'place', block: block.ids[0] } }]),
        subject('b', [paragraph('none', 'Without')]),
      ],
    },
  }
  const { path } = await putPageWithPopups(
    [pageTitle, link('open', 'Open it', `#popup-${name}`), split],
    [],
  )
  await visit(page, path)
  await begun(page)
  await page.getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('dialog', { name: 'A small offer' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedComplaint: /status of 4\d\d/ })
  test('a link shows it in the page with its form; a timed one is not shown', async ({ page }) => {
    const name = freeName('plain')
    const form = {
      type: 'contact-form',
      props: {
        id: 'form',
        captcha: false,
        fields: [{ id: 'name', label: 'Your name', required: true }],
      },
    }
    const { path } = await putPageWithPopups(
      [pageTitle, link('open', 'Ask us', `#popup-${name}`)],
      [
        popup(name, {}, [words('title', 'Ask'), form]),
        popup(freeName('timed'), { trigger: 'delay', at: 0 }, [words('title', 'In time')]),
        popup(freeName('bar'), { kind: 'bar', trigger: 'delay', at: 0 }, [words('title', 'Bar')]),
      ],
    )
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Ask' })).toBeHidden()
    await page.getByRole('link', { name: 'Ask us' }).click()
    await expect(page.getByRole('heading', { name: 'Ask' })).toBeInViewport()
    for (const unseen of ['In time', 'Bar']) {
      await expect(page.getByRole('heading', { name: unseen })).toBeHidden()
    }
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Please, fill in the following fields')).toBeVisible()
    // Without script, the popup's form asks for a sum in place.
    await expect(async () => {
      // The previous response may have arrived after its timeout.
      if (await page.locator('[data-form-sent]').isVisible()) return
      await page.getByLabel('Your name').fill('Aino', { timeout: 500 })
      const sum = page.locator('input[name="captcha"]')
      const [, one, other] =
        /(\d+) \+ (\d+)/.exec(await page.locator('dialog').first().innerText()) ?? []
      if (one) await sum.fill(String(Number(one) + Number(other)), { timeout: 500 })
      await page.getByRole('button', { name: 'Send' }).click({ timeout: 500 })
      await expect(page.locator('[data-form-sent]')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page.getByRole('heading', { name: 'Ask' })).toBeHidden()
  })
})

staffTest(
  'staff make one, see its frame in the builder, switch it off and find out why',
  async ({ page }) => {
    const name = `Offer ${crypto.randomUUID().slice(0, 8)}`
    await page.goto('/admin/popups/create')
    await page.getByLabel('Name').fill(name)
    await expect.poll(() => findAxeViolations(page, 'main')).toEqual([])
    await page.getByRole('button', { name: 'Remove condition 1' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/admin\/edit\//)
    const id = page.url().split('/').at(-1) ?? ''
    await openBuilder(page, id)
    const frame = canvasOf(page).locator('[data-module="popup"]')
    await expect(frame).toBeVisible()
    await expect(frame.getByRole('heading', { name: '[Heading]' })).toBeVisible()

    await page.getByRole('treeitem', { name: /^Heading/ }).click()
    await page.getByRole('tab', { name: 'Advanced' }).click()
    const document = async () => JSON.stringify((await stored(page, id)).document)
    await expect(page.locator(`datalist [value="Popup: ${name}"]`)).toBeAttached()
    await option(page, 'Link').fill('offer')
    await expect(page.getByRole('alert')).toContainText('A page or popup from the list')
    await option(page, 'Link').fill(`Popup: ${name}`)
    await expect.poll(document).toContain('"url":"#popup-offer-')
    await option(page, 'Link').fill('')
    await expect.poll(document).not.toContain('#popup-offer-')
    await page.getByRole('treeitem', { name: /^Popup/ }).click()
    await page.getByRole('tab', { name: 'Advanced' }).click()
    await expect(page.locator('[data-option="at"]'), 'by a link only').toBeHidden()
    await option(page, 'Trigger').selectOption({ label: 'At a cart value' })
    await expect(page.locator('[data-option="currency"]')).toBeVisible()
    await option(page, 'Trigger').selectOption({ label: 'By a link only' })

    const preview = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'More about publishing' }).click()
    await page.getByRole('menuitem', { name: 'Preview', exact: true }).click()
    const seen = await preview
    await expect(seen.getByRole('dialog', { name: '[Heading]' })).toBeVisible()
    await seen.close()

    await change(page.request, `/pages/${id}/publish`)
    await page.goto('/admin/popups')
    const row = page.getByRole('row', { name })
    await expect(row).toContainText('Popup: by a link')
    await expect(row).toContainText('Not used on any page')
    await row.getByRole('switch').click()
    await expect(page.getByText(`“${name}” is inactive`)).toBeVisible()
    await page.getByRole('button', { name: 'Show popups' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
      'no condition matches this page',
    )
    await expect.poll(() => findAxeViolations(page, 'main')).toEqual([])
    await row.getByText(name, { exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Results of the last 30 days' })).toBeVisible()
    await expect(page.getByText(/Links to #popup-offer-\w+ open it/)).toBeVisible()

    // A copy keeps name and link until edited.
    const copy = await change<{ id: string }>(page.request, `/pages/${id}/duplicate`)
    await change(page.request, `/popups/${copy.id}`, { name }, 'PATCH')
    await page.reload()
    await expect(page.getByText('Another popup has this name')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(`The popup “${name}” has the same name`)
    await openBuilder(page, copy.id)
    await page.getByRole('treeitem', { name: 'Popup' }).click()
    await page.getByRole('tab', { name: 'Advanced' }).click()
    const warning = `The popup “${name}” has the same name in links.`
    await expect(page.locator('[data-option="name"]')).toContainText(warning)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const publishing = page.getByRole('dialog', { name: 'Publish with 3 open issues?' })
    await expect(publishing).toContainText(warning)
    await publishing.getByRole('button', { name: 'Close' }).click()
    await page.getByLabel('Link name (opens with #popup-name)', { exact: true }).fill(`${name} two`)
    await expect(page.locator('[data-option="name"]')).not.toContainText(warning)
    await expect.poll(() => findAxeViolations(page, 'main')).toEqual([])
  },
)

test('in German and in mirrored Arabic; remembered for days only with consent', async ({
  page,
  browser,
}) => {
  const site = await startSite()
  try {
    const owner = await browser.newPage({ baseURL: site.url })
    await signIn(owner, addStaff('owner', site.dataDir))
    const name = freeName('side')
    const { path } = await putPageWithPopups([pageTitle], [popup(name, { place: 'end' })], act =>
      act(owner.request),
    )
    for (const [locale, close, side] of [
      ['de', 'Schließen', 'right'],
      ['ar', 'إغلاق', 'left'],
    ] as const) {
      await change(owner.request, '/settings/site', { locale }, 'PATCH')
      await expect
        .poll(async () => (await owner.request.get(site.url + path)).text())
        .toContain(`lang="${locale}"`)
      await page.goto(`${site.url}${path}#popup-${name}`)
      await expect(dialog(page).getByRole('button', { name: close })).toBeVisible()
      const box = await dialog(page).boundingBox()
      const width = page.viewportSize()?.width ?? 0
      const room = side === 'left' ? (box?.x ?? 1) : width - (box?.x ?? 0) - (box?.width ?? 0)
      expect(Math.round(room), locale).toBe(0)
      await settled(page)
      expect(await findAxeViolations(page)).toEqual([])
      await page.goto('about:blank')
    }

    await change(owner.request, '/settings/site', { consent: { enabled: true } }, 'PATCH')
    const timed = freeName('timed')
    const asked = await putPageWithPopups(
      [pageTitle],
      [popup(timed, { trigger: 'delay', at: 0, frequency: 'days', times: 7 })],
      act => act(owner.request),
    )
    for (const isGiven of [false, true]) {
      const visitor = await browser.newPage({ baseURL: site.url })
      await expect
        .poll(async () => (await visitor.request.get(asked.path)).text())
        .toContain('id="vt-consent"')
      await visitor.goto(asked.path)
      const banner = visitor.locator('.consent')
      await expect(banner).toBeVisible()
      // Nothing opens while the consent question is visible.
      await visitor.waitForTimeout(1200)
      await expect(visitor.locator('[data-popup]')).toBeHidden()
      await banner.locator(`[data-consent-act="${isGiven ? 'accept' : 'reject'}"]`).click()
      await expect(visitor.locator('[data-popup]')).toBeVisible()
      const kept = () => visitor.evaluate(() => localStorage.getItem('vitrine:popups'))
      const session = await visitor.evaluate(() => sessionStorage.getItem('vitrine:visit'))
      expect(session).toContain(timed)
      if (isGiven) expect(await kept()).toContain(timed)
      else expect(await kept()).toBeNull()
      await visitor.close()
    }
    await owner.close()
  } finally {
    await site.stop()
  }
})
