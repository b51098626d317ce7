import { toggle } from './switch.ts'
import { text } from './text.ts'

/** What a module is called to screen readers. `live` in islands whose script says it. */
export const ariaLabelField = ({ help, live = false }: { help: string; live?: boolean }) =>
  text({ label: 'ARIA label', help, group: 'behaviour', maxLength: 120, ...(live && { live }) })

/** Of modules that may stand in the first screen. */
export const priorityField = ({ help, isOn = false }: { help: string; isOn?: boolean }) =>
  toggle({ label: 'Load eagerly (above the fold)', help, group: 'behaviour', default: isOn })
