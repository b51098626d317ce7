import { type ModuleProps, useTexts } from '#module-kit'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/**
 * On the canvas alone, where all subjects are worked on, one below the other: on a page the modules of the subject that a visitor
 * is shown stand in its place.
 */
export function SplitTest({ root, subjects, name }: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  return (
    <div {...root}>
      {subjects.map(({ key, name: subject, content: Content }, position) => (
        <div key={key || position} className="split-test-subject">
          <p className="split-test-name">
            {name || t('label')}: {subject || t('subject', { number: position + 1 })}
          </p>
          <Content className="split-test-content" />
        </div>
      ))}
    </div>
  )
}
