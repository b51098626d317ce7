import { type ModuleProps, useTexts } from '#module-contract/client'
import { priceText } from '#shop/client'
import { Picture } from '#ui/client'
import type { OfferedProducts } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SIZES = '(min-width: 768px) 15rem, 46vw'

interface PopularProductsProps extends OfferedProducts {
  id: string
  level: ModuleProps<typeof Props>['level']
}

/** Products offered when there are no search results (SH-5). */
export function PopularProducts({ id, level: Level, list, shopPath }: PopularProductsProps) {
  const t = useTexts<typeof texts>()
  return (
    <section className="search-results-popular" aria-labelledby={`${id}-popular`}>
      <Level id={`${id}-popular`}>{t('popular')}</Level>
      <ul className="plain-list">
        {list.products.map(({ id: product, path, name, picture, price }) => {
          const { from, now, before, suffix } = price ? priceText(price, list.money) : NO_PRICE
          return (
            <li key={product}>
              <div className="search-results-picture">
                {picture && <Picture image={{ ...picture, alt: '' }} sizes={SIZES} />}
              </div>
              <p>
                <a href={path}>{name}</a>
              </p>
              {now && (
                <p className="search-results-price">
                  {before ? (
                    <>
                      <del>
                        <span className="visually-hidden">{t('originalPrice')} </span>
                        {before}
                      </del>{' '}
                      <ins>
                        <span className="visually-hidden">{t('currentPrice')} </span>
                        {now}
                      </ins>
                    </>
                  ) : from ? (
                    t('fromPrice', { price: now })
                  ) : (
                    now
                  )}
                  {suffix && <small> {suffix}</small>}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <a className="button" data-style="outline" href={shopPath}>
        {t('toShop')}
      </a>
    </section>
  )
}

const NO_PRICE = { from: false, now: '', before: undefined, suffix: undefined }
