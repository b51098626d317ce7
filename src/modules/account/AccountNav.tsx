import { ActionField, useTexts } from '#module-contract'
import { type AccountData, type AccountView, viewPath } from './account-data.ts'
import type { texts } from './texts.ts'

const VIEWS = [
  'overview',
  'orders',
  'downloads',
  'addresses',
  'reviews',
  'payment-methods',
  'details',
] as const

/** Parts that only some shops have. */
function isShown(view: AccountView, { canSaveMethods, hasReviews }: AccountData): boolean {
  if (view === 'payment-methods') return canSaveMethods
  return view !== 'reviews' || hasReviews
}

/** Parts of the account, and the button that signs out. */
export function AccountNav({ id, data }: { id: string; data: AccountData }) {
  const t = useTexts<typeof texts>()
  const shown: AccountView = data.view === 'address' ? 'addresses' : data.view
  return (
    <nav className="account-nav" aria-label={t('account')}>
      <ul>
        {VIEWS.filter(view => isShown(view, data)).map(view => (
          <li key={view}>
            <a href={viewPath(data.path, view)} aria-current={view === shown ? 'page' : undefined}>
              {t(view)}
            </a>
          </li>
        ))}
        <li>
          <a href={data.wishlistPath}>{t('wishlist')}</a>
        </li>
      </ul>
      <form method="post" action={data.path}>
        <ActionField node={id} name="sign-out" />
        <button className="button" data-style="quiet" type="submit">
          {t('signOut')}
        </button>
      </form>
    </nav>
  )
}
