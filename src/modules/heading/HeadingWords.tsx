import { Fragment, type ReactNode } from 'react'

interface HeadingWordsProps {
  text: string
  highlight: string
  highlightStyle: string
  /** Whether each line appears by itself. */
  lines: boolean
}

/** The words of a heading, with its line breaks, and with what stands out in them. */
export function HeadingWords({ text, highlight, highlightStyle, lines }: HeadingWordsProps) {
  // A space at their ends: names and outlines are read from the text alone.
  const all = text.replaceAll('\n', ' \n').split('\n')
  return all.map((line, index) => {
    const words = highlighted(line, highlight.trim(), highlightStyle)
    if (lines) {
      return (
        <span key={index} className="heading-line">
          {words}
        </span>
      )
    }
    return (
      <Fragment key={index}>
        {index > 0 && <br />}
        {words}
      </Fragment>
    )
  })
}

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
