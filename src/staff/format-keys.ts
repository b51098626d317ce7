const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Keys as this machine's keyboard names them: `⌘K` is `Ctrl K` where there is no ⌘. */
export function formatKeys(keys: string, { control, shift }: { control: string; shift: string }) {
  if (isMac()) return keys
  return keys.replace(/⌘ ?/, `${control} `).replace(/⌥ ?/, 'Alt ').replace(/⇧ ?/, `${shift} `)
}
