import { rmSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { newProduct } from '#shop/schema'
import { change } from './support/admin-api.ts'
import { startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, test } from './support/test.ts'

const SIZES = ['250 ml', '350 ml']

/** The text as it is seen from left to right: its words by where they stand. */
const wordsFromLeft = (place: Locator) =>
  place.evaluate(element => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const words: { word: string; left: number }[] = []
    while (nodes.nextNode()) {
      for (const { 0: word, index } of (nodes.currentNode.textContent ?? '').matchAll(/[\w+]+/g)) {
        const range = document.createRange()
        range.setStart(nodes.currentNode, index)
        range.setEnd(nodes.currentNode, index + word.length)
        words.push({ word, left: range.getBoundingClientRect().left })
      }
    }
    return words.toSorted((one, other) => one.left - other.left).map(({ word }) => word)
  })

test('values that begin with a number keep their order on a page from right to left', async ({
  page,
}) => {
  const site = await startSite()
  try {
    const owner = await page.context().browser()?.newPage({ baseURL: site.url })
    if (!owner) throw new Error('no browser')
    await signIn(owner, addStaff('owner', site.dataDir))
    const lines = { address: ['20100 Berlin', '+358 2 123456', 'هاتف +358 2 654321'] }
    await change(owner.request, '/settings/site', { locale: 'ar', ...lines }, 'PATCH')
    await change(owner.request, '/products', {
      name: 'Beaker',
      type: 'variable',
      status: 'published',
      options: [{ key: 'size', name: 'Size', values: SIZES, visible: true, variation: true }],
      variants: SIZES.map(size => ({
        ...newProduct.offer,
        ...{ regularPrice: 900, sku: null, options: { size }, enabled: true, image: null },
        ...{ descriptionHtml: '', taxClass: null, stock: null },
      })),
    })
    await owner.close()
    await page.goto(`${site.url}/product/beaker`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const address = page.locator('footer address span')
    expect(await wordsFromLeft(address.first())).toEqual(['20100', 'Berlin'])
    expect(await wordsFromLeft(address.nth(1))).toEqual(['+358', '2', '123456'])
    expect(await wordsFromLeft(address.last())).toEqual(['+358', '2', '654321'])
    expect(await wordsFromLeft(page.locator('.product-value').first())).toEqual(['250', 'ml'])
    expect(await wordsFromLeft(page.locator('.product-facts dd').last())).toEqual([
      ...['250', 'ml'],
      ...['350', 'ml'],
    ])
    await page.goto(`${site.url}/contact`)
    const call = page.getByRole('main').locator('a[href^="tel:"]').first()
    expect(await wordsFromLeft(call)).toEqual(['+358', '200', '000', '000'])
  } finally {
    await site.stop()
    rmSync(site.dataDir, { recursive: true, force: true })
  }
})
