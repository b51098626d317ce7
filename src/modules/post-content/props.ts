import { fields } from '#module-kit'

export const Props = fields({})
