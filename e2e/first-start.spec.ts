import { type Site, startSite } from './support/site.ts'
import { canvasOf, PASSWORD } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('a new owner changes the home page where it stands, visitors elsewhere see it, and a revision brings it back', async ({
  page,
  browser,
}) => {
  const site = await startSite({ env: { DEMO: '0' } })
  let copy: Site | undefined
  try {
    const link = /http\S+\/admin\/welcome\?token=\S+/.exec(site.output())?.[0] ?? ''
    await page.goto(link)
    await page.getByLabel('Name').fill('Aino')
    await page.getByLabel('Email address').fill('aino@example.com')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button').click()
    await page.waitForURL(/\/admin$/)
    copy = await startSite({ dataDir: site.dataDir })
    const elsewhere = copy.url

    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await page.getByRole('link', { name: 'Edit Home' }).click()
    const headline = canvasOf(page).getByRole('heading', { level: 1 })
    await expect(headline).toHaveText('Welcome')
    await headline.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Bowls for every day')
    await expect(headline).toHaveText('Bowls for every day')

    await page.getByRole('tab', { name: 'Design' }).click()
    const size = page.locator('[data-option="size"]').first()
    await size.getByRole('button', { name: 'Phone' }).click()
    await size.getByRole('combobox').selectOption('2XL')
    await expect(size.getByRole('button', { name: 'Phone, differs' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Phone', exact: true }).first()).toBeVisible()
    await expect(page.getByText(/^Saved/)).toBeVisible()

    const visitor = await browser.newPage({ viewport: { width: 390, height: 800 } })
    await visitor.goto(elsewhere)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Welcome')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
    await expect
      .poll(async () => (await (await fetch(elsewhere)).text()).includes('Bowls for every day'))
      .toBe(true)
    await visitor.reload()
    const shown = visitor.getByRole('heading', { level: 1 })
    await expect(shown).toHaveText('Bowls for every day')
    const phone = await shown.evaluate(element => getComputedStyle(element).fontSize)
    await visitor.setViewportSize({ width: 1280, height: 800 })
    const desktop = await shown.evaluate(element => getComputedStyle(element).fontSize)
    expect(Number.parseFloat(phone)).toBeLessThan(Number.parseFloat(desktop) / 1.5)

    await page.getByRole('button', { name: 'Revisions' }).click()
    const revisions = page.getByRole('dialog')
    await revisions.getByRole('listitem').last().getByRole('button').first().click()
    await revisions.getByRole('button', { name: 'Restore' }).click()
    await expect(headline).toHaveText('Welcome')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect
      .poll(async () => (await (await fetch(elsewhere)).text()).includes('>Welcome<'))
      .toBe(true)
  } finally {
    await copy?.stop()
    await site.stop()
  }
})
