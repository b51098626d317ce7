import type { ReactNode } from 'react'
import { listFormat } from '#base'
import { fieldText } from '#content'
import { type ContentFieldFact, type ModuleProps, usePageLanguage } from '#module-contract'
import { Picture } from '#ui'
import type { FieldListData } from './load.server.ts'
import type { Props } from './props.ts'

/** Content-type fields of the page. */
export function FieldList({ root, data, layout }: ModuleProps<typeof Props, FieldListData>) {
  return (
    <div {...root} data-layout={layout}>
      {data.rows.length > 0 && (
        <dl className="field-list-facts">
          {data.rows.map(({ key, label, fact }) => (
            <div key={key} data-kind={fact.kind}>
              <dt className={layout === 'line' ? 'visually-hidden' : undefined}>{label}</dt>
              <dd>
                <Fact fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Fact({ fact }: { fact: ContentFieldFact }): ReactNode {
  const { locale } = usePageLanguage()
  switch (fact.kind) {
    case 'image':
      return <Picture image={fact.image} sizes="(min-width: 768px) 400px, 92vw" />
    case 'date':
      return <time dateTime={fact.at}>{fieldText(fact, { locale })}</time>
    case 'number':
      return fieldText(fact, { locale })
    case 'text': {
      const rest = [...fact.texts.entries()]
      return listFormat(locale)
        .formatToParts(fact.texts)
        .map(({ type, value }, index) => {
          const [at] = (type === 'element' && rest.shift()) || []
          const href = at === undefined ? undefined : fact.hrefs?.[at]
          if (at === undefined) return value
          // URLs and numbers keep their own direction in right-to-left text.
          return <bdi key={index}>{href ? <a href={href}>{value}</a> : value}</bdi>
        })
    }
  }
}
