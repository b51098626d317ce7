import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionIn, Buyer, buyerAddress } from '../../tests/support/buyer.ts'
import { copyRows } from '../copy-rows.ts'
import { productCsv } from '../product-rows.ts'
import type { Site } from '../site.ts'

const PRODUCTS = 1000
/** Pages of the shop archive with that many products, in any order of the list. */
const SHOP_PAGES = 80
/** A product that does not sell out. */
const POT = 'simple,pot,Pot,1,visible,,1,1000000,12.50,Pots > bowl,'
const SORTS = ['newest', 'price-asc', 'price-desc', 'name', 'popularity']

export type ShopVisits = Awaited<ReturnType<typeof prepareVisits>>

/**
 * Fills the shop and copies the home page. Each visit requests a page that is not cached yet, or
 * acts as a new buyer.
 */
export async function prepareVisits(site: Site, homeCopies: number) {
  const file = join(site.dataDir, 'products.csv')
  writeFileSync(file, `${productCsv(PRODUCTS)}\n${POT}`)
  site.run('import', 'products', file)
  copyRows(
    join(site.dataDir, 'vitrine.db'),
    [{ table: 'pages', own: ['id', 'path'], where: `path = '/'` }],
    homeCopies + 1,
  )
  const get = async (path: string) => {
    const response = await fetch(site.url + path)
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return text
  }
  const productPath = '/product/pot'
  const html = await get(productPath)
  const product = /name="product" value="([^"]+)"/.exec(html)?.[1]
  if (!product) throw new Error('the product page has no form to add it to the cart')
  const add = actionIn(html, 'add')
  const newBuyer = () => new Buyer(() => site.url)
  const addToCart = async (buyer: Buyer) => {
    const { status } = await buyer.call(productPath, add, { product, quantity: '1' })
    if (status !== 200) throw new Error(`adding to the cart was answered ${status}`)
  }
  const first = newBuyer()
  await addToCart(first)
  const place = actionIn(await first.get('/checkout'), 'place')

  let [homes, products, shops] = [0, 0, 0]
  return {
    get,
    newBuyer,
    addToCart,
    home: () => get(`/-${++homes}`),
    product: () => get(`/product/bench-${++products}`),
    shop: () => {
      const index = shops++
      const sort = SORTS[Math.floor(index / SHOP_PAGES) % SORTS.length]
      return get(`/shop?page=${1 + (index % SHOP_PAGES)}&sort=${sort}`)
    },
    cart: (buyer: Buyer) => buyer.get('/cart'),
    checkout: (buyer: Buyer) => buyer.get('/checkout'),
    placeOrder: async (buyer: Buyer) => {
      const { status } = await buyer.call('/checkout', place, buyerAddress)
      if (status !== 200) throw new Error(`an order was answered ${status}`)
    },
  }
}
