import { useTexts } from '#module-contract/client'
import { priceText } from '#shop/client'
import { Picture } from '#ui/client'
import type { RecentCardsData } from './load.server.ts'
import type { texts } from './texts.ts'

const SIZES = '(min-width: 1328px) 290px, (min-width: 768px) 23vw, 46vw'

export function RecentCards({ products, money }: RecentCardsData) {
  const t = useTexts<typeof texts>()
  return (
    <ul className="plain-list recent-list">
      {products.map(({ id, path, name, picture, price }) => {
        const { from, now, before, suffix } = price ? priceText(price, money) : NO_PRICE
        return (
          <li key={id} className="recent-card">
            <div className="recent-picture">
              {picture && <Picture image={{ ...picture, alt: '' }} sizes={SIZES} />}
            </div>
            <div>
              <p className="recent-name">
                <a href={path}>{name}</a>
              </p>
              {now && (
                <p className="recent-price">
                  {before && (
                    <>
                      <span className="visually-hidden">{t('originalPrice')} </span>
                      <del>{before}</del>{' '}
                      <span className="visually-hidden">{t('currentPrice')} </span>
                    </>
                  )}
                  {from ? t('fromPrice', { price: now }) : now}
                  {suffix && <small> {suffix}</small>}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const NO_PRICE = { from: false, now: '', before: undefined, suffix: undefined }
