export interface DocumentedModule {
  type: string
  label: string
  /** Whether its first example is visible. */
  isSeen: boolean
  examples: readonly string[]
  /** Rows of the props table. */
  props: readonly string[][]
}

/** Reasons for missing images. */
const UNSEEN: Record<string, string> = {
  'layout-block': 'No picture: on a page the modules of the block stand in its place.',
  'tracking-goal': 'No picture: visitors see nothing of it.',
}

/** `docs/modules/README.md`. */
export function modulesDocument(modules: readonly DocumentedModule[]): string {
  const list = modules.map(({ type, label }) => `[${label}](#${type})`).join(' · ')
  const parts = modules.map(({ type, label, isSeen, examples, props }) =>
    [
      `## ${type}`,
      `**${label}.** ${examples.join(' · ')}`,
      isSeen ? toImages(type, label) : (UNSEEN[type] ?? 'No picture.'),
      ['| prop | in the builder | type | default |', '|---|---|---|---|', ...props.map(toRow)].join(
        '\n',
      ),
    ].join('\n\n'),
  )
  return `# Modules\n\nMade by \`npm run screenshots:modules\` from the modules themselves. Around every module are the options of \`src/design\`.\n\n${list}\n\n${parts.join('\n\n')}\n`
}

function toImages(type: string, label: string): string {
  return `<img src="${type}-1440.webp" width="640" alt="${label} on a desktop"> <img src="${type}-390.webp" width="180" alt="${label} on a phone">`
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replaceAll('|', '\\|').trim()).join(' | ')} |`
}
