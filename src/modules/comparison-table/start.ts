import type { Start } from '#module-contract'

const cell = (value: string) =>
  value === 'yes' || value === 'no' ? { mark: value } : { mark: 'text', text: value }
const row = (label: string, ...cells: string[]) => ({ label, cells: cells.map(cell) })

export const start: Start = {
  columns: [{ name: 'Basic' }, { name: 'Premium' }],
  rows: [
    row('Personal contact', 'yes', 'yes'),
    row('Visit on site', 'no', 'yes'),
    row('Express delivery', 'no', 'yes'),
    row('Reply within', '2 days', '4 hours'),
  ],
}
