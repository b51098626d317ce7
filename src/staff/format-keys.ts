const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Formats shortcuts for the platform: `⌘K` becomes `Ctrl K` elsewhere. */
export function formatKeys(keys: string, { control, shift }: { control: string; shift: string }) {
  if (isMac()) return keys
  return keys.replace(/⌘ ?/, `${control} `).replace(/⌥ ?/, 'Alt ').replace(/⇧ ?/, `${shift} `)
}
