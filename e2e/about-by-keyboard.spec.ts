import type { Page } from '@playwright/test'
import { node, pageDocument } from '#pages/schema'
import { pictureId } from './support/admin-api.ts'
import { stored } from './support/builder-page.ts'
import { withoutIdsAndDefaults } from './support/plain-document.ts'
import { openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'
import { createUserActions } from './support/user-actions.ts'

const title = 'By hand'
const description = 'What search engines show.'

/** Expected content: one of every control, with short texts. */
const wanted = (picture: string) =>
  pageDocument({ title, description, image: picture }, [
    node('section', 'top', {
      content: [
        node('heading', 'title', { text: 'Two people', level: 'h1', size: '4xl' }),
        node('image', 'picture', {
          image: { media: picture },
          ratio: '16/9',
          sizes: 'half',
          priority: true,
          caption: 'A shelf.',
        }),
      ],
    }),
    node('section', 'story', {
      joined: true,
      content: [
        node('row', 'columns', {
          layout: '1-2',
          gap: 'wide',
          columns: [
            node('column', 'a', { content: [node('heading', 'how', { text: 'How' })] }),
            node('column', 'b', {
              content: [node('text', 'lead', { size: 'l', body: '<p>One.</p><p>Two.</p>' })],
            }),
          ],
        }),
      ],
    }),
    node('section', 'made-of', {
      design: { preset: 'tint' },
      content: [
        node('tabs', 'materials', {
          label: 'Materials',
          items: ['Wood', 'Steel', 'Paper'].map(title => ({
            title,
            name: title.toLowerCase(),
            content: [node('text', `tab-${title}`, { body: `<p>${title}.</p>` })],
          })),
        }),
      ],
    }),
    node('section', 'questions', {
      width: 'narrow',
      content: [
        node('toggle', 'q1', { title: 'Why?', body: '<p>So.</p>', design: { maxWidth: '48rem' } }),
        node('toggle', 'q2', {
          title: 'When?',
          body: '<p>Now.</p>',
          design: { maxWidth: '48rem' },
        }),
      ],
    }),
  ])

async function emptyPage(page: Page): Promise<string> {
  const path = `/by-hand-${crypto.randomUUID().slice(0, 8)}`
  const document = pageDocument({ title }, [])
  const answer = await page.request.post('/api/admin/pages', { data: { path, title, document } })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { id: string }).id
}

test('builds a page from an empty one, by keyboard only', async ({ page }) => {
  const id = await emptyPage(page)
  await openBuilder(page, id)
  const hands = createUserActions(page)

  async function heading(text: string) {
    await hands.insert('Heading')
    await hands.open()
    await hands.write('Heading', text)
  }
  async function text(body: string) {
    await hands.open()
    await hands.writeFormatted('Text', body)
    await hands.close()
  }

  await test.step('a title and a picture', async () => {
    await hands.insert('Section')
    await heading('Two people')
    await hands.pick('Heading level', 'H1', 'h1')
    await hands.close()
    await hands.open('Design')
    await hands.pick('Size', '4XL', '4xl')
    await hands.close()
    await hands.insert('Image')
    await hands.open()
    await hands.pickPicture('shelf', 'Choose')
    await hands.write('Caption', 'A shelf.')
    await hands.close()
    await hands.open('Design')
    await hands.pick('Aspect ratio', '16:9', '16/9')
    await hands.pick('Display size', 'Half', 'half')
    await hands.close()
    await hands.open('Advanced')
    await hands.check('Load eagerly (above the fold)')
    await hands.close()
  })

  await test.step('a row of two columns', async () => {
    await hands.insert('Section')
    await hands.open('Design')
    await hands.check('Remove top spacing')
    await hands.close()
    await hands.insert('Row')
    await hands.open('Design')
    await hands.pickBeside('Two equal', 'One third, two thirds')
    await hands.pick('Gap', 'Wide', 'wide')
    await hands.close()
    await hands.press('ArrowDown')
    await heading('How')
    await hands.close()
    await hands.press('ArrowDown')
    await hands.insert('Text')
    await text('<p>One.</p><p>Two.</p>')
    await hands.open('Design')
    await hands.pick('Size', 'Lead', 'l')
    await hands.close()
  })

  await test.step('tabs, the last of them added, with a text put into it', async () => {
    await hands.insert('Section')
    await hands.open('Design')
    await hands.pick('Look', 'Tint', 'tint')
    await hands.close()
    await hands.insert('Tabs')
    await hands.open()
    for (const [before, title] of [
      ['Overview', 'Wood'],
      ['How it works', 'Steel'],
      ['Add item', 'Paper'],
    ] as const) {
      await hands.tabTo('button', before)
      await hands.press('Enter')
      await hands.write('Title', title)
      await hands.write('Anchor ID', title.toLowerCase())
    }
    // The third of three add buttons: each column has its own slot.
    await hands.tabTo('button', 'Add module')
    await hands.press('Enter')
    await hands.choose('Text')
    await text('<p>Paper.</p>')
    await hands.press('Escape')
    await hands.press('ArrowDown')
    await text('<p>Wood.</p>')
    await hands.press('ArrowDown')
    await text('<p>Steel.</p>')
    await hands.press('Escape')
    await hands.open('Advanced')
    await hands.write('ARIA label', 'Materials')
    await hands.close()
  })

  await test.step('questions that open, one of them moved to its place', async () => {
    await hands.insert('Section')
    await hands.open('Design')
    await hands.pick('Content width', 'Reading', 'narrow')
    await hands.close()
    for (const [title, body] of [
      ['When?', '<p>Now.</p>'],
      ['Why?', '<p>So.</p>'],
    ] as const) {
      await hands.insert('Toggle')
      await hands.open()
      await hands.write('Title', title)
      await hands.writeFormatted('Text', body)
      await hands.close()
    }
    await hands.press('Alt+ArrowUp')
    await expect(page.getByRole('status').filter({ hasText: 'Toggle was moved' })).toBeAttached()
  })

  await test.step('undo restores a removed module, and the focus stays in the structure', async () => {
    await hands.walkTo(/^Toggle When/)
    const row = page.getByRole('treeitem', { name: /^Toggle When/ })
    // Keys that remove modules are ignored for a moment after typing, so a person presses again.
    await expect(async () => {
      if (await row.isVisible()) await hands.press('Delete')
      await expect(row).toBeHidden({ timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('treeitem').and(page.locator('*:focus'))).toBeVisible()
    await hands.press('ControlOrMeta+Z')
    await expect(row).toBeVisible()
  })

  await test.step('describes the page', async () => {
    await hands.backTo('tab', 'Layers')
    await hands.press('ArrowRight')
    await hands.press('ArrowRight')
    await hands.write('Meta description', description)
    await hands.pickPicture('shelf', 'Choose')
    await hands.close()
  })

  await hands.press('ControlOrMeta+S')
  const { root, content } = wanted(await pictureId('shelf'))
  const now = async () => (await stored(page, id)).document
  await expect.poll(async () => (await now()).root.props).toEqual(root.props)
  expect(withoutIdsAndDefaults((await now()).content)).toEqual(withoutIdsAndDefaults(content))
})

test('goes from panel to panel with F6, and back to the structure with Escape', async ({
  page,
}) => {
  const id = await emptyPage(page)
  await openBuilder(page, id)
  const hands = createUserActions(page)
  const within = (name: string) =>
    expect(page.getByRole('complementary', { name }).locator('*:focus')).toBeVisible()
  await hands.insert('Heading')
  await within('Layers')
  await hands.press('F6')
  await expect(page.locator('#preview-frame')).toBeFocused()
  await hands.press('F6')
  await within('Settings')
  await hands.press('F6')
  await expect(page.getByRole('banner').locator('*:focus')).toBeVisible()
  await hands.press('Shift+F6')
  await within('Settings')
  await hands.press('Escape')
  await expect(page.getByRole('treeitem', { name: /^Heading/ })).toBeFocused()
  await hands.press('Escape')
  await expect(page.getByRole('treeitem', { name: /^Section/ })).toBeFocused()
})
