import type { Start } from '#module-kit'

export const start: Start = {
  items: [{ network: 'instagram' }, { network: 'facebook' }, { network: 'youtube' }],
}
