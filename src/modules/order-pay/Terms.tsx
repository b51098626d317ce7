import { useTexts } from '#module-contract/client'
import type { texts } from './texts.ts'

/** Buyers of orders that the shop has made accept the terms before they pay. */
export function Terms({ id, path, isHidden }: { id: string; path: string; isHidden: boolean }) {
  const t = useTexts<typeof texts>()
  return (
    <div className="field" hidden={isHidden}>
      <label className="check" htmlFor={`${id}-terms`}>
        <input id={`${id}-terms`} type="checkbox" name="terms" value="1" required />
        <span>
          {t('terms')}
          {path && (
            <>
              {' '}
              (<a href={path}>{t('readTerms')}</a>)
            </>
          )}
        </span>
      </label>
    </div>
  )
}
