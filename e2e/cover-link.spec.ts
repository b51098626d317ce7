import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

const text = (id: string, body: string) => ({ type: 'text', props: { id, body } })

for (const type of ['group', 'column', 'section'] as const) {
  test(`NAV-7: a ${type} is a link as a whole, and links inside it keep their targets`, async ({
    page,
  }) => {
    const own = {
      type,
      props: {
        id: 'whole',
        link: { url: '/about' },
        linkLabel: 'About us',
        content: [text('words', '<p>Words of it. <a href="#inner">Inner</a></p>')],
      },
    }
    const inRow = { type: 'row', props: { id: 'row', layout: '1', columns: [own] } }
    const section = {
      type: 'section',
      props: { id: 'around', content: [type === 'column' ? inRow : own] },
    }
    const path = await putPage('/cover', [type === 'section' ? own : section])
    await page.goto(path)
    const whole = page.locator('#whole').getByRole('link', { name: 'About us' })
    await expect(whole).toHaveAttribute('href', '/about')
    await page.locator('#words a').click()
    await expect(page).toHaveURL(/#inner$/)
    // By mouse everywhere, by keyboard like a link.
    const words = await page.getByText('Words of it.').boundingBox()
    if (!words) throw new Error('not on the screen')
    await page.mouse.click(words.x + 5, words.y + words.height / 2)
    await expect(page).toHaveURL(/\/about$/)
    await page.goto(path)
    await whole.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/about$/)
  })
}
