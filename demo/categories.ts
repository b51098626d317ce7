import type { Shop } from '#shop'

/** Text and image of each category of products, by name. */
const categories: Record<string, { description: string; image: string }> = {
  Bowls: {
    description: 'For porridge, noodles and fruit. Thrown thin, on a foot that stays cool.',
    image: 'ramen-bowl',
  },
  Plates: {
    description: 'Flat enough for a knife, with a rim high enough for sauce.',
    image: 'dinner-plate',
  },
  Cups: {
    description: 'From a mouthful of espresso to a pint of water.',
    image: 'morning-mug',
  },
  'Jugs and pots': {
    description: 'We try every spout before it leaves. Those that drip stay with us.',
    image: 'teapot',
  },
  Vases: {
    description: 'For one stem, or for all that the garden gives in June.',
    image: 'moon-jar',
  },
  House: {
    description: 'Jars, candle holders and planters for shelves and windowsills.',
    image: 'lidded-jar',
  },
  Kits: {
    description: 'Clay, tools and a place in our kiln.',
    image: 'clay-kit',
  },
}

export async function describeCategories({ categories: stored }: Shop) {
  const query = { page: 1, perPage: 200, sort: 'tree', order: 'asc' } as const
  for (const { id, ...category } of (await stored.list(query)).items) {
    const details = categories[category.name]
    if (details) await stored.save({ ...category, ...details }, id)
  }
}
