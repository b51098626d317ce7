import {
  type CategoryAddress,
  categoryQuery,
  listHref,
  readCategoryAddress,
} from '#module-kit/client'

/** Where the pages of a list of comments are, and the form that answers one. */
export interface CommentsAddress extends CategoryAddress {
  /** The parameter that names what the form answers. */
  replyName: string
  /** Before the id of a comment in the id of its element. */
  prefix: string
  /** Of the form's element. */
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

/** A comment's own address on the page of the list that it stands on. */
export function commentHref(address: CommentsAddress, id: string): string {
  return `${listHref(address.path, address.others, categoryQuery(address))}#${address.prefix}${id}`
}

/** Of the page with its form answering a comment; without an id, answering none. */
export function replyHref(address: CommentsAddress, id = ''): string {
  const query = categoryQuery(address)
  if (id) query.set(address.replyName, id)
  return `${listHref(address.path, address.others, query)}#${address.formId}`
}
