import type { Locator, Page, Route } from '@playwright/test'
import { findInMail } from './support/mails.ts'
import { islandRuns } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const booking = {
  title: 'Book a course',
  captcha: false,
  resume: true,
  fields: [
    { id: 'which', label: 'The course', type: 'step' },
    {
      id: 'course',
      label: 'Which course?',
      type: 'radio',
      options: [
        { label: 'Beginners', value: 85 },
        { label: 'A private group', value: 70 },
      ],
    },
    {
      id: 'group',
      label: 'Your group',
      type: 'step',
      rules: [{ field: 'course', operator: 'is', value: 'A private group' }],
    },
    { id: 'people', label: 'People', type: 'range', min: '4', max: '12', step: '1' },
    { id: 'you', label: 'About you', type: 'step' },
    { id: 'email', label: 'Email', type: 'email' },
    { id: 'pictures', label: 'Pictures', type: 'file', required: false, maxFiles: 2, maxMb: 1 },
    { id: 'stars', label: 'How did you like us?', type: 'rating', required: false },
    {
      id: 'price',
      label: 'Price',
      type: 'calculation',
      formula: '{course} * max(1, {people})',
      before: '€ ',
    },
    {
      id: 'terms',
      label: 'Terms',
      type: 'consent',
      content: '<p>I agree to the <a href="/terms">terms</a>.</p>',
    },
  ],
}

const putBooking = (props: Record<string, unknown> = {}) =>
  putPage('/booking', [
    { type: 'heading', props: { id: 'title', text: 'Booking', level: 'h1' } },
    { type: 'contact-form', props: { id: 'booking', ...booking, ...props } },
  ])

async function open(page: Page): Promise<Locator> {
  const form = page.locator('#booking')
  await form.getByRole('radio').first().focus()
  await islandRuns(form)
  return form
}

test('FM-1 FM-5 a form in steps is filled in by keyboard, back and forth without loss', async ({
  page,
}) => {
  await page.goto(await putBooking())
  const form = await open(page)
  const steps = form.getByRole('list', { name: 'Progress' }).getByRole('listitem')
  const next = form.getByRole('button', { name: 'Next' })
  await expect(steps).toHaveText(['The course', 'About you'])
  await expect(form.getByRole('button', { name: 'Send' })).toBeHidden()

  await test.step('a step is left when it is in order', async () => {
    await next.press('Enter')
    const status = form.getByRole('status').first()
    await expect(status).toBeFocused()
    await expect(status.getByRole('link')).toHaveText(['Which course?'])
    expect(await findAxeViolations(page)).toEqual([])
  })

  await test.step('an answer adds a step, and the focus goes to its heading', async () => {
    await form.getByLabel('A private group').check()
    await expect(steps).toHaveText(['The course', 'Your group', 'About you'])
    await next.press('Enter')
    await expect(form.getByRole('heading', { name: 'Your group' })).toBeFocused()
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    const people = form.getByRole('slider', { name: 'People' })
    await people.focus()
    for (let count = 4; count < 7; count++) await page.keyboard.press('ArrowRight')
    await expect(people).toHaveValue('7')
    await form.getByRole('button', { name: 'Back' }).click()
    await expect(form.getByLabel('A private group')).toBeChecked()
    await next.click()
    await expect(people).toHaveValue('7')
    await next.click()
  })

  await test.step('the price follows the answers', async () => {
    await expect(form.getByText('€ 490.00')).toBeVisible()
  })

  await test.step('files are checked before they are sent, and an error leads to its field', async () => {
    const pictures = form.getByLabel('Pictures')
    await pictures.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: PIXEL })
    await form.getByLabel('Email', { exact: true }).fill('aino@example.com')
    await form.getByRole('checkbox', { name: /I agree/ }).check()
    await form.getByRole('button', { name: 'Send' }).click()
    const problem = form
      .getByRole('status')
      .first()
      .getByRole('link', { name: /Pictures/ })
    await expect(problem).toContainText('these types of files only')
    await problem.click()
    await expect(pictures).toBeFocused()
    await pictures.setInputFiles([
      { name: 'bowl.png', mimeType: 'image/png', buffer: PIXEL },
      { name: 'cup.png', mimeType: 'image/png', buffer: PIXEL },
    ])
    await form.getByText('4 stars', { exact: true }).locator('..').click()
    await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked()
    expect(await findAxeViolations(page)).toEqual([])
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByRole('status').first()).toContainText('Thanks for contacting us')
  })
})

test('a mailed link restores the input', async ({ page }) => {
  const email = `aino-${crypto.randomUUID().slice(0, 8)}@example.com`
  // Pressing before conditions are loaded still follows them.
  const late = async (route: Route) => {
    await new Promise(resolve => setTimeout(resolve, 300))
    await route.continue()
  }
  await page.route(/form-logic/, late, { times: 1 })
  await page.goto(await putBooking())
  const form = await open(page)
  await form.getByLabel('A private group').check()
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByRole('slider').fill('9')
  await form.getByText('Save and continue later').click()
  await form.getByRole('button', { name: 'Email me the link' }).click()
  await expect(form.getByText('Please enter a valid email address')).toBeVisible()
  await form.getByLabel('Email address for the link').fill(email)
  await form.getByRole('button', { name: 'Email me the link' }).click()
  // The test site has no mail server, and says so.
  await expect(form.getByText('This site cannot send emails yet')).toBeVisible()
  const link = await form.getByRole('link', { name: 'Continue later' }).getAttribute('href')
  expect(await findInMail(email, /\/booking\S*resume=\S+/)).toContain(link?.split('#')[0])
  await page.goto(link ?? '')
  const again = page.locator('#booking')
  await islandRuns(again).catch(() => {})
  await expect(again.getByRole('heading', { name: 'Your group' })).toBeVisible()
  await expect(again.getByRole('slider')).toHaveValue('9')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('FM-11 all steps are shown below each other, and files are sent', async ({ page }) => {
    await page.goto(await putBooking({ botCheck: false }))
    const form = page.locator('#booking')
    await expect(form.getByRole('button', { name: 'Next' })).toBeHidden()
    // Conditional steps can be filled in without script.
    await expect(form.getByRole('slider', { name: 'People' })).toBeEnabled()
    await form.getByLabel('Beginners').check()
    await form.getByLabel('Email', { exact: true }).fill('aino@example.com')
    await form.getByRole('checkbox', { name: /I agree/ }).check()
    const send = form.getByRole('button', { name: 'Send' })
    await send.click()
    await expect(form.getByText('One more step')).toBeVisible()
    const issuedAt = Date.now()
    await expect(form.getByLabel('Beginners')).toBeChecked()
    await form.getByLabel('Pictures').setInputFiles({
      name: 'bowl.png',
      mimeType: 'image/png',
      buffer: PIXEL,
    })
    // Submissions within 800 ms of the token are refused.
    await expect.poll(() => Date.now() - issuedAt).toBeGreaterThan(800)
    await send.click()
    await expect(form.getByText('Thanks for contacting us')).toBeVisible()
  })
})

test('the steps are no wider than the narrowest screen, from either side', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(await putBooking())
  const form = await open(page)
  await form.getByLabel('A private group').check()
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate(wanted => {
      document.documentElement.dir = wanted
    }, dir)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
