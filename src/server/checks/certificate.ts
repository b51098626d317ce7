import type { PeerCertificate } from 'node:tls'
import { DAY } from '#base'
import { defineTexts } from '#texts'
import { type Check, finding, reasonOf } from './check.ts'
import { connectTls } from './connect-tls.ts'
import { isLocalHost } from './site.ts'

/** Automatic renewal is usually done 30 days before. */
const EXPIRES_SOON_DAYS = 14
const EXPIRES_AT_ONCE_DAYS = 3

export const certificateCheck: Check = {
  id: 'certificate',
  needsNetwork: true,
  async run({ env: { publicUrl }, now }) {
    const url = new URL(publicUrl)
    const { protocol, hostname } = url
    if (protocol === 'http:') {
      const isLocal = isLocalHost(hostname)
      return [finding(isLocal ? 'ok' : 'warning', `certificate.${isLocal ? 'none' : 'missing'}`)]
    }
    try {
      const { certificate, problem } = await connectTls(url)
      const days = Math.floor((Date.parse(certificate.valid_to) - now()) / DAY)
      const facts = { issuer: nameOf(certificate), days, reason: problem ?? '' }
      if (days < 0) return [finding('error', 'certificate.expired', { ...facts, days: -days })]
      if (problem) return [finding('error', 'certificate.invalid', facts)]
      if (days > EXPIRES_SOON_DAYS) return [finding('ok', 'certificate.valid', facts)]
      const state = days < EXPIRES_AT_ONCE_DAYS ? 'error' : 'warning'
      return [finding(state, 'certificate.expires', facts)]
    } catch (error) {
      return [finding('warning', 'certificate.unknown', { reason: reasonOf(error) })]
    }
  },
}

const nameOf = ({ issuer }: PeerCertificate) => [issuer.O ?? issuer.CN ?? '?'].flat().join(', ')

export const certificateTexts = defineTexts({
  en: {
    certificate: 'Certificate',
    'certificate.none': 'The site is used on this machine only, without a certificate.',
    'certificate.missing':
      'The site has no encryption (PUBLIC_URL begins with http://): browsers call it not secure, and others can read passwords on the way.',
    'certificate.missing.todo':
      'Put a proxy with automatic certificates in front, such as Caddy, and set PUBLIC_URL to https://.',
    'certificate.valid': 'Issued by {issuer}, valid for {days} more days.',
    'certificate.expires':
      'The certificate of {issuer} expires {days, plural, =0 {today} one {in # day} other {in # days}}.',
    'certificate.expires.todo': 'Renew it, and check why the automatic renewal did not.',
    'certificate.expired':
      'The certificate of {issuer} expired {days, plural, one {# day} other {# days}} ago: browsers refuse to open the site.',
    'certificate.expired.todo': 'Renew it at once, and check why the automatic renewal did not.',
    'certificate.invalid': 'Browsers refuse the certificate of {issuer} ({reason}).',
    'certificate.invalid.todo':
      'Install a certificate for this host name, with all intermediate certificates.',
    'certificate.unknown': 'The certificate could not be read ({reason}).',
    'certificate.unknown.todo': 'Check that the proxy runs and answers on the port of PUBLIC_URL.',
  },
  de: {
    certificate: 'Zertifikat',
    'certificate.none': 'Die Website wird nur auf diesem Rechner benutzt, ohne Zertifikat.',
    'certificate.missing':
      'Die Website ist unverschlüsselt (PUBLIC_URL beginnt mit http://): Browser nennen sie nicht sicher, und Passwörter sind unterwegs lesbar.',
    'certificate.missing.todo':
      'Einen Proxy mit automatischen Zertifikaten davorsetzen, etwa Caddy, und PUBLIC_URL auf https:// ändern.',
    'certificate.valid': 'Ausgestellt von {issuer}, noch {days} Tage gültig.',
    'certificate.expires':
      'Das Zertifikat von {issuer} läuft {days, plural, =0 {heute} one {in # Tag} other {in # Tagen}} ab.',
    'certificate.expires.todo':
      'Es erneuern und prüfen, warum die automatische Erneuerung ausblieb.',
    'certificate.expired':
      'Das Zertifikat von {issuer} ist seit {days, plural, one {# Tag} other {# Tagen}} abgelaufen: Browser öffnen die Website nicht mehr.',
    'certificate.expired.todo':
      'Es sofort erneuern und prüfen, warum die automatische Erneuerung ausblieb.',
    'certificate.invalid': 'Browser lehnen das Zertifikat von {issuer} ab ({reason}).',
    'certificate.invalid.todo':
      'Ein Zertifikat für diesen Hostnamen mit allen Zwischenzertifikaten installieren.',
    'certificate.unknown': 'Das Zertifikat konnte nicht gelesen werden ({reason}).',
    'certificate.unknown.todo': 'Prüfen, ob der Proxy läuft und am Port von PUBLIC_URL antwortet.',
  },
})
