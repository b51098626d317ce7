import { defineModule, SERVER_TEXT } from '#module-contract'
import type { HoursData } from './describe-hours.ts'
import { OpeningHours } from './OpeningHours.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Opening hours',
  icon: 'clock',
  category: 'Content',
  description: 'The week with holidays and exceptions, and whether it is open now.',
  props: Props,
  component: OpeningHours,
  hydrate: ({ status }) => (status ? 'visible' : 'never'),
  toIslandData: ({ rows, exceptions }: HoursData): HoursData => ({
    rows: rows.map(row => ({ ...row, ...KEPT(row) })),
    exceptions: exceptions.map(row => ({ ...KEPT(row), note: row.note && SERVER_TEXT })),
  }),
})

/** The HTML already contains it. */
const KEPT = ({ hours }: { hours: string[] }) => ({
  label: SERVER_TEXT,
  hours: hours.map(() => SERVER_TEXT),
})
