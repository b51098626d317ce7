import type { Locator } from '@playwright/test'
import { heading, makePage, option, saved, section, stored } from './support/builder-page.ts'
import { moduleExamples } from './support/examples.ts'
import { canvasOf, openBuilder, pageId, test } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes } from './support/test.ts'

test.describe('builder', () => {
  test('opens a page of every module, and saving it changes no byte', async ({ page }) => {
    const content = Object.entries(moduleExamples).map(([type, props], index) => ({
      type: 'section',
      props: { id: `s${index}`, content: [{ type, props: { ...props, id: `${type}-x` } }] },
    }))
    const made = await makePage(
      page,
      content.filter(one => one.props.content[0]?.type !== 'section'),
    )
    const before = await stored(page, made.id)
    await openBuilder(page, made.id)
    await page.getByRole('treeitem', { name: /New in the shop/ }).click()
    await option(page, 'Heading').fill('Another heading')
    await expect(saved(page)).toBeHidden()
    await expect(saved(page)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Z')
    await expect.poll(async () => (await stored(page, made.id)).version).toBe(before.version + 2)
    const after = await stored(page, made.id)
    expect(JSON.stringify(after.document)).toBe(JSON.stringify(before.document))
  })

  test('edits formatted text on the canvas, and takes pasted markup without its styles', async ({
    page,
  }) => {
    const text = { type: 'text', props: { id: 'text-1', body: '<p>Plain words.</p>' } }
    const made = await makePage(page, [section(text)])
    await openBuilder(page, made.id)
    await canvasOf(page).getByText('Plain words.').click()
    const editor = canvasOf(page).locator('[contenteditable="true"]')
    await expect(editor).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await editor.evaluate(element => {
      const data = new DataTransfer()
      data.setData(
        'text/html',
        '<meta><p class="MsoNormal" style="color:red"><b style="font-family:Arial">Bold</b> and <span style="mso-list:x">more</span><script>alert(1)</script></p>',
      )
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await expect(saved(page)).toBeVisible()
    await expect
      .poll(async () => JSON.stringify((await stored(page, made.id)).document.content))
      .toContain('<p><strong>Bold</strong> and more</p>')
  })

  test('a text that undo gives something back which cannot be written is edited as HTML, and loses nothing', async ({
    page,
  }) => {
    const cell = (text: string) =>
      `<table><tbody><tr><td>${text}</td></tr></tbody></table><p>Words.</p>`
    const body = cell('One')
    const made = await makePage(page, [
      section({ type: 'text', props: { id: 'text-1', body } }, heading('Another')),
    ])
    await openBuilder(page, made.id)
    await page.getByRole('treeitem', { name: /Words/ }).click()
    const field = option(page, 'Text')
    const asText = page.getByRole('button', { name: 'Edit as text' })
    await expect(field).toHaveValue(body)
    await expect(asText).toBeDisabled()
    await field.fill(cell('Two'))
    const kept = async () => JSON.stringify((await stored(page, made.id)).document.content)
    await expect.poll(kept).toContain(cell('Two'))
    await field.fill('<p>Words.</p>')
    await asText.click()
    await expect(field).toHaveAttribute('contenteditable', 'true')
    await expect.poll(kept).toContain('"<p>Words.</p>"')
    await page.getByRole('treeitem', { name: /Words/ }).focus()
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(field).toHaveValue(cell('Two'))
    await expect(asText).toBeDisabled()
    await page.keyboard.press('ControlOrMeta+Shift+Z')
    await expect(field).toHaveAttribute('contenteditable', 'true')
    await field.fill('Other words.')
    await expect.poll(kept).toContain('"<p>Other words.</p>"')
  })

  test('a line that is broken on the canvas is broken once, at its end and in its middle', async ({
    page,
  }) => {
    const tooltip = { id: 'tip-1', before: 'One two', label: 'Term', tip: 'Tip' }
    const made = await makePage(page, [section({ type: 'tooltip', props: tooltip })])
    await openBuilder(page, made.id)
    const before = canvasOf(page).locator('.vt-inline-text', { hasText: 'One two' })
    await before.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('three')
    const kept = async () =>
      JSON.stringify((await stored(page, made.id)).document.content).match(/"before":"(.*?)"/)?.[1]
    await expect.poll(kept).toBe('One two\\nthree')
    await page.keyboard.press('ControlOrMeta+Home')
    for (let letter = 0; letter < 3; letter++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(kept).toBe('One\\n two\\nthree')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('four')
    await expect.poll(kept).toBe('One\\n two\\nthree\\n\\nfour')
    await option(page, 'Explained word').click()
    expect(await before.innerText()).toMatch(/^One\n two\nthree\n\nfour\n?$/)
  })

  test('a heading shows its highlight and its lines on the canvas, and its plain words while they are written', async ({
    page,
  }) => {
    const props = { id: 'h-1', text: 'Made by hand|since long', highlight: 'hand', lines: true }
    const made = await makePage(page, [section({ type: 'heading', props })])
    await openBuilder(page, made.id)
    const words = canvasOf(page).locator('#h-1 .vt-inline-text')
    await expect(words.locator('.heading-line')).toHaveText(['Made by hand ', 'since long'])
    await expect(words.locator('mark')).toHaveText('hand')
    await words.getByText('since long').click()
    await expect(words).toHaveText('Made by hand|since long')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' ago')
    await expect(words).toBeFocused()
    await option(page, 'Eyebrow').click()
    await expect(words.locator('.heading-line')).toHaveText(['Made by hand ', 'since long ago'])
    await expect
      .poll(async () => JSON.stringify((await stored(page, made.id)).document.content))
      .toContain('Made by hand|since long ago')
  })

  test('shows formatted text with the same gaps as the page', async ({ page }) => {
    const body = '<h2>One</h2><p>Two.</p><p>Three.</p><h3>Four</h3><ul><li>Five.</li></ul>'
    const made = await makePage(page, [section({ type: 'text', props: { id: 'text-1', body } })])
    await openBuilder(page, made.id)
    const gaps = (text: Locator) =>
      text
        .locator('h2, h3, p, ul')
        .evaluateAll(all => all.map(one => getComputedStyle(one).marginTop))
    const onCanvas = await gaps(canvasOf(page).locator('#text-1'))
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
    await page.goto(made.path)
    expect(onCanvas).toEqual(await gaps(page.locator('#text-1')))
    expect(onCanvas[1]).not.toBe('0px')
  })

  test('edits plain text on the canvas, also one that was emptied, and keeps it in one line', async ({
    page,
  }) => {
    const made = await makePage(page, [section(heading('First'))])
    await openBuilder(page, made.id)
    // Next to the text on the same line.
    await canvasOf(page).getByRole('heading', { name: 'First' }).click()
    await expect(option(page, 'Heading')).toHaveValue('First')
    await page.keyboard.type(' light')
    await expect(option(page, 'Heading')).toHaveValue('First light')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await expect(option(page, 'Heading')).toHaveValue('')
    await page.keyboard.type('Bowls and ')
    await page.keyboard.press('Enter')
    await page.keyboard.type('plates')
    await expect(option(page, 'Heading')).toHaveValue('Bowls and plates')
    await expect(canvasOf(page).getByRole('heading')).toHaveText('Bowls and plates')
  })

  test('keeps invalid input and explains the limit until it is corrected', async ({ page }) => {
    const made = await makePage(page, [section(heading('First'))])
    await openBuilder(page, made.id)
    await page.getByRole('treeitem', { name: /^Heading/ }).click()
    await page.getByRole('tab', { name: 'Design' }).click()
    // After the highlighted words of the heading.
    const colour = page.locator('[data-option] input[type="text"]').nth(1)
    const refused = page.locator('.option-refused').first()
    await colour.fill('Zebra')
    await expect(refused).toBeVisible()
    await colour.blur()
    await expect(colour).toHaveValue('Zebra')
    await expect(colour).toHaveAccessibleDescription(await refused.innerText())
    await colour.fill('')
    await expect(refused).toBeHidden()
  })

  test('MP-3: takes times as they are typed, and says beside its end that a part ends too early', async ({
    page,
  }) => {
    const video = { type: 'video', props: { id: 'film', name: 'Film' } }
    const made = await makePage(page, [section(video)])
    await openBuilder(page, made.id)
    await page.getByRole('treeitem', { name: /^Video/ }).click()
    await page.getByRole('tab', { name: 'Advanced' }).click()
    const [start, end] = [option(page, 'Start at'), option(page, 'End at')]
    const later = page.getByText('“End at” has to be later than “Start at”')
    await start.fill('1:05')
    await end.fill('soon')
    await expect(end).toHaveAccessibleDescription('A time such as 1:05, in minutes and seconds.')
    await end.fill('30.5')
    await end.blur()
    await expect(end).toHaveValue('0:30.5')
    await expect(later.first()).toBeVisible()
    await end.fill('2:00')
    await expect(later).toHaveCount(0)
    await expect(saved(page)).toBeVisible()
    const { document } = await stored(page, made.id)
    expect(JSON.stringify(document)).toContain('"startSeconds":65,"endSeconds":120')
  })

  test('undoes typing, moves by keyboard and announces both', async ({ page }) => {
    const made = await makePage(page, [section(heading('One', 'h-one'), heading('Two', 'h-two'))])
    await openBuilder(page, made.id)
    const names = () => page.getByRole('treeitem', { name: /^Heading/ }).allInnerTexts()
    await page.getByRole('treeitem', { name: /One/ }).click()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('status').filter({ hasText: 'Heading was moved' })).toBeAttached()
    await expect.poll(async () => (await names()).join()).toMatch(/Two.*One/s)
    await page.keyboard.press('Delete')
    await expect(page.getByRole('treeitem', { name: /One/ })).toBeHidden()
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(page.getByRole('treeitem', { name: /One/ })).toBeVisible()
    await page.getByRole('button', { name: 'History' }).click()
    await expect(page.getByRole('menuitem', { name: 'Heading removed' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Initial state' }).click()
    await expect.poll(async () => (await names()).join()).toMatch(/One.*Two/s)
  })

  test('copies between pages, and a style from one module to another', async ({
    page,
    context,
  }) => {
    const one = await makePage(page, [
      section({ type: 'heading', props: { id: 'h', text: 'Carried', design: { preset: 'card' } } }),
    ])
    const two = await makePage(page, [section(heading('Here'))])
    await openBuilder(page, one.id)
    await page.getByRole('treeitem', { name: /Carried/ }).click()
    await page.keyboard.press('ControlOrMeta+C')
    const other = await context.newPage()
    await openBuilder(other, two.id)
    await other.getByRole('treeitem', { name: /Here/ }).click()
    await other.keyboard.press('ControlOrMeta+V')
    await expect(canvasOf(other).getByRole('heading', { name: 'Carried' })).toBeVisible()
    await page.bringToFront()
    await page.keyboard.press('ControlOrMeta+Alt+C')
    await other.bringToFront()
    await other.getByRole('treeitem', { name: /Here/ }).click()
    await other.keyboard.press('ControlOrMeta+Alt+V')
    await expect(canvasOf(other).locator('#heading-1')).toHaveAttribute('data-preset', 'card')
  })

  test('keeps a block once: a change to it shows on every page that has it', async ({ page }) => {
    const made = await makePage(page, [section(heading('Said once'))])
    await openBuilder(page, made.id)
    await page.getByRole('treeitem', { name: /^Section/ }).click()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Save as global block …' }).click()
    const name = `Block ${made.title}`
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('treeitem', { name: /^Global block/ })).toBeVisible()
    await expect(canvasOf(page).getByRole('heading', { name: 'Said once' })).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
    await page.goto(made.path)
    await expect(page.getByRole('heading', { name: 'Said once' })).toBeVisible()

    const parts = await (await page.request.get('/api/admin/pages?kind=block&perPage=200')).json()
    const block = parts.items.find((item: { title: string }) => item.title === name)
    await openBuilder(page, block.id)
    await page.getByRole('treeitem', { name: /^Heading/ }).click()
    await option(page, 'Heading').fill('Said anew')
    await expect(saved(page)).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
    await expect.poll(async () => (await page.request.get(made.path)).text()).toContain('Said anew')
    expect((await page.request.get(block.path)).status()).toBe(404)
  })

  test('keeps a module of a deleted type unchanged, and shows it as unknown', async ({ page }) => {
    const id = await pageId(page, '/about')
    const answer = await page.request.get(`/api/admin/pages/${id}`)
    const { document } = await answer.json()
    await page.route(`**/api/admin/pages/${id}`, async route => {
      const response = await route.fetch()
      const body = await response.json()
      body.document = {
        ...document,
        content: [{ type: 'gone', props: { id: 'gone-1', words: 'kept' } }, ...document.content],
      }
      await route.fulfill({ response, json: body })
    })
    let sent: Awaited<ReturnType<typeof stored>> | undefined
    await page.route('**/draft', async route => {
      sent = route.request().postDataJSON()
      await route.fulfill({ json: { version: 99, savedAt: Date.now() } })
    })
    await openBuilder(page, id)
    await page.getByRole('treeitem', { name: /Unknown module/ }).click()
    await expect(page.getByText('This module type is no longer installed')).toBeVisible()
    await expect(canvasOf(page).getByText('Unknown module: gone.')).toBeVisible()
    await page
      .getByRole('treeitem', { name: /^Heading/ })
      .first()
      .click()
    await option(page, 'Heading').fill('Changed beside it')
    await expect
      .poll(() => sent?.document.content[0])
      .toEqual({
        type: 'gone',
        props: { id: 'gone-1', words: 'kept' },
      })
  })

  test('refuses a page of a newer version, and explains the next step', async ({ page }) => {
    const made = await makePage(page, [section(heading('First'))])
    await page.route(`**/api/admin/pages/${made.id}`, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), isNewer: true } })
    })
    await page.goto(`/admin/edit/${made.id}`)
    await expect(page.getByRole('alert')).toContainText('A newer version of Vitrine wrote')
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to pages' }).click()
    await expect(page).toHaveURL(/\/admin\/pages/)
  })

  test('has nothing that axe would find, light and dark', async ({ page }) => {
    await openBuilder(page, await pageId(page, '/'))
    await page
      .getByRole('treeitem', { name: /^Heading/ })
      .first()
      .click()
    for (const tab of ['Content', 'Design', 'Advanced']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await findAxeViolationsInBothSchemes(page, '.builder'), tab).toEqual([])
    }
    for (const tab of ['Add', 'Page', 'Issues']) {
      await page.getByRole('tab', { name: tab }).first().click()
      expect(await findAxeViolationsInBothSchemes(page, '.builder-left'), tab).toEqual([])
    }
  })
})
