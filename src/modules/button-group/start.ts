import type { Start } from '#module-kit'

export const start: Start = {
  buttons: [{ label: 'Get in touch' }, { label: 'Learn more', style: 'outline' }],
}
