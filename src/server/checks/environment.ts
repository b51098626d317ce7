import { defineTexts } from '#texts'
import { hasCopies } from '../env.ts'
import { type Check, type Finding, finding } from './check.ts'
import { isLocalHost } from './site.ts'

const MIN_SECRET_LENGTH = 32
const MIN_TOKEN_LENGTH = 20

/** Settings that are unsafe on a public site. */
export const environmentCheck: Check = {
  id: 'environment',
  async run({ env }) {
    const isPublic = !isLocalHost(new URL(env.publicUrl).hostname)
    const findings: Finding[] = []
    const add = (isTrue: boolean, state: Finding['state'], text: string) => {
      if (isTrue) findings.push(finding(state, `environment.${text}`))
    }
    add(hasCopies(env) && env.databaseUrl !== undefined && !env.secretKey, 'note', 'noSecret')
    add((env.secretKey?.length ?? MIN_SECRET_LENGTH) < MIN_SECRET_LENGTH, 'error', 'shortSecret')
    add(isPublic && env.rateLimit === 0, 'warning', 'noLimit')
    add(isPublic && env.dev, 'warning', 'dev')
    const { metricsToken } = env
    add(
      metricsToken !== undefined && metricsToken.length < MIN_TOKEN_LENGTH,
      'warning',
      'shortToken',
    )
    const key = env.backup?.key
    add(key !== undefined && key.length < MIN_TOKEN_LENGTH, 'warning', 'shortBackupKey')
    add(isPublic && env.allowPrivateAddresses, 'note', 'private')
    return findings.length > 0 ? findings : [finding('ok', 'environment.right')]
  },
}

export const environmentTexts = defineTexts({
  en: {
    environment: 'Settings of the server',
    'environment.right': 'No setting of the server is unsafe.',
    'environment.noSecret': 'SECRET_KEY is not set, so each copy of the site would create its own.',
    'environment.noSecret.todo':
      'Before starting a second copy, set SECRET_KEY to the content of DATA_DIR/secret on all of them.',
    'environment.shortSecret': 'SECRET_KEY is short enough to be guessed.',
    'environment.shortSecret.todo':
      'Use at least 32 random characters (openssl rand -hex 32). Sessions and links in mails become invalid.',
    'environment.noLimit': 'RATE_LIMIT=0 lets attackers try passwords without a limit.',
    'environment.noLimit.todo': 'Remove RATE_LIMIT=0.',
    'environment.dev': 'DEV=1 shows pages for developers to all visitors.',
    'environment.dev.todo': 'Remove DEV=1.',
    'environment.shortToken': 'METRICS_TOKEN is short enough to be guessed.',
    'environment.shortToken.todo': 'Use at least 20 random characters (openssl rand -hex 16).',
    'environment.shortBackupKey': 'BACKUP_KEY is short enough to be guessed.',
    'environment.shortBackupKey.todo':
      'Use at least 20 random characters (openssl rand -hex 32) and a new place in BACKUP_TO: all backups of a place have the same key.',
    'environment.private':
      'ALLOW_PRIVATE_ADDRESSES=1 lets staff reach other services in your network.',
    'environment.private.todo': 'Remove the setting unless imports or webhooks need it.',
  },
  de: {
    environment: 'Einstellungen des Servers',
    'environment.right': 'Keine Einstellung des Servers ist unsicher.',
    'environment.noSecret':
      'SECRET_KEY ist nicht gesetzt, jede Kopie der Website würde einen eigenen anlegen.',
    'environment.noSecret.todo':
      'Vor dem Start einer zweiten Kopie SECRET_KEY überall auf den Inhalt von DATA_DIR/secret setzen.',
    'environment.shortSecret': 'SECRET_KEY ist so kurz, dass er erraten werden kann.',
    'environment.shortSecret.todo':
      'Mindestens 32 zufällige Zeichen verwenden (openssl rand -hex 32). Sitzungen und Links in E-Mails werden ungültig.',
    'environment.noLimit': 'Mit RATE_LIMIT=0 können Angreifer unbegrenzt Passwörter probieren.',
    'environment.noLimit.todo': 'RATE_LIMIT=0 entfernen.',
    'environment.dev': 'DEV=1 zeigt allen Besuchern Seiten für Entwickler.',
    'environment.dev.todo': 'DEV=1 entfernen.',
    'environment.shortToken': 'METRICS_TOKEN ist so kurz, dass es erraten werden kann.',
    'environment.shortToken.todo':
      'Mindestens 20 zufällige Zeichen verwenden (openssl rand -hex 16).',
    'environment.shortBackupKey': 'BACKUP_KEY ist so kurz, dass er erraten werden kann.',
    'environment.shortBackupKey.todo':
      'Mindestens 20 zufällige Zeichen (openssl rand -hex 32) und einen neuen Ort in BACKUP_TO verwenden: Alle Sicherungen eines Ortes haben denselben Schlüssel.',
    'environment.private':
      'Mit ALLOW_PRIVATE_ADDRESSES=1 kann das Team andere Dienste im eigenen Netz erreichen.',
    'environment.private.todo':
      'Die Einstellung entfernen, wenn Importe oder Webhooks sie nicht brauchen.',
  },
})
