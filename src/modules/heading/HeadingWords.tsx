import { Fragment, type ReactNode } from 'react'

interface HeadingWordsProps {
  text: string
  highlight: string
  highlightStyle: string
  /** Whether each line appears by itself. */
  lines: boolean
}

/** The words of a heading, with what stands out in them, and line by line where its owner says where lines end. */
export function HeadingWords({ text, highlight, highlightStyle, lines }: HeadingWordsProps) {
  const show = (line: string) => highlighted(line, highlight.trim(), highlightStyle)
  if (!lines) return show(text)
  const all = linesOf(text)
  return all.map((line, index) => (
    <span key={index} className="heading-line">
      {/* A space at its end: names and outlines are read from the text alone. */}
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
