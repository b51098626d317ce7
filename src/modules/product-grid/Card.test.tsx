import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ProductCard } from '#shop/client'
import { Card } from './Card.tsx'

const product: ProductCard = {
  id: 'mug',
  type: 'simple',
  path: '/product/mug',
  name: 'Mug',
  price: { min: 1000, max: 1000, regularMin: 1000, regularMax: 1000, onSale: false },
  stock: 'in-stock',
  picture: undefined,
  secondPicture: undefined,
  quickAdd: 'mug-variant',
  external: undefined,
}

describe('the button of a product card', () => {
  const buttonOf = (changes: Partial<ProductCard>, quickAdd = true) => {
    const html = renderToString(
      <Card
        product={{ ...product, ...changes }}
        money={{ currency: 'EUR', locale: 'en' }}
        level="h2"
        quickAdd={quickAdd}
        columns={4}
        priority={false}
        grid="grid"
      />,
    )
    return /class="product-card-add".*?<(a|button) .*?>(.*?)<span/.exec(html)?.slice(1)
  }

  it.each<[Partial<ProductCard>, string[]]>([
    [{}, ['button', 'addToCart']],
    [{ type: 'variable', quickAdd: undefined }, ['a', 'withOptions']],
    [{ type: 'variable', quickAdd: undefined, stock: 'out-of-stock' }, ['a', 'viewProduct']],
    [{ type: 'variable', quickAdd: undefined, price: undefined }, ['a', 'viewProduct']],
    [{ type: 'grouped', quickAdd: undefined }, ['a', 'viewProduct']],
    [{ quickAdd: undefined, stock: 'out-of-stock' }, ['a', 'viewProduct']],
  ])('of %o is %j', (changes, button) => {
    expect(buttonOf(changes)).toEqual(button)
  })

  it('is not there where the list has none', () => {
    expect(buttonOf({ type: 'variable', quickAdd: undefined }, false)).toBeUndefined()
  })
})
