import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type BadgeOptions, badgesOf, type ProductCard } from '#shop/client'
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
  createdAt: 0,
  quickAdd: 'mug-variant',
  external: undefined,
}

const look = {
  ...({ saleBadge: 'word', newSince: undefined } as const),
  ...{ swatches: true, lowStock: true, quickView: false, wishes: false },
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
        look={look}
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

  it('omits a missing price', () => {
    expect(buttonOf({ type: 'variable', quickAdd: undefined }, false)).toBeUndefined()
  })
})

describe('the price of a product card', () => {
  const priceOf = (price: ProductCard['price']) => {
    const html = renderToString(
      <Card
        product={{ ...product, price }}
        money={{ currency: 'EUR', locale: 'en' }}
        level="h2"
        quickAdd={false}
        columns={4}
        priority={false}
        grid="grid"
        look={look}
      />,
    )
    return /<p class="product-card-price">(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')
  }

  it('strikes a former price only if it was that of every variant', () => {
    const price = { min: 1900, max: 1900, regularMin: 2500, regularMax: 2500, onSale: true }
    expect(priceOf(price)).toContain('€25.00')
    expect(priceOf({ ...price, regularMin: 1900 })).toBe('€19.00')
  })
})

describe('SH-5 badges of a product card', () => {
  const reduced = { min: 750, max: 750, regularMin: 1000, regularMax: 1000, onSale: true }
  const badges = (changes: Partial<ProductCard>, options: Partial<BadgeOptions> = {}) =>
    badgesOf({ ...product, ...changes }, { saleBadge: 'percent', newSince: undefined, ...options })

  it.each<[string, Partial<ProductCard>, object[]]>([
    ['a reduced price', { price: reduced }, [{ kind: 'percent', share: 0.25 }]],
    ['a third', { price: { ...reduced, min: 667, max: 667 } }, [{ kind: 'percent', share: 0.33 }]],
    [
      'less than one percent',
      { price: { ...reduced, min: 995, max: 995 } },
      [{ kind: 'sale', label: '' }],
    ],
    [
      'variants with several prices',
      { price: { ...reduced, min: 500 } },
      [{ kind: 'sale', label: '' }],
    ],
    ['a sold-out product', { price: reduced, stock: 'out-of-stock' }, [{ kind: 'out-of-stock' }]],
    ['a regular price', {}, []],
  ])('show the percentage of a single former price: %s', (_, changes, expected) => {
    expect(badges(changes)).toEqual(expected)
  })

  it('name discounts as a word, and mark new products', () => {
    const price = { ...reduced, label: 'Summer' }
    expect(badges({ price, createdAt: 100 }, { saleBadge: 'word', newSince: 99 })).toEqual([
      { kind: 'sale', label: 'Summer' },
      { kind: 'new' },
    ])
    expect(badges({ createdAt: 100 }, { newSince: 100 })).toEqual([])
  })
})
