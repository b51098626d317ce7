import { fields } from '#module-contract'
import { productField } from '#shop-ui'

export const Props = fields({ product: productField() })
