import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { defineTexts } from '#texts'
import { PROBE_HEADER, type SeenRequest, signProbe } from '../http/probe.ts'
import { askSite, type SiteAnswer } from './ask-site.ts'
import { type Check, type CheckDeps, type Finding, finding, reasonOf } from './check.ts'
import { connectTls } from './connect-tls.ts'

export const isLocalHost = (host: string) => /^(localhost$|127\.|\[?::1\]?$)/.test(host)

/** Whether the name of the site leads to this machine. */
export const dnsCheck: Check = {
  id: 'dns',
  needsNetwork: true,
  async run({ env: { publicUrl }, lookups }) {
    const host = new URL(publicUrl).hostname
    if (isLocalHost(host) || /^[\d.]+$|^\[/.test(host)) return [finding('ok', 'dns.none', { host })]
    try {
      const addresses = await lookups.addresses(host)
      if (addresses.length === 0) return [finding('error', 'dns.missing', { host })]
      const own = lookups.ownAddresses()
      const facts = { host, addresses: addresses.join(', ') }
      const leadsHere = addresses.some(address => own.includes(address))
      return [finding(leadsHere ? 'ok' : 'note', leadsHere ? 'dns.here' : 'dns.elsewhere', facts)]
    } catch (error) {
      return [finding('warning', 'dns.unknown', { host, reason: reasonOf(error) })]
    }
  },
}

/** A request of the site to itself by its public URL, through all proxies. */
export const siteCheck: Check = {
  id: 'site',
  needsNetwork: true,
  async run(deps) {
    const url = deps.env.publicUrl
    let answer: SiteAnswer
    try {
      const headers = deps.secret
        ? { [PROBE_HEADER]: signProbe(deps.secret, Date.now()) }
        : undefined
      answer = await askSite(`${url}/healthz`, headers)
    } catch (error) {
      return [finding('warning', 'site.unreachable', { url, reason: reasonOf(error) })]
    }
    const seen = readSeen(answer)
    if (!seen) return [toMisrouted(answer, url, deps)]
    const findings = [
      ...checkForwarding(seen, deps),
      ...(await checkCompression(url)),
      ...(await checkProtocol(url, answer)),
    ]
    return findings.length > 0 ? findings : [finding('ok', 'site.works', { url })]
  },
}

function readSeen({ status, body }: SiteAnswer): SeenRequest | undefined {
  try {
    return status === 200 ? JSON.parse(body.toString()).seen : undefined
  } catch {
    return undefined
  }
}

function toMisrouted(answer: SiteAnswer, url: string, { secret }: CheckDeps): Finding {
  const { status, headers } = answer
  if (status >= 300 && status < 400) {
    return finding('warning', 'site.redirects', { url, to: headers.location ?? '' })
  }
  if (status >= 500) return finding('warning', 'site.down', { url, status })
  const isVitrine = status === 200 && answer.body.toString().includes('"status":"ok"')
  if (isVitrine && !secret) return finding('ok', 'site.works', { url })
  return finding('error', isVitrine ? 'site.otherKey' : 'site.other', { url, status })
}

function checkForwarding(seen: SeenRequest, { env }: CheckDeps): Finding[] {
  const { peer, isForwarded, isTrusted } = seen
  const { protocol, host } = new URL(env.publicUrl)
  if (isForwarded && !isTrusted) return [finding('warning', 'site.untrusted', { peer })]
  if (`${seen.protocol}:` !== protocol) {
    return [finding('warning', 'site.protocol', { seen: seen.protocol, expected: protocol })]
  }
  if (seen.host !== host)
    return [finding('warning', 'site.host', { seen: seen.host, expected: host })]
  return []
}

/** Compressed pages must arrive readable. */
async function checkCompression(url: string): Promise<Finding[]> {
  try {
    const { status, headers, body } = await askSite(`${url}/`, { 'accept-encoding': 'br, gzip' })
    const encoding = headers['content-encoding']
    if (encoding === 'br') brotliDecompressSync(body)
    else if (encoding === 'gzip') gunzipSync(body)
    else if (status === 200 && body.length > 2000) return [finding('note', 'site.uncompressed')]
    return []
  } catch (error) {
    return [finding('error', 'site.garbled', { reason: reasonOf(error) })]
  }
}

/** Browsers use HTTP/2 and HTTP/3 with encryption only. */
async function checkProtocol(url: string, { headers }: SiteAnswer): Promise<Finding[]> {
  if (!url.startsWith('https:') || headers['alt-svc']?.includes('h3')) return []
  // A certificate that cannot be read is the finding of another check.
  const answer = await connectTls(new URL(url)).catch(() => undefined)
  return answer && !answer.hasHttp2 ? [finding('note', 'site.http1')] : []
}

export const siteTexts = defineTexts({
  en: {
    dns: 'DNS',
    'dns.none': 'The site uses {host}, which needs no DNS.',
    'dns.here': '{host} leads to this machine ({addresses}).',
    'dns.elsewhere': '{host} leads to {addresses}, which is no address of this machine.',
    'dns.elsewhere.todo':
      'This is right behind a balancer, a content delivery network or NAT. Otherwise correct the DNS records.',
    'dns.missing': '{host} has no address in the DNS, so visitors do not find the site.',
    'dns.missing.todo': 'Add an A or AAAA record, or correct PUBLIC_URL.',
    'dns.unknown': 'The DNS did not answer for {host} ({reason}).',
    'dns.unknown.todo': 'Check the name servers of this machine, then check again.',
    site: 'Public URL and proxy',
    'site.works': '{url} reaches this site, and the headers of proxies are right.',
    'site.unreachable': '{url} does not answer: {reason}',
    'site.unreachable.todo':
      'Start the site and its proxy. If visitors reach it, but this machine does not, the router may not allow that.',
    'site.redirects': 'PUBLIC_URL is {url}, but this address redirects to {to}.',
    'site.redirects.todo': 'Set PUBLIC_URL to the address that visitors end at.',
    'site.other': 'At {url}, something other than this site answers (status {status}).',
    'site.other.todo': 'Check where the proxy sends requests, and PUBLIC_URL.',
    'site.down': 'The proxy at {url} does not reach the site (status {status}).',
    'site.down.todo':
      'Start the site. If it runs, check the address to which the proxy sends requests.',
    'site.otherKey': 'A site with another secret answers at {url}.',
    'site.otherKey.todo':
      'If this is a copy of the site, give it the same SECRET_KEY. Otherwise correct PUBLIC_URL or DATA_DIR.',
    'site.untrusted':
      'A proxy at {peer} forwards requests, but the site does not trust it. So all visitors share one rate limit.',
    'site.untrusted.todo': 'If this is your proxy, set TRUST_PROXY to {peer} or its network.',
    'site.protocol':
      'Requests arrive as {seen}, but PUBLIC_URL begins with {expected}//. Forms and sign-in may fail.',
    'site.protocol.todo': 'Let the proxy send X-Forwarded-Proto, and name it in TRUST_PROXY.',
    'site.host': 'Requests arrive for {seen} instead of {expected}. Forms and sign-in may fail.',
    'site.host.todo': 'Let the proxy pass the Host header unchanged, or send X-Forwarded-Host.',
    'site.uncompressed': 'Pages arrive uncompressed, so they load more slowly.',
    'site.uncompressed.todo': 'Let the proxy pass the header Accept-Encoding.',
    'site.http1': 'The site offers HTTP/1.1 only, which loads the files of a page more slowly.',
    'site.http1.todo':
      'Turn on HTTP/2 in the proxy (nginx: “listen 443 ssl http2”). Caddy and networks have it on.',
    'site.garbled': 'Compressed pages arrive damaged ({reason}).',
    'site.garbled.todo':
      'Turn off changes of responses in the proxy, such as a second compression.',
  },
  de: {
    dns: 'DNS',
    'dns.none': 'Die Website nutzt {host} und braucht dafür kein DNS.',
    'dns.here': '{host} führt zu diesem Rechner ({addresses}).',
    'dns.elsewhere': '{host} führt zu {addresses}, keiner Adresse dieses Rechners.',
    'dns.elsewhere.todo':
      'Hinter einem Load Balancer, CDN oder NAT ist das richtig. Sonst die DNS-Einträge berichtigen.',
    'dns.missing': '{host} hat keine Adresse im DNS, Besucher finden die Website nicht.',
    'dns.missing.todo': 'Einen A- oder AAAA-Eintrag anlegen oder PUBLIC_URL berichtigen.',
    'dns.unknown': 'Das DNS hat für {host} nicht geantwortet ({reason}).',
    'dns.unknown.todo': 'Die Nameserver dieses Rechners prüfen, dann erneut prüfen.',
    site: 'Öffentliche URL und Proxy',
    'site.works': '{url} erreicht diese Website, und die Header der Proxys stimmen.',
    'site.unreachable': '{url} antwortet nicht: {reason}',
    'site.unreachable.todo':
      'Die Website und ihren Proxy starten. Erreichen Besucher sie, dieser Rechner aber nicht, lässt der Router das vielleicht nicht zu.',
    'site.redirects': 'PUBLIC_URL ist {url}, aber diese Adresse leitet nach {to} weiter.',
    'site.redirects.todo': 'PUBLIC_URL auf die Adresse setzen, bei der Besucher ankommen.',
    'site.other': 'Unter {url} antwortet etwas anderes als diese Website (Status {status}).',
    'site.other.todo': 'Prüfen, wohin der Proxy Anfragen sendet, und PUBLIC_URL prüfen.',
    'site.down': 'Der Proxy unter {url} erreicht die Website nicht (Status {status}).',
    'site.down.todo':
      'Die Website starten. Läuft sie, die Adresse prüfen, an die der Proxy Anfragen sendet.',
    'site.otherKey': 'Unter {url} antwortet eine Website mit einem anderen Schlüssel.',
    'site.otherKey.todo':
      'Ist es eine Kopie dieser Website, ihr denselben SECRET_KEY geben. Sonst PUBLIC_URL oder DATA_DIR berichtigen.',
    'site.untrusted':
      'Ein Proxy unter {peer} leitet Anfragen weiter, aber die Website vertraut ihm nicht. So teilen sich alle Besucher ein Anfragelimit.',
    'site.untrusted.todo': 'Ist es der eigene Proxy, TRUST_PROXY auf {peer} oder sein Netz setzen.',
    'site.protocol':
      'Anfragen kommen als {seen} an, aber PUBLIC_URL beginnt mit {expected}//. Formulare und Anmeldung können scheitern.',
    'site.protocol.todo':
      'Den Proxy X-Forwarded-Proto senden lassen und ihn in TRUST_PROXY nennen.',
    'site.host':
      'Anfragen kommen für {seen} statt für {expected} an. Formulare und Anmeldung können scheitern.',
    'site.host.todo':
      'Den Proxy den Host-Header unverändert weitergeben oder X-Forwarded-Host senden lassen.',
    'site.uncompressed': 'Seiten kommen unkomprimiert an und laden dadurch langsamer.',
    'site.uncompressed.todo': 'Den Proxy den Header Accept-Encoding weitergeben lassen.',
    'site.http1': 'Die Website bietet nur HTTP/1.1, womit die Dateien einer Seite langsamer laden.',
    'site.http1.todo':
      'HTTP/2 im Proxy einschalten (nginx: „listen 443 ssl http2“). Bei Caddy und CDNs ist es an.',
    'site.garbled': 'Komprimierte Seiten kommen beschädigt an ({reason}).',
    'site.garbled.todo':
      'Änderungen an Antworten im Proxy abschalten, etwa eine zweite Komprimierung.',
  },
})
