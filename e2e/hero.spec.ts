import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { upload } from './site/pictures.ts'
import { asOwner } from './support/admin-api.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const film = join(import.meta.dirname, '../demo/media/film/studio.webm')

test('NAV-8, FH-1: the scroll link leads past its section; the video plays, pauses, and waits with reduced motion', async ({
  page,
}) => {
  const video = await asOwner(api =>
    upload(api, { fileName: 'film.webm', alt: '' }, readFileSync(film)),
  )
  const path = await putPage('/hero', [
    {
      type: 'section',
      props: {
        id: 'first',
        width: 'full',
        content: [
          {
            type: 'hero',
            props: {
              id: 'top',
              title: 'Welcome',
              image: { media: 'placeholder', alt: '' },
              video,
              height: 'screen',
              scrollDown: true,
            },
          },
          { type: 'text', props: { id: 'after', body: '<p>Below, in the same section.</p>' } },
        ],
      },
    },
    {
      type: 'section',
      props: {
        id: 'second',
        content: [
          { type: 'text', props: { id: 'words', body: '<p><a href="/shop">Shop</a></p>' } },
          { type: 'text', props: { id: 'space', body: '<p>More.</p>'.repeat(60) } },
        ],
      },
    },
  ])
  await page.goto(path)
  const hero = page.locator('#top')
  const shown = hero.locator('video')
  await test.step('FH-1: on the full screen 80 px are around the words, in every layout and width', async () => {
    for (const [layout, width, place] of [
      ['beside', 'page', 'top'],
      ['below', 'full', 'bottom'],
      ['cover', 'full', 'bottom'],
    ] as const) {
      await hero.evaluate((root, look) => Object.assign(root.dataset, look), {
        layout,
        width,
        place,
      })
      for (const viewport of [390, 1280]) {
        await page.setViewportSize({ width: viewport, height: 900 })
        await expect(hero.locator('.hero-words'), layout).toHaveCSS('padding-block', '80px')
      }
    }
  })
  await expect(shown).toHaveAttribute('data-state', 'playing')
  await hero.getByRole('button', { name: 'Pause background video' }).click()
  await expect(shown).toHaveAttribute('data-state', 'paused')
  await expect(hero.getByRole('button', { name: 'Play background video' })).toBeVisible()
  expect(await findAxeViolations(page, '#top')).toEqual([])
  await hero.getByRole('button', { name: 'Play background video' }).click()
  await expect(shown).toHaveAttribute('data-state', 'playing')

  await hero.getByRole('link', { name: 'Scroll down' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#top-end')).toBeFocused()
  const distance = () =>
    page.evaluate(() => {
      const header = document.querySelector<HTMLElement>('[data-fixed-header]')?.offsetHeight ?? 0
      return Math.round(
        (document.getElementById('second')?.getBoundingClientRect().top ?? 0) - header,
      )
    })
  expect(Math.abs(await distance())).toBeLessThanOrEqual(1)
  await page.keyboard.press('Tab')
  await expect(page.locator('#words a')).toBeFocused()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(hero.getByRole('button', { name: 'Play background video' })).toBeVisible()
  await expect(shown).toHaveAttribute('data-state', 'waiting')
})
