import { currencyDigits, formatMoney } from '#base'
import { useTexts } from '#module-contract/client'
import type { FilterFacet, FilterValue, ListFilters, MoneyFormat } from '#shop/client'
import { type ListAddress, toHref, toQuery } from './address.ts'
import { Choice, Count } from './FilterChoice.tsx'
import { attributeParameter, NO_FILTERS } from './filter-address.ts'
import { RatingFilter } from './RatingFilter.tsx'
import type { texts } from './texts.ts'

interface FiltersProps {
  id: string
  address: ListAddress
  filters: ListFilters
  count: number
  money: MoneyFormat
}

/** Values of a facet that are shown at once. */
const SHOWN_VALUES = 8
/** Number of values from which a field finds values. */
const SEARCHED_VALUES = 16

/** Opens the sheet with the filters on phones and tablets. */
export function OpenFilters({ id, chosen }: { id: string; chosen: number }) {
  const t = useTexts<typeof texts>()
  return (
    <button
      className="button product-filters-open"
      data-style="outline"
      type="button"
      popoverTarget={`${id}-filters`}
    >
      {t('openFilters', { count: chosen })}
    </button>
  )
}

/** Filters as a form, which is a sheet on phones. Works without JavaScript. */
export function Filters({ id, address, filters, count, money }: FiltersProps) {
  const t = useTexts<typeof texts>()
  const nameOf = (name: string) => address.filterNames[name] ?? name
  const kept = toQuery({ ...address, filters: NO_FILTERS, page: 1 })
  const categories = filters.facets.find(facet => facet.kind === 'category')
  const others = filters.facets.filter(facet => facet.kind !== 'category')
  return (
    <form
      id={`${id}-filters`}
      className="product-filters"
      method="get"
      action={address.path}
      popover="auto"
      aria-labelledby={`${id}-filters-title`}
      data-swap="filters"
    >
      <div className="product-filters-head">
        <h2 id={`${id}-filters-title`} className="product-filters-title">
          {t('filters')}
        </h2>
        <button
          className="product-filters-close"
          type="button"
          popoverTarget={`${id}-filters`}
          popoverTargetAction="hide"
        >
          {t('closeFilters')}
        </button>
      </div>
      {[...address.others, ...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(categories?.values.length || address.category) && (
        <Categories id={id} address={address} values={categories?.values ?? []} />
      )}
      <Availability id={id} filters={filters} nameOf={nameOf} />
      <Price id={id} filters={filters} money={money} name={nameOf('price')} />
      <RatingFilter id={`${id}-f-rating`} ratings={filters.ratings} name={nameOf('rating')} />
      {others.map(facet => (
        <Facet
          key={facet.slug}
          id={`${id}-f-${facet.slug}`}
          facet={facet}
          name={nameOf(facet.kind === 'brand' ? 'brand' : attributeParameter(facet.slug))}
        />
      ))}
      <div className="product-filters-foot">
        <button className="button product-filters-apply" type="submit">
          {t('apply')}
        </button>
        <button
          className="button product-filters-show"
          type="button"
          popoverTarget={`${id}-filters`}
          popoverTargetAction="hide"
        >
          {t('showFound', { count })}
        </button>
      </div>
    </form>
  )
}

function Categories({
  id,
  address,
  values,
}: {
  id: string
  address: ListAddress
  values: readonly FilterValue[]
}) {
  const t = useTexts<typeof texts>()
  return (
    <details id={`${id}-f-category`} className="filter-group" open>
      <summary>{t('category')}</summary>
      <ul className="plain-list filter-values">
        {address.category && (
          <li>
            <a href={toHref(address, { category: '' })} data-swap="filters">
              {t('allCategories')}
            </a>
          </li>
        )}
        {values.map(({ slug, name, count }) => (
          <li key={slug}>
            <a href={toHref(address, { category: slug })} data-swap="filters">
              {name}
            </a>{' '}
            <Count count={count} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Availability({
  id,
  filters: { inStock, onSale },
  nameOf,
}: {
  id: string
  filters: ListFilters
  nameOf(name: string): string
}) {
  const t = useTexts<typeof texts>()
  const choices = [
    { name: 'in_stock', label: t('inStock'), ...inStock },
    { name: 'on_sale', label: t('onSale'), ...onSale },
  ].filter(choice => choice.count > 0 || choice.chosen)
  if (choices.length === 0) return null
  return (
    <details id={`${id}-f-availability`} className="filter-group" open>
      <summary>{t('availability')}</summary>
      <ul className="plain-list filter-values">
        {choices.map(({ name, label, count, chosen }) => (
          <li key={name}>
            <Choice
              id={`${id}-f-${name}`}
              name={nameOf(name)}
              value={{ slug: '1', name: label, count, chosen }}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Price({
  id,
  filters: { price },
  money,
  name,
}: {
  id: string
  filters: ListFilters
  money: MoneyFormat
  name: string
}) {
  const t = useTexts<typeof texts>()
  const { range, min, max } = price
  const isChosen = min !== undefined || max !== undefined
  if (!isChosen && (!range || range.min === range.max)) return null
  const digits = currencyDigits(money.currency)
  const toText = (amount: number | undefined) =>
    amount === undefined ? '' : String(amount / 10 ** digits)
  const format = (amount: number) => formatMoney(amount, money.currency, money.locale)
  const fields = [
    { key: 'min', label: t('minPrice'), value: min, limit: range?.min },
    { key: 'max', label: t('maxPrice'), value: max, limit: range?.max },
  ]
  return (
    <details id={`${id}-f-price`} className="filter-group" open>
      <summary>{t('price')}</summary>
      <div className="filter-price">
        {fields.map(({ key, label, value, limit }) => (
          <label key={key} htmlFor={`${id}-f-price-${key}`}>
            <span>{label}</span>
            <input
              id={`${id}-f-price-${key}`}
              className="input"
              name={name}
              data-join="-"
              inputMode="decimal"
              pattern="\d{1,11}([.,]\d{1,4})?"
              autoComplete="off"
              defaultValue={toText(value)}
              placeholder={toText(limit)}
            />
          </label>
        ))}
      </div>
      {range && (
        <p className="filter-note">
          {t('priceRange', { min: format(range.min), max: format(range.max) })}
        </p>
      )}
    </details>
  )
}

function Facet({ id, facet, name }: { id: string; facet: FilterFacet; name: string }) {
  const t = useTexts<typeof texts>()
  const { values } = facet
  // Chosen values are always visible.
  const first = values.filter((value, index) => index < SHOWN_VALUES || value.chosen)
  const rest = values.filter(value => !first.includes(value))
  const list = (some: readonly FilterValue[]) => (
    <ul className="plain-list filter-values">
      {some.map(value => (
        <li key={value.slug} data-value={value.name}>
          <Choice id={`${id}-${value.slug}`} name={name} value={value} />
        </li>
      ))}
    </ul>
  )
  return (
    <details id={id} className="filter-group" open>
      <summary>{facet.kind === 'brand' ? t('brand') : facet.name}</summary>
      {values.length >= SEARCHED_VALUES && (
        <input
          id={`${id}-search`}
          className="input filter-search"
          type="search"
          aria-label={t('searchValues', { name: facet.name || t('brand') })}
          placeholder={t('search')}
          data-filter-values=""
        />
      )}
      {list(first)}
      {rest.length > 0 && (
        <details id={`${id}-more`} className="filter-more">
          <summary>{t('showMore', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </details>
  )
}
