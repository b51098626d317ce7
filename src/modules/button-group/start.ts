import type { Start } from '#module-contract'

export const start: Start = {
  buttons: [{ label: 'Get in touch' }, { label: 'Learn more', style: 'outline' }],
}
