import { useTexts } from '#module-contract/client'
import type { ProductDetail } from '#shop/client'
import type { buyTexts } from '../buy-texts.ts'

/** What a bundle consists of. */
export function BundleParts({ parts = [] }: Pick<ProductDetail, 'parts'>) {
  const t = useTexts<typeof buyTexts>()
  if (parts.length === 0) return null
  return (
    <div className="product-parts">
      <p>{t('parts')}</p>
      <ul>
        {parts.map(({ name, path, quantity }, index) => (
          <li key={index}>
            {quantity} × {path ? <a href={path}>{name}</a> : name}
          </li>
        ))}
      </ul>
    </div>
  )
}
