/** A command of a guide: a statement of an `sh` block, or inline code that begins with a program. */
export interface GuideCommand {
  command: string
  /** Heading above it. */
  section: string
}

const INLINE = /`((?:npx vitrine|sha256sum|openssl) [^`]+)`/g

/** Commands of a Markdown text in order. Comments are removed and continued lines joined. */
export function commandsOf(markdown: string): GuideCommand[] {
  const found: GuideCommand[] = []
  let section = ''
  let block: string[] | undefined
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) {
      if (block) found.push(...statementsOf(block).map(command => ({ command, section })))
      block = line === '```sh' ? [] : undefined
    } else if (block) block.push(line)
    else if (line.startsWith('#')) section = line.replace(/^#+ /, '')
    else {
      for (const [, command = ''] of line.matchAll(INLINE)) found.push({ command, section })
    }
  }
  return found
}

function statementsOf(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map(line => line.replace(/(^|\s+)# .*$/, '').trim())
    .filter(line => line !== '')
}
