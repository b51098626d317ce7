import { type CategoryAddress, categoryQuery, listHref, readCategoryAddress } from '#content/client'

/** URL state of a comment list and its reply form. */
export interface CommentsAddress extends CategoryAddress {
  /** Query parameter with the id of the answered comment. */
  replyName: string
  /** Prefix of comments' element ids. */
  prefix: string
  /** Id of the form's element. */
  formId: string
}

export function readAddress(
  url: URL,
  parameter: (name: string) => string,
  nodeId: string,
): CommentsAddress {
  const replyName = parameter('reply')
  const withoutReply = new URL(url)
  withoutReply.searchParams.delete(replyName)
  const address = readCategoryAddress(withoutReply, parameter, 'comments')
  return {
    ...address,
    // Comments have no categories.
    category: '',
    replyName,
    prefix: address.isFirst ? 'comment-' : `${nodeId}-comment-`,
    formId: `${nodeId}-form`,
  }
}

/** URL of a comment on the current page of the list. */
export function commentHref(address: CommentsAddress, id: string): string {
  return `${listHref(address.path, address.others, categoryQuery(address))}#${address.prefix}${id}`
}

/** URL of the page with the form answering a comment, or none. */
export function replyHref(address: CommentsAddress, id = ''): string {
  const query = categoryQuery(address)
  if (id) query.set(address.replyName, id)
  return `${listHref(address.path, address.others, query)}#${address.formId}`
}
