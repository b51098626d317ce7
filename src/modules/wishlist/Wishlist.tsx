import { formatMoney } from '#base'
import { ActionField, type ModuleProps, useTexts } from '#module-contract'
import type { MoneyFormat, WishedProduct } from '#shop/schema'
import { Picture } from '#ui'
import type { WishlistData } from './load.server.ts'
import type { Props } from './props.ts'
import { Sharing } from './Sharing.tsx'
import type { texts } from './texts.ts'

const DONE_TEXTS = {
  remove: 'wish.removed',
  restore: 'wish.restored',
  share: 'done.share',
  unshare: 'done.unshare',
} as const

/** Products that are kept for later. Everything is a plain form. */
export function Wishlist({ root, sharing, data }: ModuleProps<typeof Props, WishlistData>) {
  const { list, isForeign, shopPath } = data
  const t = useTexts<typeof texts>()
  const items = list?.items ?? []
  return (
    <div {...root} data-state={items.length > 0 ? 'filled' : 'empty'}>
      <Notice id={root.id} data={data} />
      {list && items.length > 0 ? (
        <ul className="wishlist-items">
          {items.map(item => (
            <Item key={item.id} id={root.id} item={item} money={list.money} isForeign={isForeign} />
          ))}
        </ul>
      ) : (
        <div className="wishlist-empty">
          <p>{t(list ? 'empty' : 'notShared')}</p>
          <a className="button" href={shopPath}>
            {t('toShop')}
          </a>
        </div>
      )}
      {list && list.gone > 0 && <p className="wishlist-note">{t('gone', { count: list.gone })}</p>}
      {sharing && !isForeign && items.length > 0 && (
        <Sharing id={root.id} shareUrl={data.shareUrl} />
      )}
    </div>
  )
}

function Notice({
  id,
  data: { done, removedItem, refused, isRefused },
}: {
  id: string
  data: WishlistData
}) {
  const t = useTexts<typeof texts>()
  if (refused || isRefused) {
    return (
      <p className="notice" data-kind="error" role="alert">
        {refused ? t(refused.key, refused.values) : t('refused')}
      </p>
    )
  }
  if (!done) return null
  return (
    <div className="notice wishlist-notice" data-kind="success" role="status">
      <p>{t(DONE_TEXTS[done])}</p>
      {done === 'remove' && removedItem && (
        <form method="post">
          <ActionField node={id} name="restore" />
          <input type="hidden" name="id" value={removedItem} />
          <button className="button" data-style="quiet" type="submit">
            {t('wish.undo')}
          </button>
        </form>
      )}
    </div>
  )
}

function Item({
  id,
  item: { id: itemId, card, options, path, canAdd },
  money,
  isForeign,
}: {
  id: string
  item: WishedProduct
  money: MoneyFormat
  isForeign: boolean
}) {
  const t = useTexts<typeof texts>()
  const { price } = card
  const hasChoice = card.type === 'variable' && price && card.stock !== 'out-of-stock'
  return (
    <li className="wishlist-item">
      {card.picture && (
        <Picture image={{ ...card.picture, alt: '' }} sizes="120px" className="wishlist-picture" />
      )}
      <div className="wishlist-facts">
        <a className="wishlist-name" href={path}>
          {card.name}
        </a>
        {options.map(option => (
          <p key={option.key} className="wishlist-note">
            {option.name}: <bdi>{option.value}</bdi>
          </p>
        ))}
        <p>
          {price ? priceText(price, money, from => t('from', { price: from })) : t('notForSale')}
          {price?.suffix && <small> {price.suffix}</small>}
        </p>
        {price && card.stock === 'out-of-stock' && <p className="wishlist-note">{t('soldOut')}</p>}
      </div>
      <div className="wishlist-actions">
        {canAdd && !isForeign ? (
          <form method="post">
            <ActionField node={id} name="buy" />
            <input type="hidden" name="id" value={itemId} />
            <button className="button" type="submit">
              {t('addToCart')}
              <span className="visually-hidden">: {card.name}</span>
            </button>
          </form>
        ) : (
          <a className="button" data-style="outline" href={path}>
            {t(hasChoice && !canAdd ? 'selectOptions' : 'view')}
            <span className="visually-hidden">: {card.name}</span>
          </a>
        )}
        {!isForeign && (
          <form method="post">
            <ActionField node={id} name="remove" />
            <input type="hidden" name="id" value={itemId} />
            <button className="button" data-style="quiet" type="submit">
              {t('removeItem')}
              <span className="visually-hidden">: {card.name}</span>
            </button>
          </form>
        )}
      </div>
    </li>
  )
}

function priceText(
  { min, max }: { min: number; max: number },
  { currency, locale }: MoneyFormat,
  from: (price: string) => string,
): string {
  const price = formatMoney(min, currency, locale)
  return min === max ? price : from(price)
}
