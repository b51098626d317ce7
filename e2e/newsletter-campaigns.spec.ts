import { asOwner, change } from './support/admin-api.ts'
import { option } from './support/builder-page.ts'
import { findCrowding } from './support/find-crowding.ts'
import { isThere } from './support/is-there.ts'
import { mailsTo } from './support/mails.ts'
import { canvasOf, test } from './support/staff.ts'
import { expect, findOverflow } from './support/test.ts'

test('NL-3 an owner imports subscribers, writes a newsletter in the builder, tries it and sends it', async ({
  page,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const name = `Friends ${own}`
  await asOwner(async api => {
    // Other tests subscribe to the first list, which may exist.
    await api.post('/api/admin/newsletter-lists', { data: { name: 'Newsletter' } })
    await change(api, '/newsletter-lists', { name })
  })

  await test.step('a file is checked before anybody is taken in', async () => {
    await page.goto('/admin/newsletter-subscribers')
    await isThere(page)
    await page.getByRole('button', { name: 'Import' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Import subscribers' })
    await dialog.getByLabel('List').click()
    await page.getByRole('option', { name }).click()
    await dialog.getByLabel('Agreed to').fill('Paper form at the spring fair')
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'friends.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Email,First name\nkerttu-${own}@example.com,Kerttu\nnobody,Nobody\nolli-${own}@example.com,Olli\n`,
      ),
    })
    await dialog.getByRole('button', { name: 'Check file' }).click()
    await expect(dialog).toContainText('2 new subscribers')
    await expect(dialog).toContainText('Row 3: “nobody” is no email address')
    await dialog.getByRole('button', { name: 'Import 2 subscribers' }).click()
    await expect(page.getByText('2 subscribers imported')).toBeVisible()
    await expect(page.getByRole('cell', { name: `kerttu-${own}@example.com` })).toBeVisible()
  })

  await test.step('it is written in the builder', async () => {
    await page.goto('/admin/newsletter-letters/create')
    await page.getByLabel('Subject').fill(`Spring at ${own}`)
    await page.getByLabel('List').click()
    await page.getByRole('option', { name }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Write in the builder' }).click()
    await page.getByRole('tree').waitFor()
    await canvasOf(page).locator('main').waitFor()
    await expect(page.locator('h1')).toHaveText(`Spring at ${own}`)
    await expect(canvasOf(page).getByRole('banner')).toHaveCount(0)
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: 'Search modules' })
    await search.fill('slider')
    await expect(page.getByText('No results')).toBeVisible()
    await search.fill('Heading')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await option(page, 'Heading').fill('The first boats')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findCrowding(page.getByRole('banner'))).toEqual([])
    // Unsaved changes are saved before leaving.
    await page.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('it is looked at, tried at one address, and sent', async () => {
    const preview = page.frameLocator('iframe[title="Preview of the email"]')
    await expect(preview.getByRole('heading', { name: 'The first boats' })).toBeVisible()
    const tester = `tester-${own}@example.com`
    await page.getByLabel('Test email to').fill(tester)
    await page.getByRole('button', { name: 'Send test' }).click()
    await expect.poll(async () => (await mailsTo(tester)).at(0)?.text).toContain('The first boats')
    await page.reload()
    await isThere(page)
    expect(await findOverflow(page)).toBe(0)
    await page.getByRole('button', { name: 'Send now…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
    const report = page.getByRole('status').filter({ hasText: 'Unsubscribed' })
    await expect(report).toHaveText('Sent2Unsubscribed0', { timeout: 30_000 })
    for (const who of ['kerttu', 'olli']) {
      const [mail] = await mailsTo(`${who}-${own}@example.com`)
      expect(mail?.subject).toBe(`Spring at ${own}`)
      expect(mail?.text).toContain('The first boats')
    }
  })
})
