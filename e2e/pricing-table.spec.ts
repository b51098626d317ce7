import { openExample } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('monthly or yearly is two radio buttons: by keyboard, without script, separate in each module', async ({
  page,
}) => {
  const root = await openExample(page, 'pricing-table', { script: false })
  const other = page.locator('#pricing-table-2')
  await expect(root.getByText('€38', { exact: true })).toBeVisible()
  await expect(root.getByText('€380')).toBeHidden()
  await root.getByRole('group', { name: 'Billing period' }).getByLabel('Monthly').focus()
  await page.keyboard.press('ArrowRight')
  await expect(root.getByLabel('Yearly')).toBeChecked()
  await expect(root.getByText('€380')).toBeVisible()
  await expect(root.getByText('€38', { exact: true })).toBeHidden()
  await other.locator('label', { hasText: 'Monthly' }).click()
  await expect(other.getByText('€38', { exact: true })).toBeVisible()
  await expect(root.getByText('€380')).toBeVisible()
})

test('features align across plans of any length', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const plan = (long: string) => ({
    name: 'Plan',
    price: '€12',
    features: ['First', long, 'Third'].map(label => ({ label })),
  })
  const note = 'A feature whose name is so long that it takes two or three lines of a plan'
  const path = await putPage('/plans', [
    {
      type: 'section',
      props: {
        id: 'section',
        content: [
          {
            type: 'pricing-table',
            props: { id: 'plans', plans: [plan('Second'), plan(note), plan('Second')] },
          },
        ],
      },
    },
  ])
  await page.goto(path)
  const tops = await page
    .locator('#plans .pricing-table-features')
    .evaluateAll(lists =>
      lists.map(list => [...list.children].map(row => Math.round(row.getBoundingClientRect().top))),
    )
  expect(tops[0]).toHaveLength(3)
  expect(tops[1]).toEqual(tops[0])
  expect(tops[2]).toEqual(tops[0])
})
