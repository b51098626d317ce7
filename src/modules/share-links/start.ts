import type { Start } from '#module-kit'

export const start: Start = {
  items: [{ network: 'whatsapp' }, { network: 'facebook' }, { network: 'email' }],
}
