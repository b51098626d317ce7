import { select } from './select.ts'

/** Vertical alignment of columns. */
export function verticalAlign(options: { default: 'start' | 'stretch' }) {
  return select({
    label: 'Vertical align',
    group: 'design',
    ...options,
    options: {
      start: 'At the top',
      center: 'In the middle',
      end: 'At the bottom',
      stretch: 'Equal heights',
    },
  })
}
