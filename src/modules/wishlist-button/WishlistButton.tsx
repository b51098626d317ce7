import { ActionField, type ModuleProps, useTexts } from '#module-contract'
import { Icon } from '#ui'
import type { WishlistButtonData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const BUTTON_STYLES = { plain: 'quiet', frame: 'outline', filled: undefined } as const

/**
 * A plain form that returns to itself. It is the same for everybody, so product pages stay in the
 * shared cache.
 */
export function WishlistButton(props: ModuleProps<typeof Props, WishlistButtonData>) {
  const { root, label, style, data } = props
  const { product, wishlistPath, answer } = data
  const t = useTexts<typeof texts>()
  if (!product) return <div {...root} hidden />
  return (
    <div {...root}>
      {answer === 'kept' ? (
        <p role="status">
          <Icon name="heart" className="wishlist-button-kept" /> {t('wish.kept')}{' '}
          <a href={wishlistPath}>{t('wish.view')}</a>
        </p>
      ) : (
        <form method="post" action={`#${root.id}`}>
          <ActionField node={root.id} name="keep" />
          <input type="hidden" name="product" value={product.id} />
          <button className="button" data-style={BUTTON_STYLES[style]} type="submit">
            <Icon name="heart" />
            {label || t('wish.keep')}
            <span className="visually-hidden">: {product.name}</span>
          </button>
        </form>
      )}
      {answer && answer !== 'kept' && (
        <p className="field-error" role="alert">
          {t(`wish.refused.${answer}`)}
        </p>
      )}
    </div>
  )
}
