import type { Locator } from '@playwright/test'
import { islandRuns } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

type Row = Record<string, unknown>

const putForm = (fields: Row[], more: Row = {}) =>
  putPage('/odd', [
    { type: 'heading', props: { id: 'title', text: 'Form', level: 'h1' } },
    { type: 'contact-form', props: { id: 'odd', captcha: false, fields, ...more } },
  ])

/** Retries immediate submissions, which are refused. */
async function sendAsPerson(form: Locator) {
  const status = form.getByRole('status').first()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(status).not.toBeEmpty()
  const isAsked = await status.getByText('You must be a human').isVisible()
  if (isAsked) await form.getByRole('button', { name: 'Send' }).click()
}

test('a cookie that cannot be decoded leaves the form as it is', async ({ page, context }) => {
  const url = await putForm([
    { id: 'name', label: 'Name' },
    { id: 'ref', type: 'hidden', source: 'cookie', sourceValue: 'ref' },
  ])
  await page.goto(url)
  await context.addCookies([{ name: 'ref', value: '50%', url: page.url() }])
  const form = page.locator('#odd')
  await form.getByLabel('Name').fill('Aino')
  await islandRuns(form)
  await sendAsPerson(form)
  await expect(form.getByRole('status').first()).toContainText('Thanks for contacting us')
})

test.describe('a form that was deleted during the visit', () => {
  test.use({ expectedComplaint: /status of 404/ })
  test('reports that and keeps the input', async ({ page }) => {
    await page.goto(await putForm([{ id: 'name', label: 'Name' }]))
    const form = page.locator('#odd')
    await form.getByLabel('Name').fill('Aino')
    await islandRuns(form)
    // As after a test has ended, or the form was replaced.
    await page.route(page.url(), async route => {
      const body = route.request().postData()?.replaceAll('odd/', 'gone/') ?? ''
      await route.continue({ postData: body })
    })
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByRole('status').first()).toContainText('This form was changed or removed')
    await expect(form.getByLabel('Name')).toHaveValue('Aino')
  })
})

test('FM-3 half a date is not taken for none', async ({ page }) => {
  await page.goto(await putForm([{ id: 'day', label: 'Day', type: 'date', required: false }]))
  const form = page.locator('#odd')
  await form.getByLabel('Day').focus()
  await islandRuns(form)
  await page.keyboard.type('12')
  await form.getByRole('button', { name: 'Send' }).click()
  const problem = form.getByRole('status').first().getByRole('link', { name: /Day/ })
  await problem.click()
  await expect(form.getByLabel('Day')).toBeFocused()
})

test.describe('without its script', () => {
  test.use({ expectedComplaint: /ERR_FAILED|could not start/ })

  test('FM-11 a form in steps can be sent if its script does not load', async ({ page }) => {
    const url = await putForm(
      [
        { id: 'one', type: 'step', label: 'One' },
        { id: 'name', label: 'Name' },
        { id: 'two', type: 'step', label: 'Two' },
        { id: 'note', label: 'Note' },
      ],
      { captcha: true },
    )
    await page.route(/\.js(\?|$)/, route => route.abort())
    await page.goto(url)
    const form = page.locator('#odd')
    await form.getByLabel('Name').fill('Aino')
    await form.getByRole('button', { name: 'Next' }).click()
    await form.getByLabel('Note').fill('Hello')
    const sum = form.getByLabel(/\d+ \+ \d+/)
    const answer = async (more: number) => {
      const asked = (await sum.locator('..').textContent()) ?? ''
      const numbers = asked.match(/\d+/g) ?? []
      await sum.fill(String(numbers.reduce((total, number) => total + Number(number), more)))
      await form.getByRole('button', { name: 'Send' }).click()
    }
    await answer(1)
    await expect(form.getByRole('status').first()).toContainText('wrong number')
    await answer(0)
    await expect(form.getByRole('status').first()).toContainText('Thanks for contacting us')
  })

  for (const [what, script] of [
    ['no script', /\.js(\?|$)/],
    ['the script of forms', /ContactForm/],
  ] as const) {
    test(`FM-5 a conditional field can be completed if ${what} loads`, async ({ page }) => {
      const url = await putForm([
        {
          id: 'colour',
          label: 'Colour',
          type: 'radio',
          options: [{ label: 'Ash' }, { label: 'Other' }],
        },
        {
          id: 'which',
          label: 'Which',
          required: false,
          rules: [{ field: 'colour', operator: 'is', value: 'Other' }],
        },
      ])
      await page.route(script, route => route.abort())
      await page.goto(url)
      const form = page.locator('#odd')
      const late = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(one => (one as CSSAnimation).animationName === 'form-late'),
        )
      expect(await late()).toEqual([])
      await expect(form.getByLabel('Which')).toBeHidden()
      await form.getByRole('radio', { name: 'Other' }).check()
      await expect.poll(async () => (await late()).length).toBe(1)
      await expect(form.getByLabel('Which')).toBeHidden()
      await page.evaluate(() => {
        for (const one of document.getAnimations()) one.finish()
      })
      await form.getByLabel('Which').fill('Ash')
      await page.getByRole('heading', { name: 'Form' }).click()
      await expect(form.getByLabel('Which')).toBeVisible()
    })
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('FM-5 conditional fields stay visible while the visitor types', async ({ page }) => {
      const url = await putForm([
        { id: 'name', label: 'Name' },
        {
          id: 'which',
          label: 'Which',
          required: false,
          rules: [{ field: 'name', operator: 'is', value: 'Aino' }],
        },
      ])
      await page.goto(url)
      const form = page.locator('#odd')
      await expect(form.getByLabel('Which')).toBeVisible()
      await form.getByLabel('Name').focus()
      expect(await form.getByLabel('Which').isVisible()).toBe(true)
      await form.getByLabel('Name').pressSequentially('Ben')
      await form.getByLabel('Name').blur()
      expect(await form.getByLabel('Which').isVisible()).toBe(true)
    })
  })

  test('FM-6 a form whose script fails shows an error, keeps the input and can be sent again', async ({
    page,
  }) => {
    const url = await putForm([
      { id: 'name', label: 'Name' },
      {
        id: 'which',
        label: 'Which',
        required: false,
        rules: [{ field: 'name', operator: 'is', value: 'Ben' }],
      },
    ])
    const logic = /form-logic/
    await page.route(logic, route => route.abort())
    await page.goto(url)
    const form = page.locator('#odd')
    await form.getByLabel('Name').fill('Aino')
    await islandRuns(form)
    await form.getByLabel('Which').fill('Ash')
    const status = form.getByRole('status').first()
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(status).toContainText('could not be sent')
    await expect(form.getByLabel('Which')).toHaveValue('Ash')
    await page.unroute(logic)
    await sendAsPerson(form)
    await expect(status).toContainText('Thanks for contacting us')
  })
})
