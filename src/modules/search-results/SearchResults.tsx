import { formatDate } from '#base'
import { categoryHref, listHref, PagedList, PageLinks } from '#content/client'
import { type ModuleProps, usePageLanguage, useTexts } from '#module-contract/client'
import type { ProgramKind, SearchPart } from '#search/schema'
import { Picture } from '#ui/client'
import type { FoundItem, SearchResultsData } from './load.server.ts'
import { PopularProducts } from './PopularProducts.tsx'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Search results. Kinds and pages are links; the page script replaces only this part (NAV-9). */
export function SearchResults(props: ModuleProps<typeof Props, SearchResultsData>) {
  const { root, data, layout, level } = props
  const { text, corrected, items, total, more, pages, address, kinds, popular } = data
  const t = useTexts<typeof texts>()
  const offered = popular && <PopularProducts id={root.id} level={level} {...popular} />
  if (!text) {
    return (
      <div {...root}>
        <p className="search-results-none">{t('nothingAsked')}</p>
        {offered}
      </div>
    )
  }
  const shown = corrected ?? text
  const heading = t(more ? 'foundMore' : 'found', { count: total, text: shown })
  const exact = listHref(address.path, [], new URLSearchParams({ q: text, exact: '1' }))
  return (
    <div {...root} data-layout={layout}>
      <p className="search-results-count">{heading}</p>
      {corrected && (
        <p className="search-results-instead">
          {t('instead', { text })} <a href={exact}>{t('exactly')}</a>
        </p>
      )}
      <PagedList
        id={root.id}
        isSwapped
        address={address}
        categories={kinds.map(({ kind, count, name = '' }) => ({
          slug: kind,
          name: name
            ? t('kinds.own', { name, count })
            : t(`kinds.${kind as ProgramKind}`, { count }),
        }))}
        says={{
          filter: t('filter'),
          all: t('all'),
          status: pages > 1 ? t('pageOf', { number: address.page, count: pages }) : heading,
          failed: t('notLoaded'),
          retry: t('retry'),
          empty: t('tryOther'),
          seeAll: t('seeAll'),
        }}
        pages={
          <PageLinks
            page={address.page}
            pages={pages}
            hrefOf={page => categoryHref(address, { category: address.category, page })}
            isLandmark
            label={t('pagesOf', { name: t('results') })}
          />
        }
      >
        {items.length > 0 && (
          <ol className="plain-list search-results-list">
            {items.map(item => (
              <li key={item.ref}>
                <Found {...props} item={item} />
              </li>
            ))}
          </ol>
        )}
      </PagedList>
      {total === 0 && offered}
    </div>
  )
}

function Found(props: ModuleProps<typeof Props, SearchResultsData> & { item: FoundItem }) {
  const { item, layout, showImage, showKind, showDate, level: Level } = props
  const t = useTexts<typeof texts>()
  const language = usePageLanguage()
  const facts = [
    showKind && <span key="kind">{item.kindName ?? t(`kind.${item.kind as ProgramKind}`)}</span>,
    showDate && item.date !== undefined && (
      <time key="date" dateTime={new Date(item.date).toISOString()}>
        {formatDate(item.date, language)}
      </time>
    ),
  ].filter(Boolean)
  return (
    <article className="search-result">
      {showImage && layout !== 'compact' && item.image && (
        <Picture
          image={{ ...item.image, alt: '' }}
          sizes={layout === 'cards' ? '(min-width: 768px) 31vw, 92vw' : '160px'}
        />
      )}
      <div className="search-result-words">
        <Level className="search-result-title">
          <a href={item.href}>
            <Marked parts={item.title} />
          </a>
        </Level>
        {facts.length > 0 && <p className="search-result-facts">{facts}</p>}
        {layout !== 'compact' && item.excerpt.length > 0 && (
          <p className="search-result-excerpt">
            <Marked parts={item.excerpt} />
          </p>
        )}
      </div>
    </article>
  )
}

function Marked({ parts }: { parts: readonly SearchPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
