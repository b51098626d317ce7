import { text, toggle } from '#module-contract'

/** Accessible name of a module. `live` in islands whose script uses it. */
export const ariaLabelField = ({ help, live = false }: { help: string; live?: boolean }) =>
  text({ label: 'ARIA label', help, group: 'behaviour', maxLength: 120, ...(live && { live }) })

/** For modules that may be in the first viewport. */
export const priorityField = ({ help, isOn = false }: { help: string; isOn?: boolean }) =>
  toggle({ label: 'Load eagerly (above the fold)', help, group: 'behaviour', default: isOn })
