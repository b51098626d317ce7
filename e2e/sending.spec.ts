import { islandRuns } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

let path = ''

test.beforeAll(async () => {
  const fields = [{ id: 'message', label: 'Message', type: 'text', required: true }]
  path = await putPage('/sending', [
    { type: 'heading', props: { id: 'title', text: 'Write to us', level: 'h1' } },
    {
      type: 'contact-form',
      props: { id: 'letter', fields, captcha: false, submitLabel: 'Send it' },
    },
  ])
})

test('FM-6 two presses in one tick send one request', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith(path)) {
      if (request.postData()?.includes('letter/send')) sent.push(request.url())
    }
  })
  await page.goto(path)
  const form = page.locator('#letter')
  // Starts on focus.
  await form.getByLabel('Message').fill('Hello')
  await islandRuns(form)
  await form.getByRole('button', { name: 'Send it' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  // Any response: fast submissions may count as automated.
  await expect(form.getByRole('status')).not.toBeEmpty()
  expect(sent).toHaveLength(1)
})
