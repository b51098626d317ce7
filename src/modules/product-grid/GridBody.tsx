import { CategoryLinks, FurtherPages } from '#content/client'
import { type ModuleProps, useTexts } from '#module-contract/client'
import { type BrandView, SORTS } from '#shop/client'
import { Picture } from '#ui/client'
import { type ListAddress, toHref, toQuery } from './address.ts'
import { Card, type CardLook } from './Card.tsx'
import { Chips, NothingFound } from './Chips.tsx'
import { Filters, OpenFilters } from './Filters.tsx'
import { isFiltered, NO_FILTERS } from './filter-address.ts'
import type { GridData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Level of names below a title. */
const LEVEL_BELOW = { h2: 'h3', h3: 'h4', h4: 'h4' } as const
/** Titles of lists that belong to a product or the cart. */
const RELATED = { upsells: 'upsells', similar: 'similar', 'cross-sells': 'crossSells' } as const
/** Number of cards in the first viewport. */
const FIRST_ROW = 2

/** Server-rendered list; sorting and pages are a form and links, so each list has a URL (SH-5). */
export function GridBody({
  root,
  source,
  title,
  controls,
  pagination,
  quickAdd,
  columns,
  priority,
  level: Level,
  data,
  ...options
}: ModuleProps<typeof Props, GridData>) {
  const t = useTexts<typeof texts>()
  const { list, pages, address, chosenTerms, categories, brand, error } = data
  const { filters, money } = list
  const isNarrowed = Boolean(address.category || address.tag || address.search)
  const isEmpty = list.products.length === 0
  const isRelated = source in RELATED
  if (isRelated && isEmpty && !error) return null
  const isFirst = address.names.page === 'page'
  const isFinder = filters && (!isEmpty || filters.chosen > 0 || Boolean(address.category))
  const further = controls && (
    <FurtherPages
      pagination={pagination}
      page={address.page}
      pages={pages}
      hrefOf={page => toHref(address, { page })}
      isLandmark={isFirst}
    />
  )
  const level = isRelated ? LEVEL_BELOW[Level] : Level
  const look = { ...options, newSince: data.newSince }
  const cards = <Cards {...{ root, quickAdd, columns, priority, level, data, look }} />
  return (
    <>
      {error && (
        <p className="notice" data-kind="error" role="alert">
          {t(error.key, error.values)}
        </p>
      )}
      {isRelated && !isEmpty && (
        <Level className="product-grid-title">
          {title || t(RELATED[source as keyof typeof RELATED])}
        </Level>
      )}
      {brand && (brand.description || brand.logo) && <Brand brand={brand} />}
      {controls && (!isEmpty || isNarrowed || isFiltered(address.filters)) && (
        <div className="product-controls">
          {filters ? (
            <>
              {isFinder && <OpenFilters id={root.id} chosen={filters.chosen} />}
              <p className="product-found">{t('found', { count: list.count })}</p>
            </>
          ) : (
            <CategoryLinks
              label={t('categories')}
              all={t('all')}
              categories={categories}
              current={categories.length > 1 ? address.category : ''}
              hrefOf={category => toHref(address, { category })}
              isLandmark={isFirst}
            />
          )}
          {!isEmpty && <Sorting id={root.id} address={address} sort={list.sort} />}
        </div>
      )}
      {data.corrected && (
        <p className="product-instead">
          {t('instead', { text: data.corrected, typed: address.search })}{' '}
          <a href={toHref(address, { isExact: true })} rel="nofollow">
            {t('exactly')}
          </a>
        </p>
      )}
      {isFinder ? (
        <div className="product-finder">
          <Filters id={root.id} count={list.count} {...{ address, filters, money }} />
          <div className="product-results">
            <Chips {...{ address, filters, money, chosenTerms }} />
            {isEmpty && filters.removals.length > 0 ? (
              <NothingFound {...{ address, filters, money }} />
            ) : (
              cards
            )}
            {further}
          </div>
        </div>
      ) : (
        <>
          {filters && <Chips {...{ address, filters, money, chosenTerms }} />}
          {cards}
          {further}
        </>
      )}
    </>
  )
}

type CardsProps = Pick<
  ModuleProps<typeof Props, GridData>,
  'root' | 'quickAdd' | 'columns' | 'priority' | 'level' | 'data'
> & { look: CardLook }

function Cards({ root, quickAdd, columns, priority, level, data, look }: CardsProps) {
  const t = useTexts<typeof texts>()
  const { list, added, address } = data
  const isNarrowed =
    Boolean(address.category || address.tag || address.search) || isFiltered(address.filters)
  if (list.products.length === 0) {
    const all = { category: '', tag: '', search: '', filters: NO_FILTERS }
    return (
      <p className="paged-none">
        {isNarrowed ? t('nothing') : t('empty')}{' '}
        {isNarrowed && <a href={toHref(address, all)}>{t('seeAll')}</a>}
      </p>
    )
  }
  return (
    <ul className="plain-list paged-items product-cards">
      {list.products.map((product, index) => (
        <li key={product.id} data-added={added > 0 && index === added ? '' : undefined}>
          <Card
            product={product}
            money={list.money}
            level={level}
            quickAdd={quickAdd}
            columns={columns}
            priority={priority && index < FIRST_ROW}
            grid={root.id}
            look={look}
          />
        </li>
      ))}
    </ul>
  )
}

function Sorting({ id, address, sort }: { id: string; address: ListAddress; sort: string }) {
  const t = useTexts<typeof texts>()
  return (
    <form
      id={`${id}-sorting`}
      className="product-sort"
      method="get"
      action={address.path}
      data-swap="sort"
    >
      {[...address.others, ...toQuery({ ...address, sort: '', page: 1 })].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={`${id}-sort`}>{t('sortBy')}</label>
      <select id={`${id}-sort`} className="input" name={address.names.sort} defaultValue={sort}>
        {SORTS.map(one => (
          <option key={one} value={one}>
            {t(`sort.${one}`)}
          </option>
        ))}
      </select>
      <button className="button" data-style="outline" type="submit">
        {t('sort')}
      </button>
    </form>
  )
}

function Brand({ brand: { name, description, logo } }: { brand: BrandView }) {
  return (
    <div className="product-brand">
      {logo && (
        <div className="product-brand-logo">
          <Picture image={{ ...logo, alt: name }} sizes="160px" />
        </div>
      )}
      {description && <p>{description}</p>}
    </div>
  )
}
