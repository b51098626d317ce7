import type { Locator, Page } from '@playwright/test'
import { type EmailVerdict, emailVerdicts } from '../tests/fixtures/emails.ts'
import { sharedJson } from '../tests/support/shared-data.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

async function answerSum(form: Locator, wrongBy = 0) {
  const sum = await form.locator('label', { hasText: /What is \d+/ }).textContent()
  const [a = 0, b = 0] = (sum?.match(/\d+/g) ?? []).map(Number)
  await form.getByLabel(/What is/).fill(String(a + b + wrongBy))
}

/** Immediately: the browser waits until it counts as human. */
async function send(form: Locator) {
  await form.getByRole('button', { name: 'Send the enquiry' }).click()
}

const MESSAGE = 'A bowl for forty.'

/** The enquiry form with everything but the sum filled in. */
async function openFilled(page: Page, topic = 'A commission') {
  await page.goto('/contact')
  const form = page.locator('#enquiry')
  await form.getByLabel('Name').fill('Aino')
  await form.getByLabel('Email').fill('aino@example.com')
  await form.getByLabel(topic).check()
  await form.getByLabel('Your message').fill(MESSAGE)
  return form
}

test('FM-2 FM-5 FM-7 the enquiry reports missing fields, shows conditional ones, is sent, and is confirmed', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = page.locator('#enquiry')
  await expect(form.getByLabel('How many people?')).toBeHidden()
  await form.getByLabel('A course').check()
  await expect(form.getByLabel('How many people?')).toBeVisible()
  await form.getByRole('button', { name: 'Send the enquiry' }).click()
  const status = form.getByRole('status')
  await expect(status).toBeFocused()
  await expect(status).toContainText('Please, fill in the following fields:')
  await expect(status.getByRole('link')).toHaveText([
    'Name',
    'Email',
    'How many people?',
    'Your message',
    /^What is \d+ \+ \d+\?$/,
  ])
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  expect(await findAxeViolations(page)).toEqual([])

  await form.getByLabel('Name').fill('Aino')
  await form.getByLabel('Email').fill('aino@nowhere')
  await form.getByLabel('How many people?').fill('8')
  await form.getByLabel('A commission').check()
  await expect(form.getByLabel('How many people?')).toBeHidden()
  await form.getByLabel('Your message').fill(MESSAGE)
  await answerSum(form)
  await form.getByRole('button', { name: 'Send the enquiry' }).click()
  await expect(status).toContainText('Invalid email')
  await form.getByLabel('Email').fill('aino@example.com')
  const sent = page.waitForRequest(request => request.postData()?.includes('enquiry/send') === true)
  await send(form)
  // Answers of hidden fields are not sent.
  expect((await sent).postData()).not.toContain('field_people')
  await expect(status).toContainText('Thank you. We answer within two days')
  await expect(form.getByRole('button')).toHaveCount(0)
})

test('a field that is being put right is no longer marked as wrong', async ({ page }) => {
  await page.goto('/contact')
  const form = page.locator('#enquiry')
  await form.getByRole('button', { name: 'Send the enquiry' }).click()
  await expect(form.getByRole('status')).toBeFocused()
  const name = form.getByLabel('Name')
  const topic = form.getByLabel('A commission')
  const sum = form.getByLabel(/What is/)
  for (const field of [name, topic, sum])
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription('Please fill in this field.')
  await name.fill('A')
  await topic.check()
  await sum.fill('1')
  for (const field of [name, topic, sum]) await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(name).toHaveAccessibleDescription('')
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  // Errors of the last submission stay visible until the next one.
  await expect(form.getByRole('status').getByRole('link', { name: 'Name' })).toBeVisible()
  await name.fill('')
  await form.getByRole('button', { name: 'Send the enquiry' }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
})

test('the sum is in the page at once, also without script', async ({ page, request }) => {
  expect(await (await request.get('/contact')).text()).toMatch(/What is \d+ \+ \d+\?/)
  await page.goto('/contact')
  const sum = page.getByLabel(/What is \d+ \+ \d+\?/)
  const before = await sum.boundingBox()
  await sum.click()
  await expect(sum).toBeFocused()
  expect(await sum.boundingBox()).toEqual(before)
})

test('a browser that fills the hidden field is told, and gets through', async ({ page }) => {
  const form = await openFilled(page)
  await answerSum(form)
  // Simulates autofill of the hidden field.
  await form.locator('input[tabindex="-1"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://aino.example'
  })
  await send(form)
  const status = form.getByRole('status')
  await expect(status).toContainText('A hidden field was filled in')
  await expect(status).toBeFocused()
  await expect(form.getByLabel('Your message')).toHaveValue(MESSAGE)
  await expect(form.locator('input[tabindex="-1"]')).toHaveValue('')
  await answerSum(form)
  await send(form)
  await expect(status).toContainText('Thank you. We answer within two days')
})

test('FM-4 after a wrong sum the form is sent with the right one', async ({ page }) => {
  const form = await openFilled(page)
  await answerSum(form, 1)
  await send(form)
  const status = form.getByRole('status')
  await expect(status).toContainText('You entered the wrong number in captcha.')
  await expect(status).toBeFocused()
  await expect(form.getByLabel(/What is/)).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Your message')).toHaveValue(MESSAGE)
  await answerSum(form)
  await send(form)
  await expect(status).toContainText('Thank you. We answer within two days')
})

test.describe('on a failing network', () => {
  test.use({ expectedComplaint: /status of 502/ })

  test('FM-6 without network the input is kept and the failure is reported', async ({ page }) => {
    const form = await openFilled(page, 'Something else')
    await answerSum(form)
    await page.route('**/contact', route =>
      route.fulfill({ status: 502, body: '<p>Bad gateway</p>', contentType: 'text/html' }),
    )
    await form.getByRole('button', { name: 'Send the enquiry' }).click()
    await expect(form.getByRole('status')).toContainText('could not be sent')
    await expect(form.getByLabel('Your message')).toHaveValue(MESSAGE)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('FM-11 the enquiry is sent as a page', async ({ page }) => {
    const form = await openFilled(page)
    await page.getByRole('button', { name: 'Send the enquiry' }).click()
    await expect(page.getByText('press the button again')).toBeVisible()
    await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE)
    await answerSum(form, 1)
    await send(form)
    await expect(form.getByRole('status')).toContainText('You entered the wrong number in captcha.')
    await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE)
    await answerSum(form)
    await send(form)
    await expect(page.getByText('Thank you. We answer within two days')).toBeVisible()
  })
})

const addresses = [
  { whose: 'our addresses', listed: emailVerdicts },
  {
    whose: 'other people’s addresses',
    listed: sharedJson<EmailVerdict[]>('forms/emails.json') ?? [],
  },
]

for (const { whose, listed } of addresses) {
  test(`FM-3 the browser validates each address of ${whose} as expected`, async ({ page }) => {
    test.skip(listed.length === 0, 'they are not beside this checkout')
    await page.goto('/contact')
    await page.getByLabel('Email').focus()
    await page
      .locator('vt-island[module="contact-form"][data-ready]')
      .waitFor({ state: 'attached' })
    // The first validation is slower than later ones.
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    const verdicts = await page.getByLabel('Email').evaluate(
      async (input: HTMLInputElement, all) => {
        const button = input.form?.querySelector<HTMLButtonElement>('button[type="submit"]')
        const given: (boolean | 'empty')[] = []
        for (const email of all) {
          // Like typing; the name stays empty, so nothing is sent.
          input.value = email
          input.dispatchEvent(new Event('input', { bubbles: true }))
          button?.click()
          await new Promise(requestAnimationFrame)
          await new Promise(resolve => setTimeout(resolve))
          const says = document.getElementById(
            input.getAttribute('aria-describedby') ?? '',
          )?.textContent
          given.push(says?.includes('fill in') ? 'empty' : input.ariaInvalid !== 'true')
        }
        return given
      },
      listed.map(one => one.email),
    )
    // Single-line fields drop line breaks.
    const wrong = listed.filter(
      (one, index) => !/[\r\n]/.test(one.email) && verdicts[index] !== one.contact_form,
    )
    expect(wrong).toEqual([])
  })
}
