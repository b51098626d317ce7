import { type ModuleProps, useTexts } from '#module-contract'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Rendered on the canvas only, with all subjects. On a page the modules of one subject replace it. */
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
