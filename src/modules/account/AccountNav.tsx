import { ActionField, useTexts } from '#module-contract'
import { type AccountData, viewPath } from './account-data.ts'
import { type Part, partOf } from './account-parts.ts'
import type { texts } from './texts.ts'

/** Parts that only some shops have. */
function isShown(kind: Part['kind'], { canSaveMethods, hasReviews }: AccountData): boolean {
  if (kind === 'payment-methods') return canSaveMethods
  return kind !== 'reviews' || hasReviews
}

interface AccountNavProps {
  id: string
  data: AccountData
  parts: readonly Part[]
}

/** Parts of the account, and the button that signs out. */
export function AccountNav({ id, data, parts }: AccountNavProps) {
  const t = useTexts<typeof texts>()
  const current = partOf(data.view)
  return (
    <nav className="account-nav" aria-label={t('account')}>
      <ul>
        {parts.map(({ kind, title }) =>
          kind !== 'modules' && isShown(kind, data) ? (
            <li key={kind}>
              <a
                href={kind === 'wishlist' ? data.wishlistPath : viewPath(data.path, kind)}
                aria-current={kind === current ? 'page' : undefined}
              >
                {title || t(kind)}
              </a>
            </li>
          ) : null,
        )}
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
