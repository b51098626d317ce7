import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { putPage } from './support/put-page.ts'
import { test } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes } from './support/test.ts'

const FIELDS = [
  { id: 'name', label: 'Name', type: 'input' },
  { id: 'email', label: 'Email', type: 'email' },
  { id: 'topic', label: 'Topic', type: 'radio', options: [{ label: 'Bowls' }, { label: 'Cups' }] },
  { id: 'notes', label: 'Notes', type: 'text', required: false },
]

/** Submits without script: the sum replaces proof of work. */
async function sendForm(visitor: APIRequestContext, path: string, answers: Record<string, string>) {
  const fields = Object.entries(answers).map(([id, value]) => [`field_${id}`, value])
  const form = { _action: 'ask/send', ...Object.fromEntries(fields) }
  const headers = { accept: 'text/html' }
  const asked = await (await visitor.post(path, { form, headers })).text()
  const [, a, b] = /What is (\d+) \+ (\d+)\?/.exec(asked) ?? []
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(asked) ?? []
  const captcha = String(Number(a) + Number(b))
  const sent = await visitor.post(path, { form: { ...form, token, captcha }, headers })
  if (!(await sent.text()).includes('data-form-sent')) throw new Error('the form was not taken')
}

/** Selects a form in the list's filter. */
async function chooseForm(page: Page, title: string) {
  await page.getByRole('combobox', { name: 'Form' }).click()
  await page.getByRole('option', { name: new RegExp(`^${title} `) }).click()
}

test('answers of one form: columns, search, status, CSV and deliveries', async ({
  page,
  playwright,
  baseURL,
}) => {
  const title = `Wheel ${crypto.randomUUID().slice(0, 6)}`
  const path = await putPage('/wheel', [
    { type: 'heading', props: { id: 'title', text: 'Wheel', level: 'h1' } },
    {
      type: 'contact-form',
      props: {
        id: 'ask',
        title,
        fields: FIELDS,
        confirm: true,
        webhook: 'https://127.0.0.1:9/hook',
      },
    },
  ])
  const userAgent = await page.evaluate(() => navigator.userAgent.replace('Headless', ''))
  const visitor = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    userAgent,
    // Signed out.
    storageState: { cookies: [], origins: [] },
  })
  await sendForm(visitor, path, { name: 'Aino Berg', email: 'aino@v.example', topic: 'Cups' })
  await sendForm(visitor, path, {
    name: '=1+1',
    email: 'ben@v.example',
    topic: 'Bowls',
    notes: 'Crème pattern, please',
  })
  await visitor.dispose()

  await page.goto('/admin/submissions')
  const summaryAnswer = page.waitForResponse(/\/submissions\/summary\?form=/)
  await chooseForm(page, title)
  const summaryUrl = (await summaryAnswer).url()
  const table = page.getByRole('table').filter({ hasText: 'Status' })
  const head = table.getByRole('columnheader')
  await expect(head.filter({ hasText: /^(Name|Email|Topic|Notes)$/ })).toHaveCount(4)
  await expect(table.getByRole('row', { name: /Aino Berg/ })).toContainText('Cups')

  const summary = page.getByRole('region', { name: 'Statistics of this form' })
  await expect(summary.getByRole('heading', { name: 'Submissions per day' })).toBeVisible()
  // Accessible equivalent of the bars.
  await expect(summary.getByRole('row').last()).toContainText('2')
  await expect(summary).toContainText('Completion rate')
  // Counts are written with a delay.
  await expect
    .poll(async () => (await page.request.get(summaryUrl)).json())
    .toMatchObject({ started: 2, sent: 2 })
  await page.reload()
  await expect(summary).toContainText(/100\s?%/)
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])

  await page.getByRole('button', { name: 'Columns' }).click()
  const menu = page.getByRole('menu', { name: 'Columns' })
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Email' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Email' })).not.toBeChecked()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(head.filter({ hasText: /^Email$/ })).toHaveCount(0)
  await page.reload()
  await expect(head.filter({ hasText: /^Topic$/ })).toHaveCount(1)
  await expect(head.filter({ hasText: /^Email$/ })).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  const lines = csv.trim().split('\r\n')
  expect(lines[0]).toBe('Sent,Form,Page,Status,Reply to,Name,Topic,Notes')
  expect(lines[1]).toMatch(/,'=1\+1,Bowls,"Crème pattern, please"$/)
  expect(lines[2]).toMatch(/,Aino Berg,Cups,$/)

  await page.getByRole('textbox', { name: 'Search' }).fill('creme pat')
  await expect(table.getByRole('row')).toHaveCount(2)
  await table.getByText('Crème pattern').click()

  const delivery = page.getByRole('region', { name: 'Delivery' })
  await expect(delivery.getByRole('listitem')).toHaveCount(3)
  const hook = delivery.getByRole('listitem').filter({ hasText: 'Webhook' })
  const submission = `/api/admin/submissions/${page.url().split('/').at(-1)}`
  await expect
    .poll(async () => (await page.request.get(submission)).text())
    .toContain('127.0.0.1 may not be called')
  await page.reload()
  await expect(hook).toContainText('127.0.0.1 may not be called')
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
  await hook.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Webhook queued again.')).toBeVisible()
})

test('the secret of webhooks is shown when it is asked for, and replaced', async ({ page }) => {
  await page.goto('/admin/newsletter-accounts')
  await page.getByRole('link', { name: 'under Settings › Forms' }).click()
  await page.getByRole('tab', { name: 'Forms' }).click()
  await page.getByRole('button', { name: 'Show secret' }).click()
  const secret = page.getByRole('textbox', { name: 'Signing secret' })
  await expect(secret).toHaveValue(/^[a-z2-7]{32}$/)
  const before = await secret.inputValue()
  expect(await findAxeViolationsInBothSchemes(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Replace secret…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click()
  await expect(secret).not.toHaveValue(before)
  await expect(secret).toHaveValue(/^[a-z2-7]{32}$/)
})
