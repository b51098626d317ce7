import { SECOND } from '#base'
import { defineTexts } from '#texts'
import { type Check, type Finding, finding, reasonOf } from './check.ts'
import { isLocalHost } from './site.ts'

const TIMEOUT_MS = 8 * SECOND
/** Names under which common providers publish DKIM keys. */
const SELECTORS = ['default', 'dkim', 'mail', 'google', 's1', 'selector1', 'k1', 'brevo', 'pm']

/** Signs in to the mail server without sending a mail. */
export const mailCheck: Check = {
  id: 'mail',
  needsNetwork: true,
  async run({ env: { smtpUrl, dataDir, publicUrl } }) {
    if (!smtpUrl) {
      const state = isLocalHost(new URL(publicUrl).hostname) ? 'note' : 'warning'
      return [finding(state, 'mail.none', { folder: `${dataDir}/mail` })]
    }
    const { host: server, protocol, hostname } = new URL(smtpUrl)
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    })
    try {
      await transport.verify()
      const isLocal = /^(localhost|127\.|\[::1\])/.test(hostname)
      const findings = [finding('ok', 'mail.works', { server })]
      if (protocol === 'smtp:' && !isLocal && !(await offersTls(smtpUrl))) {
        findings.push(finding('warning', 'mail.plain', { server }))
      }
      return findings
    } catch (error) {
      return [toFailure(error as Error & { code?: string }, server)]
    } finally {
      transport.close()
    }
  },
}

function toFailure(error: Error & { code?: string }, server: string): Finding {
  const kind = { EAUTH: 'refused', ETLS: 'tls', ECERT: 'tls' }[error.code ?? ''] ?? 'unreachable'
  const isOfCertificate = /certificate|self.signed|SSL|TLS/i.test(error.message)
  return finding('error', `mail.${isOfCertificate ? 'tls' : kind}`, {
    server,
    reason: error.message,
  })
}

/** Whether a connection that must be encrypted can be made. */
async function offersTls(url: string): Promise<boolean> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, requireTLS: true, connectionTimeout: TIMEOUT_MS })
  return transport
    .verify()
    .catch(() => false)
    .finally(() => transport.close())
}

/** Records that let other servers accept the mails of the site. */
export const mailDomainCheck: Check = {
  id: 'mail-domain',
  needsNetwork: true,
  async run({ env: { mailFrom, smtpUrl }, lookups }) {
    const domain = mailFrom.replace(/^.*@|>.*$/g, '').trim()
    if (!smtpUrl || !domain.includes('.') || /^[\d.]+$/.test(domain)) {
      return [finding('ok', 'mailDomain.unused', { domain })]
    }
    try {
      const [texts, policies, servers, keys] = await Promise.all([
        lookups.txt(domain),
        findPolicy(domain, lookups.txt),
        lookups.mx(domain),
        Promise.all(SELECTORS.map(name => lookups.txt(`${name}._domainkey.${domain}`))),
      ])
      const spf = texts.filter(text => /^v=spf1(\s|$)/i.test(text))
      const findings: Finding[] = []
      if (spf.length === 0) findings.push(finding('warning', 'mailDomain.noSpf', { domain }))
      if (spf.length > 1) findings.push(finding('error', 'mailDomain.twoSpf', { domain }))
      if (policies.length === 0) findings.push(finding('warning', 'mailDomain.noDmarc', { domain }))
      if (servers.length === 0) findings.push(finding('warning', 'mailDomain.noMx', { domain }))
      if (keys.flat().length === 0) findings.push(finding('note', 'mailDomain.noDkim', { domain }))
      return findings.length > 0 ? findings : [finding('ok', 'mailDomain.right', { domain })]
    } catch (error) {
      return [finding('warning', 'mailDomain.unknown', { domain, reason: reasonOf(error) })]
    }
  },
}

/** DMARC policies of a domain, or of the domains above it. */
async function findPolicy(domain: string, txt: (name: string) => Promise<string[]>) {
  const labels = domain.split('.')
  for (let first = 0; first <= labels.length - 2; first++) {
    const texts = await txt(`_dmarc.${labels.slice(first).join('.')}`)
    const policies = texts.filter(text => /^v=DMARC1/i.test(text))
    if (policies.length > 0) return policies
  }
  return []
}

export const mailTexts = defineTexts({
  en: {
    mail: 'Mail server',
    'mail.works': 'The connection to {server} works.',
    'mail.none':
      'There is no mail server: mails, such as confirmations of orders, are written to {folder} and reach nobody.',
    'mail.none.todo': 'Set SMTP_URL and MAIL_FROM.',
    'mail.refused': '{server} refuses the user name or the password.',
    'mail.refused.todo':
      'Correct the user name and the password in SMTP_URL. Special characters must be URL-encoded.',
    'mail.tls': 'The encrypted connection to {server} failed: {reason}',
    'mail.tls.todo':
      'Use the host name in the certificate of the server, “smtps:” for port 465 and “smtp:” for port 587.',
    'mail.unreachable': '{server} cannot be reached: {reason}',
    'mail.unreachable.todo':
      'Check host and port in SMTP_URL, and whether the firewall or the hosting provider blocks the port.',
    'mail.plain': '{server} offers no encryption, so mails and the password travel readable.',
    'mail.plain.todo': 'Use port 587 or “smtps:” with port 465.',
    'mail-domain': 'Mail domain',
    'mailDomain.unused':
      'There is nothing to check without a mail server and a domain in MAIL_FROM.',
    'mailDomain.right': '{domain} has SPF, DKIM, DMARC and MX records.',
    'mailDomain.noSpf': '{domain} has no SPF record, so mails may be taken for spam.',
    'mailDomain.noSpf.todo':
      'Add the TXT record that the mail provider names, beginning with v=spf1.',
    'mailDomain.twoSpf': '{domain} has more than one SPF record, so none of them counts.',
    'mailDomain.twoSpf.todo': 'Merge them into one TXT record.',
    'mailDomain.noDmarc': '{domain} has no DMARC record, which large mail providers require.',
    'mailDomain.noDmarc.todo': 'Add a TXT record at _dmarc.{domain}, at first “v=DMARC1; p=none”.',
    'mailDomain.noMx': '{domain} has no mail server (MX), so answers and error reports get lost.',
    'mailDomain.noMx.todo': 'Add MX records, or use a domain in MAIL_FROM that receives mail.',
    'mailDomain.noDkim':
      'No DKIM key of {domain} was found under the common names. Mails without this signature may be taken for spam.',
    'mailDomain.noDkim.todo':
      'Check at the mail provider that it signs mails for this domain with DKIM. The key may have another name.',
    'mailDomain.unknown': 'The DNS of {domain} did not answer ({reason}).',
    'mailDomain.unknown.todo': 'Check the name servers of this machine, then check again.',
  },
  de: {
    mail: 'Mailserver',
    'mail.works': 'Die Verbindung zu {server} funktioniert.',
    'mail.none':
      'Es gibt keinen Mailserver: E-Mails, etwa Bestellbestätigungen, werden nach {folder} geschrieben und erreichen niemanden.',
    'mail.none.todo': 'SMTP_URL und MAIL_FROM setzen.',
    'mail.refused': '{server} lehnt den Benutzernamen oder das Passwort ab.',
    'mail.refused.todo':
      'Benutzername und Passwort in SMTP_URL berichtigen. Sonderzeichen müssen URL-kodiert sein.',
    'mail.tls': 'Die verschlüsselte Verbindung zu {server} ist gescheitert: {reason}',
    'mail.tls.todo':
      'Den Hostnamen aus dem Zertifikat des Servers verwenden, „smtps:“ für Port 465 und „smtp:“ für Port 587.',
    'mail.unreachable': '{server} ist nicht erreichbar: {reason}',
    'mail.unreachable.todo':
      'Host und Port in SMTP_URL prüfen, und ob die Firewall oder der Hoster den Port sperrt.',
    'mail.plain':
      '{server} bietet keine Verschlüsselung, E-Mails und das Passwort werden lesbar übertragen.',
    'mail.plain.todo': 'Port 587 oder „smtps:“ mit Port 465 verwenden.',
    'mail-domain': 'E-Mail-Domain',
    'mailDomain.unused': 'Ohne Mailserver und eine Domain in MAIL_FROM ist nichts zu prüfen.',
    'mailDomain.right': '{domain} hat SPF-, DKIM-, DMARC- und MX-Einträge.',
    'mailDomain.noSpf':
      '{domain} hat keinen SPF-Eintrag, E-Mails könnten als Spam eingestuft werden.',
    'mailDomain.noSpf.todo':
      'Den TXT-Eintrag anlegen, den der Mailanbieter nennt; er beginnt mit v=spf1.',
    'mailDomain.twoSpf': '{domain} hat mehrere SPF-Einträge, daher gilt keiner.',
    'mailDomain.twoSpf.todo': 'Sie zu einem TXT-Eintrag zusammenfassen.',
    'mailDomain.noDmarc': '{domain} hat keinen DMARC-Eintrag, den große Mailanbieter verlangen.',
    'mailDomain.noDmarc.todo':
      'Einen TXT-Eintrag unter _dmarc.{domain} anlegen, anfangs „v=DMARC1; p=none“.',
    'mailDomain.noMx':
      '{domain} hat keinen Mailserver (MX), Antworten und Fehlerberichte gehen verloren.',
    'mailDomain.noMx.todo':
      'MX-Einträge anlegen oder in MAIL_FROM eine Domain verwenden, die E-Mails empfängt.',
    'mailDomain.noDkim':
      'Unter den üblichen Namen gibt es keinen DKIM-Schlüssel von {domain}. E-Mails ohne diese Signatur könnten als Spam eingestuft werden.',
    'mailDomain.noDkim.todo':
      'Beim Mailanbieter prüfen, ob er E-Mails dieser Domain mit DKIM signiert. Der Schlüssel kann anders heißen.',
    'mailDomain.unknown': 'Das DNS von {domain} hat nicht geantwortet ({reason}).',
    'mailDomain.unknown.todo': 'Die Nameserver dieses Rechners prüfen, dann erneut prüfen.',
  },
})
