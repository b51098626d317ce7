import { expect } from '../support/test.ts'
import { exposed, type PatternCheck, referred } from './pattern.ts'

/** https://www.w3.org/WAI/ARIA/apg/patterns/carousel/, grouped variant. */
export const carousel: PatternCheck = {
  find: root =>
    root
      .page()
      .locator('[aria-roledescription="carousel"]')
      .and(root)
      .or(root.locator('[aria-roledescription="carousel"]')),
  async check(found) {
    // Nested thumbnails are a carousel of their own and are excluded.
    const box = found.first()
    const page = box.page()
    const { role, name } = await exposed(box)
    expect(['region', 'group']).toContain(role)
    expect(name, 'a carousel is named').not.toBe('')
    expect(name.toLowerCase(), 'its role says what it is').not.toContain('carousel')
    const slides = box.locator('[aria-roledescription="slide"]')
    for (const slide of await slides.all()) {
      await expect(slide).toHaveAttribute('role', 'group')
      expect(await slide.getAttribute('aria-label'), 'a slide is named').toBeTruthy()
    }
    const next = box.getByRole('button', { name: 'Next slide' }).first()
    if ((await slides.count()) < 2 || (await next.count()) === 0) return

    // The first button toggles rotation and is labeled by its action.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const pause = box.locator('[data-slideshow-toggle]').first()
    if (await pause.isVisible()) {
      const first = box.locator('button, a[href], input, [tabindex="0"]').first()
      await expect(first).toHaveAttribute('data-slideshow-toggle', '')
      await expect(pause).toHaveAccessibleName('Pause slideshow')
      await pause.click()
      await expect(pause).toHaveAccessibleName('Play slideshow')
      expect(await pause.getAttribute('aria-pressed'), 'its name changes, not a state').toBeNull()
    }
    const list = await referred(next, 'aria-controls')
    await expect(list).toHaveAttribute('aria-live', 'polite')

    const dots = box.locator('.slide-dots').first().locator('button')
    const current = () =>
      dots.evaluateAll(all => all.findIndex(dot => dot.getAttribute('aria-current') === 'true'))
    const hasDots = (await dots.count()) > 0
    const start = hasDots ? await current() : 0
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(next, 'the focus stays on the button').toBeFocused()
    if (!hasDots) return
    expect((await exposed(dots.locator('xpath=..').first())).name).not.toBe('')
    await expect.poll(current).not.toBe(start)
    const back = box.getByRole('button', { name: 'Previous slide' }).first()
    // Clicks during a transition are ignored.
    await expect(async () => {
      await back.click()
      expect(await current()).toBe(start)
    }).toPass()
  },
}
