import { colorTokens } from '#design'

const NAMES: Record<string, string> = {
  background: 'Background',
  surface: 'Surface',
  tint: 'Tint',
  text: 'Text',
  muted: 'Muted text',
  accent: 'Accent',
  'accent-strong': 'Accent, dark',
  'on-accent': 'Text on accent',
  secondary: 'Secondary',
  'secondary-strong': 'Secondary, dark',
  tertiary: 'Tertiary',
  border: 'Border',
  'border-strong': 'Border, strong',
  success: 'Success',
  error: 'Error',
}

/** English name. */
export function colorName(token: string): string {
  return NAMES[token] ?? token
}

/** The site's colors by purpose. */
export const siteColors: readonly { token: string; name: string }[] = colorTokens.map(token => ({
  token,
  name: colorName(token),
}))
