import type { Page } from '@playwright/test'
import type { PageNode } from '#module-kit'
import { page as about } from '../demo/pages/about.ts'
import { withoutIdsAndDefaults } from './support/plain-document.ts'
import { openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'
import { createUserActions } from './support/user-actions.ts'

/** The node of the demo with this id. */
function demoNode(id: string): { props: Record<string, string> } {
  const found = JSON.stringify(about.document.content)
  const nodes: unknown[] = [JSON.parse(found)]
  while (nodes.length > 0) {
    const one = nodes.pop()
    if (typeof one !== 'object' || one === null) continue
    if ((one as PageNode).props?.id === id) return one as never
    nodes.push(...Object.values(one))
  }
  throw new Error(`the demo has no ${id}`)
}
const said = (id: string, prop: string) => demoNode(id).props[prop] ?? ''

async function emptyPage(page: Page): Promise<string> {
  const path = `/about-${crypto.randomUUID().slice(0, 8)}`
  const { title } = about.document.root.props
  const document = { schema: 1, upgrades: {}, root: { props: { title } }, content: [] }
  const answer = await page.request.post('/api/admin/pages', { data: { path, title, document } })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { id: string }).id
}

test('builds the About page of the demo from an empty one, by keyboard only', async ({ page }) => {
  test.setTimeout(120_000)
  const id = await emptyPage(page)
  await openBuilder(page, id)
  const hands = createUserActions(page)

  async function heading(demoId: string, size?: string) {
    await hands.insert('Heading')
    await hands.open()
    await hands.write('Heading', said(demoId, 'text'))
    if (size) {
      await hands.close()
      await hands.open('Design')
      await hands.pick('Size', size, size.toLowerCase())
    }
    await hands.close()
  }
  async function image(demoId: string, name: string, crop: string, half: boolean) {
    await hands.insert('Image')
    await hands.open()
    await hands.pickPicture(name, 'Choose')
    await hands.write('Caption', said(demoId, 'caption'))
    await hands.close()
    await hands.open('Design')
    await hands.pick('Aspect ratio', crop, crop.replace(':', '/'))
    if (half) await hands.pick('Display size', 'Half', 'half')
    await hands.close()
  }
  async function text(demoId: string) {
    await hands.open()
    await hands.writeFormatted('Text', said(demoId, 'body'))
    await hands.close()
  }

  await test.step('a title and a picture', async () => {
    await hands.insert('Section')
    await heading('about-title', '4XL')
    await hands.open()
    await hands.pick('Heading level', 'H1', 'h1')
    await hands.close()
    await image('about-shelves', 'studio-shelves', '16:9', false)
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
    await hands.pick('Layout', 'One third', '1-2')
    await hands.pick('Gap', 'Wide', 'wide')
    await hands.close()
    await hands.press('ArrowDown')
    await heading('about-how', '2XL')
    await hands.press('ArrowDown')
    await hands.insert('Text')
    await text('about-text')
    await hands.open('Design')
    await hands.pick('Size', 'Lead', 'l')
    await hands.close()
  })

  await test.step('tabs, the last of them added, with a text put into it', async () => {
    await hands.insert('Section')
    await hands.open('Design')
    await hands.pick('Style preset', 'Tint', 'tint')
    await hands.close()
    await heading('about-materials')
    await hands.insert('Tabs')
    await hands.open()
    for (const [before, title] of [
      ['First tab', 'Clay'],
      ['Second tab', 'Glaze'],
    ] as const) {
      await hands.tabTo('button', before)
      await hands.press('Enter')
      await hands.write('Title', title)
      await hands.write('Anchor ID', title.toLowerCase())
    }
    await hands.tabTo('button', 'Add item')
    await hands.press('Enter')
    await hands.write('Title', 'Fire')
    await hands.write('Anchor ID', 'fire')
    // The third of the three: each has a slot of its own.
    await hands.tabTo('button', 'Add module')
    await hands.press('Enter')
    await hands.choose('Text')
    await text('tab-fire')
    await hands.press('Escape')
    await hands.press('ArrowDown')
    await text('tab-clay')
    await hands.press('ArrowDown')
    await text('tab-glaze')
    await hands.press('Escape')
    await hands.open('Advanced')
    await hands.write('ARIA label', said('about-tabs', 'label'))
    await hands.close()
  })

  await test.step('two pictures side by side', async () => {
    await hands.insert('Section')
    await hands.insert('Row')
    await hands.press('ArrowDown')
    await image('about-kiln-image', 'studio-kiln', '4:3', true)
    await hands.press('ArrowDown')
    await image('about-glazes-image', 'studio-glazes', '4:3', true)
  })

  await test.step('questions that open, one of them moved to its place', async () => {
    await hands.insert('Section')
    await hands.open('Design')
    await hands.pick('Content width', 'Reading', 'narrow')
    await hands.check('Remove top spacing')
    await hands.close()
    await heading('about-questions-title', '2XL')
    for (const one of ['about-q1', 'about-q3', 'about-q2']) {
      await hands.insert('Toggle')
      await hands.open()
      await hands.write('Title', said(one, 'title'))
      await hands.writeFormatted('Text', said(one, 'body'))
      await hands.close()
    }
    await hands.press('Alt+ArrowUp')
    await expect(page.getByRole('status').filter({ hasText: 'Toggle was moved' })).toBeAttached()
  })

  await test.step('what is removed comes back, and the focus stays in the structure', async () => {
    await hands.walkTo(/^Toggle May we watch/)
    await hands.press('Delete')
    await expect(page.getByRole('treeitem', { name: /May we watch/ })).toBeHidden()
    await expect(page.getByRole('treeitem').and(page.locator('*:focus'))).toBeVisible()
    await hands.press('ControlOrMeta+Z')
    await expect(page.getByRole('treeitem', { name: /May we watch/ })).toBeVisible()
  })

  await test.step('what is said of the page', async () => {
    await hands.backTo('tab', 'Layers')
    await hands.press('ArrowRight')
    await hands.press('ArrowRight')
    await hands.write('Meta description', about.document.root.props.description ?? '')
    await hands.pickPicture('studio-shelves', 'Choose')
    await hands.close()
  })

  await hands.press('ControlOrMeta+S')
  const stored = async () => {
    const answer = await page.request.get(`/api/admin/pages/${id}`)
    return ((await answer.json()) as { document: typeof about.document }).document
  }
  await expect.poll(async () => (await stored()).root.props).toEqual(about.document.root.props)
  expect(withoutIdsAndDefaults((await stored()).content)).toEqual(
    withoutIdsAndDefaults(about.document.content),
  )
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
