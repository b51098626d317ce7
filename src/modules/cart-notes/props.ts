import { fields } from '#module-contract'

export const Props = fields({})
