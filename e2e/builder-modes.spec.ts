import { findCrowding } from './support/find-crowding.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'

test('BM-1: on the canvas nothing starts automatically, is sent, leads away or is hidden', async ({
  page,
}) => {
  const slide = (title: string) => ({ title })
  const content = [
    {
      type: 'section',
      props: {
        id: 's',
        content: [
          {
            type: 'slider',
            props: {
              id: 'slides',
              auto: true,
              delayMs: 500,
              slides: [slide('First'), slide('Second')],
            },
          },
          {
            type: 'heading',
            props: {
              id: 'rising',
              text: 'Rises',
              link: { url: '/contact' },
              animation: { style: 'fade', durationMs: 20_000, delayMs: 10_000 },
            },
          },
          { type: 'contact-form', props: { id: 'form' } },
          { type: 'number-counter', props: { id: 'count', number: 4321 } },
        ],
      },
    },
  ]
  const title = `Modes ${crypto.randomUUID().slice(0, 8)}`
  const made = await page.request.post('/api/admin/pages', {
    data: {
      path: `/${title.replace(' ', '-').toLowerCase()}`,
      title,
      document: { schema: 1, upgrades: {}, root: { props: { title } }, content },
    },
  })
  const { id } = (await made.json()) as { id: string }
  await page.clock.install()
  await openBuilder(page, id)
  const canvas = canvasOf(page)
  await expect(canvas.locator('html')).toHaveAttribute('data-mode', 'visual-builder')
  const dots = canvas.locator('#slides').getByRole('button', { name: /^Slide/ })
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(20_000)
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  await expect(canvas.locator('#rising')).toHaveCSS('opacity', '1')
  await expect(canvas.locator('#count')).toContainText('4,321')

  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await canvas.locator('#form form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await canvas.locator('#rising a').evaluate((link: HTMLAnchorElement) => link.click())
  await page.clock.runFor(5000)
  expect(asked.filter(path => !path.startsWith('/api/admin'))).toEqual([])
  expect(new URL(page.url()).pathname).toBe(`/admin/edit/${id}`)
  expect(new URL(page.url()).hash).toBe('')

  // Fields have the same names in the panel and on the canvas; a new one gets its own id, and its
  // condition refers to another.
  await page.getByRole('treeitem', { name: /^Contact form/ }).click()
  const fields = page.getByRole('group', { name: 'Fields', exact: true })
  await expect(fields.locator('.list-name')).toHaveText(['Name', 'Email', 'Message'])
  await fields.getByRole('button', { name: 'Add field' }).click()
  await fields.getByLabel('Type').selectOption({ label: 'Select' })
  await fields.getByRole('button', { name: 'Add option' }).click()
  await fields.getByLabel('Option', { exact: true }).fill('Tea')
  await fields.getByRole('button', { name: 'Add field' }).click()
  await expect(fields.getByLabel('Field ID', { exact: true })).toHaveValue('field-2')
  await fields.getByRole('button', { name: 'Add condition' }).click()
  await fields.getByLabel('Field', { exact: true }).selectOption({ label: 'Select' })
  await expect(fields.getByLabel('Field', { exact: true })).toHaveValue('field')
  await expect(fields.locator('datalist option')).toHaveAttribute('value', 'Tea')
  // Duplicate ids are refused; renaming updates the condition.
  await fields.getByRole('button', { name: 'Select', exact: true }).first().click()
  const fieldId = fields.getByLabel('Field ID', { exact: true })
  await fieldId.fill('email')
  await expect(fields.getByRole('alert')).toContainText('An ID that no other field has')
  await fieldId.fill('drink')
  await expect(fields.getByRole('alert')).toHaveCount(0)
  await fields.getByRole('button', { name: 'Text', exact: true }).click()
  await fields.getByRole('button', { name: 'Select', exact: true }).last().click()
  await expect(fields.getByLabel('Field', { exact: true })).toHaveValue('drink')
})

test('BM-1, BM-2: a layout block is looked at before it is saved, its pagination posts its content, its images open no lightbox', async ({
  page,
}) => {
  const title = `Listed ${crypto.randomUUID().slice(0, 8)}`
  const list = { type: 'product-grid', props: { id: 'goods', perPage: 2, sort: 'name' } }
  const path = `/${title.replace(' ', '-').toLowerCase()}`
  const image = { media: 'placeholder' }
  const picture = { type: 'image', props: { id: 'picture', image, lightbox: true } }
  const content = [list, picture]
  const document = { schema: 1, upgrades: {}, root: { props: { title } }, content }
  const made = await page.request.post('/api/admin/pages', {
    data: { kind: 'block', path, title, document },
  })
  const { id } = (await made.json()) as { id: string }
  await openBuilder(page, id)
  await expect(canvasOf(page).locator('html')).toHaveAttribute('data-mode', 'layout-builder')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findCrowding(page.getByRole('banner'))).toEqual([])
  await page.getByRole('button', { name: 'More about publishing' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Preview', exact: true }).click()
  const preview = await opened
  await expect(preview.locator('html')).toHaveAttribute('data-mode', 'layout-preview')
  const names = preview.locator('#goods .product-card-name')
  const first = await names.allTextContents()
  const asked = preview.waitForRequest(/layout-preview\?/)
  await preview
    .locator('#goods')
    .getByLabel('Pages', { exact: true })
    .getByRole('link', { name: 'Page 2' })
    .click()
  const request = await asked
  expect(request.method()).toBe('POST')
  expect(
    JSON.parse(new URLSearchParams(request.postData() ?? '').get('document') ?? ''),
  ).toMatchObject({ content: [{ type: 'product-grid' }, { type: 'image' }] })
  await expect(names).not.toHaveText(first)
  await preview.locator('#picture a[data-lightbox]').click()
  await expect(preview).toHaveURL(/\/media\//)
})
