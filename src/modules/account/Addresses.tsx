import { ActionField, useTexts } from '#module-contract'
import { type PartProps, viewPath } from './account-data.ts'
import type { texts } from './texts.ts'

/** The address book. */
export function Addresses({ id, data: { addresses, path }, title }: PartProps) {
  const t = useTexts<typeof texts>()
  return (
    <section className="account-addresses">
      <h2>{title || t('addresses')}</h2>
      <p>{t('addressesIntro')}</p>
      <ul>
        {addresses.map(({ id: addressId, lines, address, isBilling, isShipping }) => (
          <li key={addressId}>
            <address>
              {lines.map(line => (
                <span key={line}>{line}</span>
              ))}
              {address.phone && <span dir="ltr">{address.phone}</span>}
            </address>
            {(isBilling || isShipping) && (
              <small>
                {[isBilling && t('isBilling'), isShipping && t('isShipping')]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            )}
            <div className="account-buttons">
              <a
                href={viewPath(path, 'address', { id: addressId })}
                aria-label={t('editAddressOf', { line: lines.join(', ') })}
              >
                {t('edit')}
              </a>
              <form method="post">
                <ActionField node={id} name="delete-address" />
                <input type="hidden" name="id" value={addressId} />
                <button
                  className="button"
                  data-style="quiet"
                  type="submit"
                  aria-label={t('deleteAddressOf', { line: lines.join(', ') })}
                >
                  {t('delete')}
                </button>
              </form>
            </div>
          </li>
        ))}
      </ul>
      <a className="button" href={viewPath(path, 'address')}>
        {t('addAddress')}
      </a>
    </section>
  )
}
