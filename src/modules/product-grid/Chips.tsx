import { formatMoney } from '#base'
import { useTexts } from '#module-contract/client'
import type { ListFilters, MoneyFormat } from '#shop/client'
import type { KeyOf, Translate } from '#texts'
import { type ListAddress, toHref } from './address.ts'
import type { ChosenTerms } from './chosen-terms.ts'
import { attributeParameter, NO_FILTERS, withoutFilter } from './filter-address.ts'
import type { texts } from './texts.ts'

interface ChipsProps {
  address: ListAddress
  filters: ListFilters
  money: MoneyFormat
}

/** A chosen filter. */
interface Chip {
  /** Name of its parameter. */
  facet: string
  value: string | undefined
  text: string
}

type Texts = Translate<KeyOf<typeof texts>>

function chipsOf({ filters, money }: Omit<ChipsProps, 'address'>, t: Texts): Chip[] {
  const format = (amount: number) => formatMoney(amount, money.currency, money.locale)
  const { min, max } = filters.price
  const price =
    min !== undefined && max !== undefined
      ? t('priceRange', { min: format(min), max: format(max) })
      : min !== undefined
        ? t('priceFrom', { price: format(min) })
        : max !== undefined && t('priceTo', { price: format(max) })
  return [
    ...filters.facets
      .filter(facet => facet.kind !== 'category')
      .flatMap(({ kind, slug, name, values }) =>
        values
          .filter(value => value.chosen)
          .map(value => ({
            facet: kind === 'brand' ? kind : attributeParameter(slug),
            value: value.slug,
            text: t('chip', { name: kind === 'brand' ? t('brand') : name, value: value.name }),
          })),
      ),
    ...(price ? [{ facet: 'price', value: undefined, text: price }] : []),
    ...(filters.inStock.chosen
      ? [{ facet: 'in_stock', value: undefined, text: t('inStock') }]
      : []),
    ...(filters.onSale.chosen ? [{ facet: 'on_sale', value: undefined, text: t('onSale') }] : []),
    ...filters.ratings
      .filter(rating => rating.chosen)
      .map(({ stars }) => ({
        facet: 'rating',
        value: undefined,
        text: t('starsAndUp', { stars }),
      })),
  ]
}

/** Search words, category and tag that narrow a list. */
function narrowings(address: ListAddress, { category, tag }: ChosenTerms, t: Texts) {
  const { search } = address
  return [
    ...(search
      ? [{ name: t('searchedWords'), value: search, change: { search: '', isExact: false } }]
      : []),
    ...(category ? [{ name: t('category'), value: category, change: { category: '' } }] : []),
    ...(tag ? [{ name: t('tag'), value: tag, change: { tag: '' } }] : []),
  ]
}

/** Chosen filters, and what else narrows the list, as links that remove them. */
export function Chips({
  address,
  filters,
  money,
  chosenTerms,
}: ChipsProps & { chosenTerms: ChosenTerms }) {
  const t = useTexts<typeof texts>()
  const narrowed = narrowings(address, chosenTerms, t)
  const chips = [
    ...narrowed.map(({ name, value, change }) => ({
      key: name,
      href: toHref(address, change),
      text: t('chip', { name, value }),
    })),
    ...chipsOf({ filters, money }, t).map(({ facet, value, text }) => ({
      key: `${facet} ${value}`,
      href: toHref(address, { filters: withoutFilter(address.filters, facet, value) }),
      text,
    })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className="plain-list filter-chips" aria-label={t('chosenFilters')}>
      {chips.map(({ key, href, text }) => (
        <li key={key}>
          <a className="filter-chip" href={href} rel="nofollow" data-swap="chips">
            <span className="visually-hidden">{t('removeFilter')} </span>
            <bdi>{text}</bdi>
            <span aria-hidden="true"> ×</span>
          </a>
        </li>
      ))}
      <li>
        <a
          className="filter-clear"
          href={toHref(
            address,
            Object.assign({ filters: NO_FILTERS }, ...narrowed.map(({ change }) => change)),
          )}
          rel="nofollow"
          data-swap="chips"
        >
          {t('clearFilters')}
        </a>
      </li>
    </ul>
  )
}

/** Filters to remove if no product passes all of them. */
export function NothingFound({ address, filters, money }: ChipsProps) {
  const t = useTexts<typeof texts>()
  const chips = chipsOf({ filters, money }, t)
  return (
    <div className="paged-none filter-none">
      <p>{t('nothingFiltered')}</p>
      <ul className="plain-list">
        {filters.removals.map(({ kind, slug, count }) => {
          const facet = kind === 'attribute' ? attributeParameter(slug) : kind
          const removed = chips.filter(chip => chip.facet === facet).map(chip => chip.text)
          return (
            <li key={facet}>
              <a
                href={toHref(address, { filters: withoutFilter(address.filters, facet) })}
                rel="nofollow"
                data-swap="chips"
              >
                {t('without', { filter: removed.join(', '), count })}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
