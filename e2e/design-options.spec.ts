import type { Page } from '@playwright/test'
import { heading, makePage, option, saved, section } from './support/builder-page.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'
import { touch, withTouch } from './support/touch.ts'

/** Elements with interactive content that are visually hidden. */
const OUT_OF_SIGHT = 'inset(50%)'

/** An option of each group: how it is set and what visitors see. */
const OPTIONS: {
  group: string
  label: string
  set(page: Page): Promise<unknown>
  css: [string, string]
}[] = [
  {
    group: 'Size',
    label: 'Max width',
    set: page => option(page, 'Max width').fill('321'),
    css: ['max-width', '321px'],
  },
  {
    group: 'Border',
    label: 'Border radius',
    set: page => option(page, 'Border radius').fill('7'),
    css: ['border-start-start-radius', '7px'],
  },
  {
    group: 'Shadow',
    label: 'Box shadow',
    set: page => option(page, 'Box shadow').selectOption('none'),
    css: ['box-shadow', 'none'],
  },
  {
    group: 'Filters',
    label: 'Opacity',
    set: page => option(page, 'Opacity').fill('60'),
    css: ['opacity', '0.6'],
  },
  {
    group: 'Transform',
    label: 'Rotate',
    set: page => option(page, 'Rotate').fill('4'),
    css: ['rotate', '4deg'],
  },
  {
    group: 'Position',
    label: 'Z-index',
    set: page => option(page, 'Z-index').fill('3'),
    css: ['z-index', '3'],
  },
  {
    group: 'Scroll effects',
    label: 'Motion trigger',
    set: page => option(page, 'Motion trigger').selectOption('bottom'),
    css: ['--scroll-edge', '100%'],
  },
]

/** A different value of the same option per screen and state. */
const ROTATIONS = { Desktop: 4, Tablet: 5, Phone: 6, Hover: 7, Focus: 8 }

test('MV-1: visitors see the options set for screens and states', async ({ page }) => {
  const text = {
    type: 'text',
    props: { id: 'a-text', body: '<p><a href="#a">A link</a> of it</p>' },
  }
  const made = await makePage(page, [section(heading('First'), text)])
  await openBuilder(page, made.id)
  await page.getByRole('treeitem', { name: /^Heading/ }).click()
  await page.getByRole('tab', { name: 'Design', exact: true }).click()
  for (const { group, label, set } of OPTIONS) {
    await unfold(page, group)
    await set(page)
    await expect(page.getByRole('button', { name: `Reset: ${label}` })).toBeVisible()
  }

  await page.getByRole('treeitem', { name: /^Text/ }).click()
  await page.getByRole('tab', { name: 'Design', exact: true }).click()
  await unfold(page, 'Transform')
  for (const [variant, degrees] of Object.entries(ROTATIONS)) {
    await page
      .getByRole('group', { name: 'Rotate per screen' })
      .getByRole('button', { name: variant })
      .click()
    await option(page, 'Rotate').fill(String(degrees))
  }
  await unfold(page, 'Typography')
  await page.getByRole('button', { name: 'Set Links' }).click()
  await page.getByRole('group', { name: 'Links' }).getByLabel('Weight').fill('600')
  await page.getByRole('tab', { name: 'Advanced', exact: true }).click()
  await unfold(page, 'Attributes and CSS')
  // One id is taken by the heading, the other by the page itself.
  const elementId = option(page, 'Element ID')
  for (const taken of ['heading-1', 'content']) {
    await elementId.fill(taken)
    await expect(page.getByText('A name that nothing else on this page has')).toBeVisible()
  }
  await elementId.fill('what-we-do')
  await option(page, 'CSS classes').fill('of-mine')
  const css = option(page, 'Custom CSS')
  await css.fill('gap: 0;\n} body { display: none')
  await expect(page.getByText('Line 2: this cannot be read, so none of it is used.')).toBeVisible()
  await css.fill('& a { text-indent: 3px }')
  await expect(page.getByText('none of it is used')).toBeHidden()
  await expect(canvasOf(page).locator('#a-text a')).toHaveCSS('text-indent', '3px')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()

  await page.goto(made.path)
  for (const { css } of OPTIONS) await expect(page.locator('#heading-1')).toHaveCSS(...css)
  const shown = page.locator('#what-we-do')
  await expect(shown).toContainClass('of-mine')
  await expect(shown.getByRole('link')).toHaveCSS('text-indent', '3px')
  for (const [width, degrees] of [
    [1280, ROTATIONS.Desktop],
    [820, ROTATIONS.Tablet],
    [390, ROTATIONS.Phone],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(shown).toHaveCSS('rotate', `${degrees}deg`)
  }
  await shown.hover()
  await expect(shown).toHaveCSS('rotate', `${ROTATIONS.Hover}deg`)
  await page.mouse.move(0, 0)
  await shown.getByRole('link').focus()
  await expect(shown).toHaveCSS('rotate', `${ROTATIONS.Focus}deg`)
  await expect(shown.getByRole('link')).toHaveCSS('font-weight', '600')
})

test('MV-1: visitors see a row’s structure, layers, edge, hover style and conditions as set', async ({
  page,
}) => {
  /** Replaces the heading while its column is hovered. */
  const answer = (id: string) => ({
    type: 'text',
    props: {
      id: `${id}-answer`,
      body: '<p>See <a href="#more">more</a></p>',
      design: { hiddenOn: ['no-hover'] },
    },
  })
  const column = (id: string, text: string) => ({
    type: 'column',
    props: { id, content: [heading(text, `${id}-heading`), answer(id)] },
  })
  const row = {
    type: 'row',
    props: {
      id: 'a-row',
      layout: '1-1-1',
      columns: ['One', 'Two', 'Three'].map(text => column(text.toLowerCase(), text)),
    },
  }
  const linkTo = (name: string, hiddenOn?: string) => ({
    type: 'text',
    props: {
      id: name.toLowerCase(),
      body: `<p><a href="#${name}">${name}</a></p>`,
      ...(hiddenOn && { design: { hiddenOn: [hiddenOn] } }),
    },
  })
  const links = {
    type: 'group',
    props: {
      id: 'links',
      content: [linkTo('Before'), linkTo('Resting', 'hover'), linkTo('After')],
    },
  }
  const made = await makePage(page, [section(row, links, heading('Weekdays only', 'office'))])
  await openBuilder(page, made.id)
  const canvas = canvasOf(page)
  const design = () => page.getByRole('tab', { name: 'Design', exact: true }).click()

  await page.getByRole('treeitem', { name: /^Row/ }).click()
  await design()
  await page.getByRole('radio', { name: 'One third, two thirds' }).check()
  await expect(canvas.locator('.m-column')).toHaveCount(2)
  await expect(canvas.locator('#two h2')).toHaveText(['Two', 'Three'])
  await page.keyboard.press('Control+z')
  await expect(canvas.locator('.m-column')).toHaveCount(3)
  await page.getByRole('treeitem', { name: /^Row/ }).click()
  await design()
  await unfold(page, 'Layout of the content')
  await page.getByRole('button', { name: 'Set Gap' }).click()
  await page.getByRole('group', { name: 'Gap', exact: true }).getByLabel('Column').fill('13')

  await page.getByRole('treeitem', { name: /^Section/ }).click()
  await design()
  await page
    .getByRole('group', { name: 'Bottom edge', exact: true })
    .getByRole('radio', { name: 'Waves' })
    .check()
  await page.getByRole('button', { name: 'Set Background' }).click()
  const layers = page.getByRole('group', { name: 'Background layers', exact: true })
  await layers.getByRole('button', { name: 'Add item' }).click()
  await layers.getByRole('button', { name: 'Set Gradient' }).click()
  await layers.getByLabel('From', { exact: true }).fill('#ff0000')
  await layers.getByLabel('To', { exact: true }).fill('#0000ff')

  await page.getByRole('treeitem', { name: /^Heading.*Three/ }).click()
  await design()
  const hidden = page.getByRole('group', { name: 'Hide on' })
  await hidden.getByLabel('Parent is hovered', { exact: true }).check()
  await expect(canvas.locator('#three-answer')).toBeVisible()

  await page.getByRole('treeitem', { name: /Weekdays only/ }).click()
  await page.getByRole('tab', { name: 'Advanced', exact: true }).click()
  await unfold(page, 'Display conditions')
  await page.getByRole('button', { name: 'Add condition' }).click()
  await expect(page.getByText('Shown: Monday to Friday, 9:00–17:00')).toBeVisible()
  await page.getByLabel('Kind of condition').selectOption({ label: 'Device' })
  await expect(page.getByText('Shown: On Phone')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()

  await page.goto(made.path)
  await expect(page.locator('#section-1')).toHaveCSS('background-image', /^linear-gradient/)
  await expect(page.locator('.section-shape path')).toHaveCount(3)
  await expect(page.locator('#a-row > div')).toHaveCSS('column-gap', '13px')
  await expect(page.getByRole('heading', { name: 'Weekdays only' })).toHaveCount(0)
  const [three, shown] = [page.locator('#three-heading'), page.locator('#three-answer')]
  const expectAnswer = async (visible: boolean) => {
    await expect(shown).toHaveCSS('clip-path', visible ? 'none' : OUT_OF_SIGHT)
    await expect(three).toBeVisible({ visible: !visible })
  }
  await expectAnswer(false)
  await page.locator('#three').hover()
  await expectAnswer(true)
  await expect(page.locator('#two-answer')).toHaveCSS('clip-path', OUT_OF_SIGHT)
  await page.mouse.move(0, 0)
  await expectAnswer(false)
  await test.step('a link shown or hidden on hover can be reached by keyboard and touch', async () => {
    const focused = page.locator(':focus')
    await page.locator('#two-answer a').focus()
    await page.keyboard.press('Tab')
    await expectAnswer(true)
    for (const [key, name] of [
      ['Tab', 'Before'],
      ['Tab', 'Resting'],
      ['Tab', 'After'],
      ['Shift+Tab', 'Resting'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(focused).toHaveText(name)
    }
    const resting = page.locator('#resting')
    await expect(resting).toHaveCSS('clip-path', 'none')
    await focused.blur()
    await page.locator('#links').hover()
    await expect(resting).toHaveCSS('clip-path', OUT_OF_SIGHT)
    await page.mouse.move(0, 0)
    await withTouch(page, async () => {
      await expect(shown).toHaveCSS('clip-path', 'none')
      const { x = 0, y = 0, height = 0 } = (await resting.boundingBox()) ?? {}
      await touch(page, [[{ x: x + 2, y: y + height / 2 }]])
      await expect(page).toHaveURL(/#Resting$/)
    })
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Weekdays only' })).toBeVisible()
  await expect(page.locator('main template')).toHaveCount(0)
})

async function unfold(page: Page, group: string) {
  const heading = page.locator('.option-group > summary', { hasText: group })
  if ((await heading.locator('..').getAttribute('open')) === null) await heading.click()
}
