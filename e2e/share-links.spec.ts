import { openExample } from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test('a page is shared by the device’s menu if it has one, and its link is copied and announced', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared, mayCopy: true })
    navigator.share = async data => {
      shared.push(data)
      throw new DOMException('closed', 'AbortError')
    }
    const writeText = async (text: string) => {
      if (!(window as unknown as { mayCopy: boolean }).mayCopy) throw new Error('forbidden')
      shared.push(text)
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  const address = 'https://www.example.com/journal/first-firing'
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)

  const root = await openExample(page, 'share-links')
  await expect(root.getByRole('link')).toHaveCount(0)
  await root.getByRole('button', { name: 'Share' }).click()
  await root.getByRole('button', { name: 'Copy link' }).click()
  await expect(root.getByRole('status')).toHaveText('Link copied')
  // Cancelling the share menu does not copy.
  expect(await shared()).toEqual([{ title: await page.title(), url: address }, address])

  const beside = page.locator('#share-links-2')
  await beside.scrollIntoViewIfNeeded()
  await expect(beside.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(beside.getByRole('link')).toHaveCount(5)

  await page.evaluate(() => Object.assign(window, { mayCopy: false }))
  await root.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect(root.getByRole('textbox', { name: 'Address of this page' })).toHaveValue(address)
  await expect(root.getByRole('status')).toContainText('could not be copied')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(address)
  expect(await findAxeViolations(page, '#share-links-1')).toEqual([])
})
