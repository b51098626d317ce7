/** The panels in the order of the page, each with where the focus goes in it: the first of these that is there. */
const PANELS: readonly { panel: string; places: readonly string[] }[] = [
  { panel: '.builder-top', places: ['a'] },
  { panel: '.builder-left', places: ['.tree-row[tabindex="0"]', '[role="tab"][tabindex="0"]'] },
  { panel: '.builder-canvas', places: ['iframe'] },
  { panel: '.builder-options', places: ['[role="tab"][tabindex="0"]', 'button'] },
]

/** Puts the focus into the panel after (or before) the one that has it, round and round. */
export function focusPanel(by: 1 | -1) {
  const at = PANELS.findIndex(({ panel }) => document.activeElement?.closest(panel))
  const first = by === 1 ? at + 1 : at - 1
  for (let step = 0; step < PANELS.length; step++) {
    const next = PANELS.at((first + step * by) % PANELS.length)
    const panel = next && document.querySelector(next.panel)
    const places = next?.places.map(place => panel?.querySelector<HTMLElement>(place))
    const place = places?.find(one => one)
    if (place) return place.focus()
  }
}

/** Puts the focus on the tab of the options that is shown. */
export function focusOptions() {
  document.querySelector<HTMLElement>('.builder-options [role="tab"][tabindex="0"]')?.focus()
}

/** Puts the focus on the first control of an option of the selected module, and presses it when it opens the media library. */
export function openOption(name: string | undefined) {
  if (!name) return requestAnimationFrame(focusOptions)
  // The options of what was just selected are there a frame later; controls are loaded when they are first needed.
  let tries = 0
  const look = () => {
    const option = document.querySelector(`.builder-options [data-option="${CSS.escape(name)}"]`)
    const control = option?.querySelector<HTMLElement>('.option-control :is(button, input, select)')
    if (!control && ++tries < 60) return requestAnimationFrame(look)
    control?.focus()
    if (control?.matches('[role="group"] .MuiButton-root')) control.click()
  }
  requestAnimationFrame(look)
}

/** Puts the focus on the row of the selected module, or the first; on the panel's tab while the page is empty. */
export function focusTree() {
  const { panel, places } = PANELS[1] as (typeof PANELS)[number]
  const found = places.map(place => document.querySelector<HTMLElement>(`${panel} ${place}`))
  found.find(one => one)?.focus()
}
