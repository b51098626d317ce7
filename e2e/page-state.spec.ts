import type { Locator, Page } from '@playwright/test'
import { moduleExamples } from './support/examples.ts'
import { islandRuns } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

let path = ''
const slot = (text: string) => [
  { type: 'text', props: { id: `text-${text}`, body: `<p>About ${text}</p>` } },
]
const three = ['one', 'two', 'three']
const links = ['folds', 'slides']
  .flatMap(id => [1, 2].map(index => `<a href="#${id}|${index}">${id} ${index}</a>`))
  .join(' ')

test.beforeAll(async () => {
  path = await putPage('/page-state', [
    { type: 'text', props: { id: 'links', body: `<p>${links} <a href="#links">links</a></p>` } },
    {
      type: 'gallery',
      props: { ...moduleExamples.gallery, id: 'pictures', design: { margin: { top: '1500px' } } },
    },
    {
      type: 'tabs',
      props: {
        id: 'choices',
        items: three.map(name => ({ title: `Tab ${name}`, content: slot(`tab-${name}`) })),
      },
    },
    {
      type: 'accordion',
      props: { id: 'folds', items: three.map(name => ({ title: `Fold ${name}`, body: '' })) },
    },
    {
      type: 'slider',
      props: { id: 'slides', slides: three.map(name => ({ title: `Slide ${name}` })) },
    },
  ])
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Subject {
  id: string
  /** Content initially, after one and after two steps. */
  shows: [string, string, string]
  shown(root: Locator): Locator
  /** Steps to the second or third state and waits. */
  step(page: Page, to: 1 | 2): Promise<void>
  hash(index: number): string
}

const followLink = (id: string) => (page: Page, to: number) =>
  page.locator(`a[href="#${id}|${to}"]`).evaluate((link: HTMLElement) => link.click())

const subjects: Subject[] = [
  {
    id: 'pictures',
    shows: ['1', '2', '3'],
    shown: root => root.locator('[aria-current="page"]'),
    step: (page, to) =>
      page
        .locator('#pictures')
        .getByRole('link', { name: `Page ${to + 1}` })
        .click(),
    hash: index => `pictures|${index + 1}`,
  },
  {
    id: 'choices',
    shows: ['Tab one', 'Tab two', 'Tab three'],
    shown: root => root.getByRole('tab', { selected: true }),
    step: (page, to) => page.locator('#choices').getByRole('tab').nth(to).click(),
    hash: index => `choices|${index}`,
  },
  {
    id: 'folds',
    shows: ['Fold one', 'Fold two', 'Fold three'],
    shown: root => root.getByRole('button', { expanded: true }),
    step: followLink('folds'),
    hash: index => `folds|${index}`,
  },
  {
    id: 'slides',
    shows: ['Slide one', 'Slide two', 'Slide three'],
    shown: root => root.locator('.slide[data-state="active"]').getByRole('heading'),
    step: followLink('slides'),
    hash: index => `slides|${index}`,
  },
]

async function open(page: Page, hash = '') {
  await page.goto(path + hash)
  for (const { id } of subjects) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded()
    await islandRuns(page.locator(`#${id}`))
  }
}

const at = (page: Page, hash: string) => expect(page).toHaveURL(url => url.hash === hash)

for (const [index, subject] of subjects.entries()) {
  const { id, shows, hash, step } = subject
  const expectShown = (page: Page, place: 0 | 1 | 2) =>
    expect(subject.shown(page.locator(`#${id}`))).toHaveText(shows[place])
  const walk = async (page: Page, to: 1 | 2) => {
    await step(page, to)
    await expectShown(page, to)
  }

  test.describe(`NAV-1, NAV-3: ${id}`, () => {
    test('one step, Back, Forward', async ({ page }) => {
      await open(page)
      await walk(page, 1)
      await at(page, `#${hash(1)}`)
      await page.goBack()
      await expectShown(page, 0)
      await at(page, '')
      await page.goForward()
      await expectShown(page, 1)
    })

    test('two steps, Back twice, Forward twice', async ({ page }) => {
      await open(page)
      await walk(page, 1)
      await walk(page, 2)
      for (const [turn, place] of [
        ['goBack', 1],
        ['goBack', 0],
        ['goForward', 1],
        ['goForward', 2],
      ] as const) {
        await page[turn]()
        await expectShown(page, place)
      }
    })

    test('two modules keep apart', async ({ page }) => {
      const other = subjects[(index + 1) % subjects.length] as Subject
      const expectOther = (place: 0 | 1) =>
        expect(other.shown(page.locator(`#${other.id}`))).toHaveText(other.shows[place])
      await open(page)
      await walk(page, 1)
      await other.step(page, 1)
      await expectOther(1)
      if (other.id === 'choices' || other.id === 'pictures') {
        await at(page, `#${hash(1)}||${other.hash(1)}`)
        await page.goBack()
        await expectShown(page, 1)
        await expectOther(0)
        await page.goBack()
        await expectShown(page, 0)
      } else {
        // Links contain the complete state.
        await at(page, `#${other.hash(1)}`)
        await page.goBack()
        await expectOther(0)
        await expectShown(page, 1)
      }
    })

    test('a reload keeps the state, and Back continues from it', async ({ page }) => {
      await open(page)
      await walk(page, 1)
      await page.reload()
      await expectShown(page, 1)
      await page.goBack()
      await expectShown(page, 0)
    })

    test('a shared link shows it, and brings it into view', async ({ page }) => {
      await page.goto(`${path}#nobody|7||${hash(2)}`)
      await expectShown(page, 2)
      await expect(page.locator(`#${id}`)).toBeInViewport()
      await expect(page.locator(`#${id}`)).toBeFocused()
    })

    test('a hash edited by hand is followed; an unknown one changes nothing', async ({ page }) => {
      const edit = (to: string) =>
        page.evaluate(text => {
          location.hash = text
        }, to)
      await open(page)
      await edit(`#${hash(2)}`)
      await expectShown(page, 2)
      for (const hostile of [`#${id}|99`, `#${id}|-1`, `#${id}|<b>`, `#${id}|%E0%A4%A`]) {
        await edit(hostile)
        await expectShown(page, 2)
      }
      await edit('')
      await expectShown(page, 0)
    })

    test('a link to a place leaves it as it is; Back from it too', async ({ page }) => {
      await open(page)
      await walk(page, 1)
      await page.getByRole('link', { name: 'links' }).click()
      await at(page, '#links')
      await expectShown(page, 1)
      await page.goBack()
      await at(page, `#${hash(1)}`)
      await expectShown(page, 1)
      await page.goBack()
      await expectShown(page, 0)
    })
  })
}

test('NAV-3: a link to a module far down brings it into view and focuses it', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('link', { name: 'slides 2' }).click()
  await expect(page.locator('#slides')).toBeInViewport()
  await expect(page.locator('#slides')).toBeFocused()
  await islandRuns(page.locator('#slides'))
  // The same link again after navigating elsewhere.
  await page.locator('#slides').getByRole('button', { name: 'Slide 1' }).click()
  await followLink('slides')(page, 2)
  await expect(page.locator('#slides .slide[data-state="active"]')).toContainText('Slide three')
})

test('NAV-1: arrow keys in tabs make no history entries', async ({ page }) => {
  await page.goto('/delivery')
  await open(page)
  await page.locator('#choices').getByRole('tab').first().focus()
  for (const _ of three) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await at(page, '#choices|1')
  await page.goBack()
  await expect(page).toHaveURL(/\/delivery$/)
})

test('NAV-12: unreadable parts of the URL change nothing', async ({ page }) => {
  const hashes = [
    '#|||',
    '#||||',
    '#%E0%A4%A',
    '#__proto__|1',
    '#constructor|1',
    '#pictures',
    '#pictures|',
  ]
  for (const [index, hash] of [...hashes, '#<img src=x onerror=alert(1)>|1'].entries()) {
    await page.goto(`${path}?${index}${hash}`)
    await expect(page.locator('#pictures [aria-current="page"]')).toHaveText('1')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
