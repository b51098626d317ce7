import { useTranslate } from 'react-admin'
import { useShop } from '../products/use-shop.ts'

/** Tax classes as choices; the standard class has an empty id. */
export function useTaxClasses() {
  const translate = useTranslate()
  const shop = useShop()
  return [
    { id: '', name: translate('resources.tax-rates.standardClass') },
    ...(shop?.taxClasses ?? []),
  ]
}
