import { useTexts } from '#module-contract/client'
import type { ProductDetail } from '#shop/client'
import type { buyTexts } from '../buy-texts.ts'
import { Price } from '../price.tsx'

/** Members of a group. Members with options link to their own page. */
export function Members({ id, product }: { id: string; product: ProductDetail }) {
  const t = useTexts<typeof buyTexts>()
  return (
    <table>
      <caption className="visually-hidden">{t('productsOf', { name: product.name })}</caption>
      <tbody>
        {product.members.map(member => {
          const [variant] = member.variants
          const isSold =
            !member.addons?.some(addon => addon.required) &&
            member.type === 'simple' &&
            variant &&
            member.stock !== 'out-of-stock'
          const field = `${id}-member-${member.id}`
          return (
            <tr key={member.id}>
              <td className="product-member-quantity">
                {isSold ? (
                  <input
                    id={field}
                    className="input product-quantity"
                    type="number"
                    name={`quantity-${variant.id}`}
                    min={0}
                    max={variant.stock.max || undefined}
                    step={variant.rule?.step ?? 1}
                    inputMode="numeric"
                    defaultValue="0"
                    aria-label={t('quantityOf', { name: member.name })}
                  />
                ) : (
                  <a href={member.path}>{t('view')}</a>
                )}
              </td>
              <th scope="row">
                <a href={member.path}>{member.name}</a>
              </th>
              <td className="product-member-price">
                <Price product={member} variant={undefined} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
