import { createLru } from '#base'
import type { FacetTerm } from '../facets/facet-terms.ts'
import type { Picture } from '../model/media.ts'
import type { CatalogReader } from './reader.ts'
import type { ShownSwatch, Swatch } from './swatch.ts'
import type { ProductOption } from './view.ts'

/** Media ids of image swatches. */
export function swatchImages(options: readonly ProductOption[]): string[] {
  return options.flatMap(({ swatches = {} }) =>
    Object.values(swatches).flatMap(swatch => swatch.image ?? []),
  )
}

/** Swatches by option key and value: configured ones, else by color name in the shop's language. */
export function showSwatches(
  options: readonly ProductOption[],
  pictures: ReadonlyMap<string, Picture>,
  locale: string,
): Record<string, Record<string, ShownSwatch>> {
  const ofOption = ({ values, swatches = {} }: ProductOption) =>
    values.flatMap((value): [string, ShownSwatch][] => {
      const own = Object.hasOwn(swatches, value) ? swatches[value] : undefined
      const picture = own?.image && pictures.get(own.image)
      const colour = own?.colour ?? colorNamed(value, locale)
      if (picture) return [[value, { picture }]]
      return colour ? [[value, { colour }]] : []
    })
  return Object.fromEntries(
    options
      .filter(option => option.variation)
      .map(option => [option.key, Object.fromEntries(ofOption(option))]),
  )
}

/** Swatches of attribute values by number: configured ones, else those of values named like colors. */
export async function facetSwatches(
  { pictures, settings, tag }: Pick<CatalogReader, 'pictures' | 'settings' | 'tag'>,
  values: readonly Pick<FacetTerm, 'number' | 'name' | 'swatch'>[],
): Promise<Map<number, ShownSwatch>> {
  const own = new Map(
    values.flatMap(({ number, swatch }) =>
      swatch ? [[number, JSON.parse(swatch) as Swatch] as const] : [],
    ),
  )
  const images = [...own.values()].flatMap(({ image }) => image ?? [])
  tag?.(...images.map(pictures.cacheTag))
  const library = images.length > 0 ? await pictures.resolve(images) : new Map()
  return new Map(
    values.flatMap(({ number, name }): [number, ShownSwatch][] => {
      const swatch = own.get(number)
      const picture = swatch?.image && library.get(swatch.image)
      if (picture) return [[number, { picture }]]
      const colour = swatch?.colour ?? colorNamed(name, settings.locale)
      return colour ? [[number, { colour }]] : []
    }),
  )
}

/** Color named by an option value in the shop's language, by the last matching word: `Deep blue` is blue. */
export function colorNamed(value: string, locale: string): string | undefined {
  const key = `${locale} ${value}`
  const known = knownNames.get(key)
  if (known !== undefined) return known || undefined
  const color = findColor(value, locale)
  knownNames.set(key, color ?? '')
  return color
}

/** Colors by locale and name, empty for names that are none. Lists of products ask for the same ones again. */
const knownNames = createLru<string>({ maxBytes: 500_000, sizeOf: key => 2 * key.length + 100 })

function findColor(value: string, locale: string): string | undefined {
  const words = WORDS[locale.split('-')[0] ?? '']
  const said = value.toLocaleLowerCase(locale).split(/[^\p{L}]+/u)
  return words && said.map(word => words.get(word)).findLast(Boolean)
}

/** Named colors of CSS Color 4, in the order of `WORDS`. */
const VALUES =
  '#000000 #808080 #ffffff #ff0000 #ffa500 #ffff00 #008000 #0000ff #800080 #ffc0cb #a52a2a #f5f5dc #40e0d0 #000080'.split(
    ' ',
  )
const inOrder = (words: string) =>
  new Map(words.split(' ').flatMap((all, index) => all.split('|').map(one => [one, VALUES[index]])))

const WORDS: Record<string, ReadonlyMap<string, string | undefined>> = {
  en: inOrder(
    'black gray|grey white red orange yellow green blue purple pink brown beige turquoise navy',
  ),
  de: inOrder(
    'schwarz grau weiß|weiss rot orange gelb grün blau lila|violett rosa braun beige türkis marineblau|dunkelblau',
  ),
  fr: inOrder(
    'noir|noire gris|grise blanc|blanche rouge orange jaune vert|verte bleu|bleue violet|violette rose brun|brune|marron beige turquoise marine',
  ),
  ar: inOrder('أسود رمادي أبيض أحمر برتقالي أصفر أخضر أزرق بنفسجي وردي بني بيج فيروزي كحلي'),
}
