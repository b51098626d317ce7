import { Fragment, type ReactNode } from 'react'

interface HeadingWordsProps {
  text: string
  highlight: string
  highlightStyle: string
  /** Whether lines appear one after another. */
  lines: boolean
}

/** Text of a heading with highlights, line by line if the owner sets line breaks. */
export function HeadingWords({ text, highlight, highlightStyle, lines }: HeadingWordsProps) {
  const show = (line: string) => highlighted(line, highlight.trim(), highlightStyle)
  if (!lines) return show(text)
  const all = linesOf(text)
  return all.map((line, index) => (
    <span key={index} className="heading-line">
      {/* A trailing space, because names and outlines are read from the text. */}
      {show(index < all.length - 1 ? `${line} ` : line)}
    </span>
  ))
}

export const linesOf = (text: string): string[] => text.split('|').map(line => line.trim())

function highlighted(line: string, words: string, style: string): ReactNode {
  if (!words) return line
  return line.split(words).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <mark className="heading-mark" data-style={style}>
          {words}
        </mark>
      )}
      {part}
    </Fragment>
  ))
}
