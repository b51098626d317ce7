import type { Start } from '#module-kit'

export const start: Start = {
  buttons: [{ label: 'First button' }, { label: 'Second button', style: 'outline' }],
}
