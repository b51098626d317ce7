import { CategoryLinks, FurtherPages } from '#content/client'
import { type ModuleProps, useTexts } from '#module-contract/client'
import { SORTS } from '#shop/client'
import { toHref, toQuery } from './address.ts'
import { Card } from './Card.tsx'
import type { GridData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Number of cards in the first viewport. */
const FIRST_ROW = 2

/** Server-rendered list; sorting and pages are a form and links, so each list has a URL (SH-5). */
export function GridBody({
  root,
  controls,
  pagination,
  quickAdd,
  columns,
  priority,
  level,
  data,
}: ModuleProps<typeof Props, GridData>) {
  const t = useTexts<typeof texts>()
  const { list, pages, added, address, categories, error } = data
  const isFiltered = Boolean(address.category || address.tag || address.search)
  const isEmpty = list.products.length === 0
  const isFirst = address.names.page === 'page'
  return (
    <>
      {error && (
        <p className="notice" data-kind="error" role="alert">
          {t(error.key, error.values)}
        </p>
      )}
      {controls && (!isEmpty || isFiltered) && (
        <div className="product-controls">
          <CategoryLinks
            label={t('categories')}
            all={t('all')}
            categories={categories}
            current={categories.length > 1 ? address.category : ''}
            hrefOf={category => toHref(address, { category })}
            isLandmark={isFirst}
          />
          <form
            id={`${root.id}-sorting`}
            className="product-sort"
            method="get"
            action={address.path}
            data-swap="sort"
          >
            {[...address.others, ...toQuery({ ...address, sort: '', page: 1 })].map(
              ([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ),
            )}
            <label htmlFor={`${root.id}-sort`}>{t('sortBy')}</label>
            <select
              id={`${root.id}-sort`}
              className="input"
              name={address.names.sort}
              defaultValue={list.sort}
            >
              {SORTS.map(sort => (
                <option key={sort} value={sort}>
                  {t(`sort.${sort}`)}
                </option>
              ))}
            </select>
            <button className="button" data-style="outline" type="submit">
              {t('sort')}
            </button>
          </form>
        </div>
      )}
      {isEmpty ? (
        <p className="paged-none">
          {isFiltered ? t('nothing') : t('empty')}{' '}
          {isFiltered && (
            <a href={toHref(address, { category: '', tag: '', search: '' })}>{t('seeAll')}</a>
          )}
        </p>
      ) : (
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
              />
            </li>
          ))}
        </ul>
      )}
      {controls && (
        <FurtherPages
          pagination={pagination}
          page={address.page}
          pages={pages}
          hrefOf={page => toHref(address, { page })}
          isLandmark={isFirst}
        />
      )}
    </>
  )
}
