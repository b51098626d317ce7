import type { ReactNode } from 'react'
import { formatDate, listFormat } from '#base'
import { type ModuleProps, usePageLanguage, useTexts } from '#module-contract'
import type { MetaData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Date, author and terms of the page. Drafts have no date. */
export function PostMeta({ root, data, layout, ...shown }: ModuleProps<typeof Props, MetaData>) {
  const t = useTexts<typeof texts>()
  const language = usePageLanguage()
  const list = listFormat(language.locale, { type: 'unit' })
  const { links } = data
  const names = (terms: MetaData['tags']) => {
    const rest = [...terms]
    return list.formatToParts(terms.map(term => term.name)).map(({ type, value }, index) => {
      const term = type === 'element' ? rest.shift() : undefined
      return <Linked key={index} href={term && links?.terms[term.id]} text={value} rel="tag" />
    })
  }
  const facts: [
    key: 'date' | 'author' | 'categories' | 'tags' | 'length' | 'comments',
    value: ReactNode,
  ][] = []
  if (shown.showDate && data.publishedAt) {
    const date = formatDate(data.publishedAt, language)
    facts.push([
      'date',
      <time key="date" dateTime={new Date(data.publishedAt).toISOString()}>
        <Linked href={links?.month} text={date} />
      </time>,
    ])
  }
  if (shown.showAuthor && data.author) {
    const name = <Linked key="author" href={links?.author} text={data.author} rel="author" />
    facts.push(['author', name])
  }
  if (shown.showCategories && data.categories.length > 0) {
    facts.push(['categories', names(data.categories)])
  }
  if (shown.showTags && data.tags.length > 0) facts.push(['tags', names(data.tags)])
  const minutes = data.article?.minutes ?? 0
  if (shown.showReadingTime && minutes > 0) facts.push(['length', t('minutes', { minutes })])
  const { comments } = data
  if (shown.showComments && comments !== undefined) {
    const label = t('commentCount', { count: comments })
    facts.push([
      'comments',
      // The first list of comments of a page has this id.
      <a key="comments" href="#comments">
        {label}
      </a>,
    ])
  }
  return (
    <div {...root} data-layout={layout}>
      {facts.length > 0 && (
        <dl className={layout === 'line' ? 'post-meta-facts fact-line' : 'post-meta-facts'}>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt className={layout === 'line' ? 'visually-hidden' : undefined}>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** A name with a link to its archive, if there is one. */
function Linked({ href, text, rel }: { href: string | undefined; text: string; rel?: string }) {
  if (!href) return text
  return (
    <a href={href} rel={rel}>
      {text}
    </a>
  )
}
