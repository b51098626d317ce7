import { useState } from 'react'
import { type ModuleProps, useTexts } from '#module-kit'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/**
 * On the canvas alone, where one subject after the other is worked on: on a page the modules of the subject that a visitor is shown
 * stand in its place.
 */
export function SplitTest({ root, subjects, name }: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, subjects.length - 1)
  const Content = subjects[index]?.content
  return (
    <div {...root}>
      <div className="split-test-bar" role="toolbar" aria-label={name || t('label')}>
        <span>{name || t('label')}</span>
        {subjects.map((subject, position) => (
          <button
            key={subject.key}
            type="button"
            aria-pressed={position === index}
            onClick={() => setChosen(position)}
          >
            {subject.name || t('subject', { number: position + 1 })}
          </button>
        ))}
      </div>
      {Content && <Content key={subjects[index]?.key} />}
    </div>
  )
}
