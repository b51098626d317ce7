/** A command of a guide: a statement of an `sh` block, or inline code that begins with a program. */
export interface GuideCommand {
  command: string
  /** Heading above it. */
  section: string
}

const PROGRAMS = [
  ...['npx', 'npm', 'node', 'sh', 'sudo', 'curl', 'openssl', 'sha256sum', 'kill', 'systemctl'],
  ...[
    'docker',
    'podman',
    'kubectl',
    'nginx',
    'caddy',
    'psql',
    'litestream',
    'osv-scanner',
    'trivy',
  ],
]
/** A block, a heading, or inline code, which may continue on the next line. */
const PARTS = /^```(\w*)\n(.*?)^```|^#+ ([^\n]*)$|`([^`]+)`/gms
/** Blocks with these languages contain no commands. Others would be overlooked. */
const OTHER_BLOCKS = ['json']

/** Commands of a Markdown text in order. Comments are removed and continued lines joined. */
export function commandsOf(markdown: string): GuideCommand[] {
  const found: GuideCommand[] = []
  let section = ''
  for (const [, language, block = '', heading, inline] of markdown.matchAll(PARTS)) {
    if (heading !== undefined) section = heading
    else if (language === 'sh') {
      found.push(...statementsOf(block).map(command => ({ command, section })))
    } else if (language !== undefined && !OTHER_BLOCKS.includes(language)) {
      throw new Error(`"${section}" has a block of "${language}" instead of sh`)
    } else if (inline !== undefined && PROGRAMS.includes(wordsOf(inline)[0] ?? '')) {
      const words = wordsOf(inline)
      if (words.length > 1) found.push({ command: words.join(' '), section })
    }
  }
  return found
}

const wordsOf = (code: string) => code.trim().split(/\s+/)

/** Inline code such as `vitrine mail` or `upgrade --check`: commands without the way to call them. */
export function mentionsOf(markdown: string): string[] {
  return [...markdown.matchAll(PARTS)].flatMap(([, , , , inline = '']) => {
    const [first = '', ...rest] = wordsOf(inline)
    if (rest.length === 0 || !/^[a-z][\w-]*$/.test(first) || PROGRAMS.includes(first)) return []
    return first === 'vitrine' ? rest.join(' ') : `${first} ${rest.join(' ')}`
  })
}

function statementsOf(block: string): string[] {
  return block
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map(line => line.replace(/(^|\s+)# .*$/, '').trim())
    .filter(line => line !== '')
}
