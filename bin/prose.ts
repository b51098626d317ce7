/** Wording that is hard to read, with a hint for each pattern. Heuristics, not verdicts. */
const PATTERNS: readonly { pattern: RegExp; hint: string }[] = [
  {
    pattern:
      /^(What|Whoever|Who|Whom|Whose|Whatever|Whichever|Which|That which|Where|Wherever|Of|Such|As (wide|high|long|many|much))\b(?!.*\?)/,
    hint: 'Start with a noun or a verb, and write a complete sentence.',
  },
  {
    pattern: /\b(whoever|whatever|wherever|whom|of which|thereof|hereby|such as are)\b/i,
    hint: 'Name the person or thing, and use a short sentence.',
  },
  {
    pattern: /\bwhat (it|they|there|is|was|has|stands|comes|came|a|an|the|of)\b/i,
    hint: 'Replace the clause by a noun ("the result", "the value").',
  },
  {
    pattern:
      /\b(stands? (in|on|at|for|there|beside|once|by|above|below)|lies? (in|on|beside)|hangs? on|are there|it is there)\b/i,
    hint: 'Use the technical verb: contains, is stored in, exists, replaces.',
  },
  {
    pattern: /\b(says? (so|of|nothing|it)|is said|are said)\b/i,
    hint: 'Use: reports, returns, shows, defines.',
  },
  {
    pattern: /\b(of (its|their|one's) own|for itself|by itself|by heart)\b/i,
    hint: 'Use "its own", "separate" or "automatically", or leave it out.',
  },
  {
    pattern:
      /\b(anew|meanwhile|begun|in between|no more|all the same|goes on|gone|nobody|somebody|none (that|such))\b/i,
    hint: 'Use: again, during this, started, between, deleted, no one, a user.',
  },
  {
    pattern: /\b(came of|becomes? of|became of|as it does)\b/i,
    hint: 'Use: result, outcome.',
  },
  {
    pattern: /\b(films?|letters? (is|are|to))\b/i,
    hint: 'Use: video, campaign.',
  },
]

/** Shorter texts are labels. */
const MIN_COMMENT_LENGTH = 12
const MIN_SENTENCE_LENGTH = 26

const BLOCK_COMMENT = /\/\*(.*?)\*\//gs
const ANY_COMMENT = /\/\*\*?(.*?)\*\/|(?<![:"'`\w])\/\/(?!\/)([^\n]*)/gs
const TOOL_COMMENT = /^(biome-ignore|@|<reference|#)/

/** Returns a hint if a text is hard to read. */
export function findProblem(text: string): string | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(text))?.hint
}

/** Comments of a TypeScript, JavaScript or CSS file. Lines count from 1. */
export function findComments(source: string): { line: number; text: string }[] {
  const isCss = !/^(import|export|const|function|\/\/|declare|it\(|test\()/m.test(source)
  return [...source.matchAll(isCss ? BLOCK_COMMENT : ANY_COMMENT)].flatMap(match => {
    const text = (match[1] ?? match[2] ?? '').replaceAll(/\n\s*\*\s?/g, ' ').trim()
    if (text.length < MIN_COMMENT_LENGTH || TOOL_COMMENT.test(text)) return []
    return [{ line: lineAt(source, match.index), text: text.replaceAll(/\s+/g, ' ') }]
  })
}

/** Sentences of a Markdown file, without code, tables and images. Lines count from 1. */
export function splitSentences(markdown: string): { line: number; text: string }[] {
  let isCode = false
  return markdown.split('\n').flatMap((content, index) => {
    if (content.trimStart().startsWith('```')) isCode = !isCode
    if (isCode || /^(```|\||<|!\[| {4})/.test(content)) return []
    return content
      .replace(/^[\s>*#-]+/, '')
      .split(/(?<=[.:;])\s+/)
      .filter(text => text.length >= MIN_SENTENCE_LENGTH)
      .map(text => ({ line: index + 1, text }))
  })
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
