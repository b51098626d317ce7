import type { ProductInput } from '#shop'
import type { ProductOption } from '#shop/schema'

const DAY = 24 * 60 * 60 * 1000

interface Pot {
  slug: string
  name: string
  /** Cents including VAT. */
  price: number
  sale?: number
  stock: number
  category: string[]
  tags?: string[]
  short: string
  long: string
  images?: string[]
  featured?: boolean
  /** Length, width and height in centimeters. */
  size: [number, number, number]
  /** Kilograms. */
  weight: number
}

const pots: Pot[] = [
  {
    slug: 'breakfast-bowl',
    name: 'Breakfast bowl',
    price: 3400,
    stock: 18,
    category: ['Bowls'],
    tags: ['everyday'],
    short:
      '<p>Half a litre, a small foot, a lip that does not drip. Oatmeal glaze over iron speckle.</p>',
    long: '<p>The bowl that we make most. It stacks, it fits a hand, and porridge stays warm in it for as long as one reads the paper.</p>',
    featured: true,
    size: [15, 15, 8],
    weight: 0.42,
  },
  {
    slug: 'ramen-bowl',
    name: 'Ramen bowl',
    price: 4900,
    stock: 9,
    category: ['Bowls'],
    short: '<p>One litre on a high foot, so that it can be carried full and hot.</p>',
    long: '<p>Blue inside, iron brown outside. The foot keeps the heat from the table and gives the fingers a place.</p>',
    size: [19, 19, 9],
    weight: 0.78,
  },
  {
    slug: 'serving-bowl',
    name: 'Serving bowl',
    price: 8900,
    stock: 5,
    category: ['Bowls'],
    tags: ['large'],
    short: '<p>Thirty centimetres across, for salad, bread or nothing at all.</p>',
    long: '<p>Thrown in one piece and turned thin. Pale blue chun glaze, thicker where it gathered at the foot.</p>',
    featured: true,
    size: [30, 30, 10],
    weight: 1.6,
  },
  {
    slug: 'fruit-platter',
    name: 'Fruit platter',
    price: 7200,
    sale: 5800,
    stock: 4,
    category: ['Plates'],
    short: '<p>A long oval, pressed over a wooden form and edged by hand.</p>',
    long: '<p>Warm shino glaze, brown where it is thin. No two edges are the same.</p>',
    size: [42, 20, 4],
    weight: 1.3,
  },
  {
    slug: 'dinner-plate',
    name: 'Dinner plate',
    price: 3900,
    stock: 40,
    category: ['Plates'],
    tags: ['everyday'],
    short: '<p>Twenty-six centimetres, a low rim, white with fine iron speckle.</p>',
    long: '<p>Made for two restaurants first, then for everybody who ate there and asked.</p>',
    size: [26, 26, 2.5],
    weight: 0.82,
  },
  {
    slug: 'side-plate',
    name: 'Side plate',
    price: 2600,
    stock: 32,
    category: ['Plates'],
    tags: ['everyday'],
    short: '<p>Eighteen centimetres, for bread, cake and whatever is left over.</p>',
    long: '<p>Comes in oatmeal, celadon or white as they leave the kiln; tell us in the note if you mind which.</p>',
    size: [18, 18, 2],
    weight: 0.38,
  },
  {
    slug: 'espresso-cup',
    name: 'Espresso cup',
    price: 1900,
    stock: 26,
    category: ['Cups'],
    tags: ['everyday'],
    short: '<p>Eighty millilitres, no handle, thick enough to hold.</p>',
    long: '<p>Thrown off the hump, forty in a morning. The wall is thick at the foot and thin at the lip.</p>',
    size: [6, 6, 6],
    weight: 0.12,
  },
  {
    slug: 'tall-tumbler',
    name: 'Tall tumbler',
    price: 2800,
    stock: 15,
    category: ['Cups'],
    short: '<p>Bare clay to hold, white glaze to drink from.</p>',
    long: '<p>Three hundred millilitres. The clay outside is polished with a stone before the first firing, so it is smooth and a little warm.</p>',
    size: [7.5, 7.5, 13],
    weight: 0.3,
  },
  {
    slug: 'teapot',
    name: 'Teapot for two',
    price: 12800,
    stock: 3,
    category: ['Jugs and pots'],
    tags: ['large'],
    short:
      '<p>Six hundred millilitres. It pours without a drop on the cloth: each one is tested before it leaves.</p>',
    long: '<p>Black-brown tenmoku that breaks to rust at every edge. The lid has a tongue and stays on when the pot is tipped.</p>',
    images: ['teapot', 'teapot-detail'],
    featured: true,
    size: [20, 14, 14],
    weight: 0.7,
  },
  {
    slug: 'milk-jug',
    name: 'Milk jug',
    price: 3200,
    stock: 11,
    category: ['Jugs and pots'],
    tags: ['celadon'],
    short: '<p>A pulled spout and a handle for two fingers.</p>',
    long: '<p>A quarter of a litre, celadon over a bare foot.</p>',
    size: [11, 8, 9],
    weight: 0.26,
  },
  {
    slug: 'water-carafe',
    name: 'Water carafe',
    price: 6400,
    stock: 7,
    category: ['Jugs and pots'],
    short: '<p>One litre that stays cool: the bare clay below breathes a little.</p>',
    long: '<p>A slender form that fits the door of a fridge. Dark clay below, white glaze above and inside.</p>',
    size: [9, 9, 27],
    weight: 0.8,
  },
  {
    slug: 'bud-vase',
    name: 'Bud vase',
    price: 2900,
    stock: 22,
    category: ['Vases'],
    tags: ['gifts'],
    short: '<p>For one stem.</p>',
    long: '<p>Small, round, with a neck as narrow as a finger. Warm shino glaze.</p>',
    size: [8, 8, 11],
    weight: 0.2,
  },
  {
    slug: 'moon-jar',
    name: 'Moon jar',
    price: 38000,
    stock: 1,
    category: ['Vases'],
    tags: ['large'],
    short:
      '<p>Two bowls thrown apart and joined at the belly, as it has been done since the Joseon potters.</p>',
    long: '<p>Thirty centimetres high, almost round. The seam can be felt from inside, and the jar leans a little, which is the point of it. One of three that we fire in a year.</p>',
    images: ['moon-jar', 'moon-jar-detail'],
    featured: true,
    size: [30, 30, 31],
    weight: 3.4,
  },
  {
    slug: 'shoulder-vase',
    name: 'Shoulder vase',
    price: 14500,
    stock: 2,
    category: ['Vases'],
    tags: ['large'],
    short: '<p>A high round shoulder and a short neck, charcoal glaze.</p>',
    long: '<p>For branches. Heavy at the foot, so that it stands when the window is open.</p>',
    size: [20, 20, 34],
    weight: 2.6,
  },
  {
    slug: 'bottle-vase',
    name: 'Bottle vase',
    price: 9800,
    sale: 7800,
    stock: 3,
    category: ['Vases'],
    short: '<p>A long neck in deep blue that runs down and gathers in a line.</p>',
    long: '<p>The glaze is mixed with cobalt and wood ash; where it stops is decided by the kiln.</p>',
    size: [14, 14, 29],
    weight: 1.1,
  },
  {
    slug: 'planter',
    name: 'Fluted planter',
    price: 5400,
    stock: 8,
    category: ['House'],
    short: '<p>Bare red clay, cut flutes, a hole and a saucer.</p>',
    long: '<p>Unglazed outside, so that roots can breathe; ochre inside.</p>',
    size: [18, 18, 16],
    weight: 1.5,
  },
  {
    slug: 'lidded-jar',
    name: 'Lidded jar',
    price: 6800,
    stock: 6,
    category: ['House'],
    tags: ['gifts', 'celadon'],
    short: '<p>Dipped half in white and half in celadon; the two meet in a line of their own.</p>',
    long: '<p>For coffee, biscuits or letters. Three quarters of a litre. The lid is thrown to its jar and fits no other.</p>',
    size: [13, 13, 17],
    weight: 0.75,
  },
  {
    slug: 'salt-cellar',
    name: 'Salt cellar',
    price: 3600,
    stock: 14,
    category: ['House'],
    tags: ['gifts'],
    short: '<p>Low and wide, for three fingers, with a lid.</p>',
    long: '<p>Speckled white. Bare inside, because salt and glaze do not get on.</p>',
    size: [10, 10, 7],
    weight: 0.3,
  },
  {
    slug: 'candle-holder',
    name: 'Candle holder',
    price: 2400,
    stock: 0,
    category: ['House'],
    tags: ['gifts'],
    short: '<p>A small dish with a turned socket, for candles of 22 mm.</p>',
    long: '<p>Sold out until the March firing.</p>',
    size: [12, 12, 5],
    weight: 0.25,
  },
  {
    slug: 'glaze-tiles',
    name: 'Twelve glaze tiles',
    price: 4800,
    stock: 10,
    category: ['Kits'],
    tags: ['celadon'],
    short: '<p>Every glaze of the studio on the same clay, with its recipe on the back.</p>',
    long: '<p>Each tile is 6 × 8 cm. The recipes are ours to give away, and yours to change.</p>',
    size: [30, 26, 1],
    weight: 0.9,
  },
  {
    slug: 'clay-kit',
    name: 'Clay and three tools',
    price: 4200,
    stock: 12,
    category: ['Kits'],
    tags: ['gifts'],
    short:
      '<p>Five kilograms of stoneware, a wooden rib, a loop tool and a wire. One firing here is included.</p>',
    long: '<p>Make it at home, bring it dry, fetch it a fortnight later.</p>',
    size: [20, 14, 12],
    weight: 5.3,
  },
]

function toInput(pot: Pot, position: number, nowMs: number): ProductInput {
  const [length, width, height] = pot.size
  return {
    type: 'simple',
    name: pot.name,
    slug: pot.slug,
    sku: `nord-${pot.slug}`,
    featured: pot.featured ?? false,
    shortHtml: pot.short,
    descriptionHtml: pot.long,
    categories: [pot.category],
    tags: pot.tags ?? [],
    images: pot.images ?? [pot.slug],
    position,
    createdAt: nowMs - position * DAY,
    variant: {
      regularPrice: pot.price,
      salePrice: pot.sale,
      stock: { quantity: pot.stock, lowAt: 3 },
      measures: { weight: pot.weight, length, width, height },
    },
  }
}

const glazes = [
  { name: 'Shino white', image: 'morning-mug', stock: 14, colour: '#f4efe6' },
  { name: 'Celadon', image: 'morning-mug-celadon', stock: 8, colour: '#8fae9f' },
  { name: 'Deep blue', image: 'morning-mug-blue', stock: 2, colour: '#31566b' },
]
const sizes = [
  { name: '250 ml', price: 2900, weight: 0.28 },
  { name: '350 ml', price: 3300, weight: 0.36 },
]

const mug: ProductInput = {
  type: 'variable',
  name: 'Morning mug',
  slug: 'morning-mug',
  sku: 'nord-morning-mug',
  featured: true,
  shortHtml:
    '<p>The mug that we would take to an island: a handle for the whole hand, a lip for slow drinking.</p>',
  descriptionHtml: `<p>Thrown in two sizes and three glazes. The shino breaks orange at every edge, the celadon is two per cent iron fired without air, the blue is cobalt and ash.</p>`,
  categories: [['Cups']],
  tags: ['everyday', 'gifts'],
  images: glazes.map(glaze => glaze.image),
  position: 0,
  options: [
    {
      ...choice(
        'glaze',
        'Glaze',
        glazes.map(glaze => glaze.name),
      ),
      swatches: Object.fromEntries(glazes.map(({ name, colour }) => [name, { colour }])),
    },
    choice(
      'size',
      'Size',
      sizes.map(size => size.name),
    ),
  ],
  variants: glazes.flatMap(glaze =>
    sizes.map(size => ({
      options: { glaze: glaze.name, size: size.name },
      regularPrice: size.price,
      image: glaze.image,
      stock: { quantity: glaze.stock },
      measures: { weight: size.weight, length: 12, width: 9, height: 9 },
    })),
  ),
}

const giftCard: ProductInput = {
  type: 'variable',
  name: 'Gift card',
  slug: 'gift-card',
  sku: 'nord-gift-card',
  shortHtml: '<p>On paper, with an envelope, for pots or courses. It does not expire.</p>',
  descriptionHtml: '<p>We write the name by hand; tell us whose in the note of your order.</p>',
  categories: [['House']],
  tags: ['gifts'],
  images: ['gift-card'],
  position: 40,
  options: [choice('value', 'Value', ['€25', '€50', '€100'])],
  variants: [2500, 5000, 10_000].map(price => ({
    options: { value: `€${price / 100}` },
    regularPrice: price,
    virtual: false,
  })),
}

function choice(key: string, name: string, values: string[]): ProductOption {
  return { key, name, values, visible: true, variation: true, global: true }
}

/** Upsells by slug. */
const GOES_WITH: Record<string, string[]> = {
  'morning-mug': ['breakfast-bowl', 'side-plate', 'milk-jug', 'teapot'],
  'breakfast-bowl': ['morning-mug', 'side-plate', 'salt-cellar', 'milk-jug'],
  'ramen-bowl': ['tall-tumbler', 'side-plate', 'teapot', 'water-carafe'],
  'serving-bowl': ['dinner-plate', 'salt-cellar', 'water-carafe', 'side-plate'],
  'dinner-plate': ['side-plate', 'serving-bowl', 'tall-tumbler', 'salt-cellar'],
  'side-plate': ['dinner-plate', 'espresso-cup', 'morning-mug', 'breakfast-bowl'],
  'espresso-cup': ['side-plate', 'milk-jug', 'lidded-jar', 'teapot'],
  'tall-tumbler': ['water-carafe', 'dinner-plate', 'fruit-platter', 'side-plate'],
  'fruit-platter': ['serving-bowl', 'bud-vase', 'water-carafe', 'dinner-plate'],
  teapot: ['espresso-cup', 'milk-jug', 'lidded-jar', 'side-plate'],
  'milk-jug': ['morning-mug', 'espresso-cup', 'teapot', 'breakfast-bowl'],
  'water-carafe': ['tall-tumbler', 'serving-bowl', 'bud-vase', 'dinner-plate'],
  'bud-vase': ['candle-holder', 'bottle-vase', 'moon-jar', 'shoulder-vase'],
  'moon-jar': ['bud-vase', 'shoulder-vase', 'candle-holder', 'bottle-vase'],
  'shoulder-vase': ['bottle-vase', 'planter', 'moon-jar', 'bud-vase'],
  'bottle-vase': ['bud-vase', 'shoulder-vase', 'candle-holder', 'moon-jar'],
  'lidded-jar': ['salt-cellar', 'espresso-cup', 'teapot', 'planter'],
  'salt-cellar': ['lidded-jar', 'serving-bowl', 'dinner-plate', 'breakfast-bowl'],
  'candle-holder': ['bud-vase', 'bottle-vase', 'lidded-jar', 'moon-jar'],
  planter: ['shoulder-vase', 'bud-vase', 'lidded-jar', 'bottle-vase'],
  'clay-kit': ['glaze-tiles', 'gift-card', 'morning-mug', 'espresso-cup'],
  'glaze-tiles': ['clay-kit', 'gift-card', 'lidded-jar', 'milk-jug'],
  'gift-card': ['morning-mug', 'clay-kit', 'bud-vase', 'glaze-tiles'],
}

/** Adds upsell ids to the products. */
export function withUpsells(products: ProductInput[], ids: readonly string[]): ProductInput[] {
  const idOf = new Map(products.map((product, index) => [product.slug, ids[index]]))
  return products.map(product => ({
    ...product,
    upsells: (GOES_WITH[product.slug ?? ''] ?? []).flatMap(slug => idOf.get(slug) ?? []),
  }))
}

/** About twenty products, newest first. */
export function demoProducts(nowMs: number): ProductInput[] {
  return [
    { ...mug, createdAt: nowMs },
    ...pots.map((pot, index) => toInput(pot, index + 1, nowMs)),
    { ...giftCard, createdAt: nowMs - 60 * DAY },
  ]
}
