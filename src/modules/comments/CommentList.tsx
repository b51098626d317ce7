import { categoryHref, PagedList, PageLinks } from '#content/client'
import { useTexts } from '#module-contract/client'
import type { CommentsAddress } from './address.ts'
import { Comment } from './Comment.tsx'
import type { CommentListData } from './load.server.ts'
import type { texts } from './texts.ts'

interface CommentListProps {
  nodeId: string
  list: CommentListData
  total: number
  address: CommentsAddress
  initials: boolean
}

/** Threads and pagination (NAV-9). */
export function CommentList({ nodeId, list, total, address, initials }: CommentListProps) {
  const t = useTexts<typeof texts>()
  const { threads, pages } = list
  const name = t('comments')
  return (
    <PagedList
      id={nodeId}
      isSwapped
      address={address}
      categories={[]}
      says={{
        filter: name,
        all: name,
        status:
          pages > 1
            ? t('pageOf', { number: address.page, count: pages })
            : t('count', { count: total }),
        failed: t('notLoaded'),
        retry: t('retry'),
        empty: list.canReply ? t('empty') : '',
        seeAll: name,
      }}
      pages={
        <PageLinks
          page={address.page}
          pages={pages}
          hrefOf={page => categoryHref(address, { category: '', page })}
          isLandmark={address.isFirst}
          label={t('pagesOf', { name })}
        />
      }
    >
      {threads.length > 0 && (
        <ol className="plain-list paged-items comments-threads">
          {threads.map(comment => (
            <Comment
              key={comment.id}
              comment={comment}
              address={address}
              list={list}
              initials={initials}
            />
          ))}
        </ol>
      )}
    </PagedList>
  )
}
