/** Panels in page order, each with selectors for its focus target; the first match is used. */
const PANELS: readonly { panel: string; places: readonly string[] }[] = [
  { panel: '.builder-top', places: ['a'] },
  { panel: '.builder-left', places: ['.tree-row[tabindex="0"]', '[role="tab"][tabindex="0"]'] },
  { panel: '.builder-canvas', places: ['iframe'] },
  { panel: '.builder-options', places: ['[role="tab"][tabindex="0"]', 'button'] },
]

/** Moves the focus to the next or previous panel, cyclically. */
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

/** Focuses the selected tab of the options. */
export function focusOptions() {
  document.querySelector<HTMLElement>('.builder-options [role="tab"][tabindex="0"]')?.focus()
}

/** Focuses the control of an option, and clicks it if it opens the media library. */
export function openOption(name: string | undefined) {
  if (!name) return requestAnimationFrame(focusOptions)
  // Options are rendered in the next frame, and controls load on first use.
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

/** Focuses the selected row, the first row, or the tab of the panel if the page is empty. */
export function focusTree() {
  const { panel, places } = PANELS[1] as (typeof PANELS)[number]
  const found = places.map(place => document.querySelector<HTMLElement>(`${panel} ${place}`))
  found.find(one => one)?.focus()
}
