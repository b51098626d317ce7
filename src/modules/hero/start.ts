import type { Start } from '#module-contract'

export const start: Start = {
  title: 'Good work, on time',
  subtitle: 'Advice, planning and delivery from one team. Tell us what you need.',
  buttons: [{ label: 'Get in touch' }, { label: 'Learn more', style: 'quiet' }],
}
