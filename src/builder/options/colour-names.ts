import { colourTokens } from '#design'

/** What the settings call the site's colours, by their stored names. */
const ROLES: Record<string, string> = {
  paper: 'Background',
  slip: 'Tint',
  surface: 'Surface',
  ink: 'Text',
  iron: 'Muted text',
  clay: 'Accent',
  'clay-deep': 'Accent, strong',
  'on-accent': 'Text on accent',
  celadon: 'Secondary',
  'celadon-deep': 'Secondary, strong',
  glaze: 'Tertiary',
  error: 'Error',
  success: 'Success',
}

/** English; `accent-strong` reads as it is stored. */
export function colourName(token: string): string {
  const words = token.replaceAll('-', ' ')
  return ROLES[token] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** The site's colours by what they are for. */
export const siteColours: readonly { token: string; name: string }[] = colourTokens.map(token => ({
  token,
  name: colourName(token),
}))
