import { formatDate, shorten } from '#base'
import type { FeedEntry } from '#feed-reader/schema'
import { type ModuleProps, type PropsOf, usePageLanguage, useTexts } from '#module-contract'
import type { FeedData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Maximum length of a title made from an entry's text. */
const TITLE_LENGTH = 100

/** Latest entries of an external feed as text; nothing is loaded from there. */
export function Feed(props: ModuleProps<typeof Props, FeedData>) {
  const { root, data, layout, url } = props
  const t = useTexts<typeof texts>()
  const { locale } = usePageLanguage()
  const { title, site, entries, isRead } = data
  // Set only if it differs from the page's language.
  const lang = data.language && data.language !== locale ? data.language : undefined
  const name = title || hostOf(site)
  if (!url.trim()) return null
  return (
    <div {...root} data-layout={layout}>
      {props.showSource && title && entries.length > 0 && (
        <p className="feed-source">
          <Outside href={site} lang={lang}>
            {title}
          </Outside>
        </p>
      )}
      {entries.length > 0 ? (
        <ul
          className="plain-list feed-entries"
          aria-label={props.label || (name ? t('entriesOf', { name }) : t('entries'))}
        >
          {entries.map((entry, index) => (
            <li key={`${index} ${entry.url ?? ''}`}>
              <Entry {...props} entry={entry} lang={lang} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="feed-none">
          {isRead ? t('empty') : t('notAvailable')}{' '}
          {site && (
            <a href={site} rel="external">
              {t('visit', { name: hostOf(site) })}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

type EntryProps = Pick<
  PropsOf<typeof Props>,
  'level' | 'layout' | 'showDate' | 'showAuthor' | 'showSummary' | 'summaryLength'
> & { entry: FeedEntry; lang: string | undefined }

function Entry({ entry, lang, level: Level, layout, ...shown }: EntryProps) {
  const language = usePageLanguage()
  const { publishedAt, author } = entry
  const title = entry.title || shorten(entry.summary, TITLE_LENGTH)
  const hasSummary = shown.showSummary && layout !== 'lines' && entry.title && entry.summary
  const facts = [
    shown.showDate && publishedAt && (
      <time key="date" dateTime={new Date(publishedAt).toISOString()}>
        {formatDate(publishedAt, language)}
      </time>
    ),
    shown.showAuthor && author && (
      <span key="author" dir="auto">
        {author}
      </span>
    ),
  ].filter(Boolean)
  return (
    <article className="feed-entry">
      <Level className="feed-title">
        <Outside href={entry.url} lang={lang}>
          {title}
        </Outside>
      </Level>
      {facts.length > 0 && <p className="feed-facts fact-line">{facts}</p>}
      {hasSummary && (
        <p className="feed-summary">
          <span dir="auto" lang={lang}>
            {shorten(entry.summary, shown.summaryLength)}
          </span>
        </p>
      )}
    </article>
  )
}

/** External text with its own direction; a link if it has a URL. */
function Outside({
  href,
  lang,
  children,
}: {
  href: string | undefined
  lang: string | undefined
  children: string
}) {
  const own = { dir: 'auto', lang, children }
  return href ? <a {...own} href={href} rel="external" /> : <span {...own} />
}

const hostOf = (site: string) => URL.parse(site)?.host ?? ''
