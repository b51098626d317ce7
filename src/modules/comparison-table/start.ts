import type { Start } from '#module-kit'

const cell = (value: string) =>
  value === 'yes' || value === 'no' ? { mark: value } : { mark: 'text', text: value }
const row = (label: string, ...cells: string[]) => ({ label, cells: cells.map(cell) })

export const start: Start = {
  columns: [{ name: 'Basic' }, { name: 'Plus' }, { name: 'Premium' }],
  rows: [
    row('Personal contact', 'yes', 'yes', 'yes'),
    row('Visit on site', 'no', 'yes', 'yes'),
    row('Express delivery', 'no', 'no', 'yes'),
    row('Reply within', '2 days', '1 day', '4 hours'),
  ],
}
