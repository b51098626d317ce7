import { openExample } from './support/module-example.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test('AC-1: the search narrows questions down, arrow keys pass over the rest, a link shows them again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const root = await openExample(page, 'faq')
  const question = (name: string) => root.getByRole('button', { name })
  const field = root.getByRole('searchbox', { name: 'Search questions' })
  const height = (await root.boundingBox())?.height

  await field.fill('deliver abroad')
  await expect(root.getByRole('status')).toHaveText('One question found.')
  await expect(question('Do you deliver abroad?')).toBeVisible()
  await expect(question('How do I pay?')).toBeHidden()

  await field.fill('how')
  await expect(root.getByRole('status')).toHaveText('3 questions found.')
  await question('How long').focus()
  await page.keyboard.press('End')
  await expect(question('How do I pay?')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(question('How long')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(question('How do I pay?')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(root.getByText('By bank transfer')).toBeVisible()

  await field.fill('nothing like it')
  await expect(root.getByRole('status')).toHaveText('No question matches.')
  expect(await findAxeViolations(page, '#faq-1')).toEqual([])
  await page.evaluate(() => {
    location.hash = '#faq-1|1'
  })
  await expect(root.getByText('Yes, until it is packed.')).toBeVisible()
  await expect(field).toHaveValue('')
  await question('Can I change').click()
  await question('How do I pay?').click()
  await expect.poll(async () => (await root.boundingBox())?.height).toBe(height)
})
