import { fields } from '#module-contract'
import { galleryFields, productField } from '#shop-ui'

export const Props = fields({ product: productField(), ...galleryFields })
