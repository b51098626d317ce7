import type { SplitGoals } from '#base'
import { tellContent } from '../on-element.ts'

type TestOnPage = SplitGoals['tests'][number]

/** Response of `get-split-test-subject`. */
interface Answer {
  id: string
  content: string
  /** For tests that occur several times, the content of each place. */
  contents?: string[]
}

/**
 * AB-2: the page came from an external cache and is the same for everyone. Requests the visitor's
 * subject and inserts it; CSS hides the place for up to a second. A later response is discarded and
 * not counted, because nothing may change in view.
 */
export async function chooseLater(
  { nonce, tests }: SplitGoals,
  onShown: (test: TestOnPage) => void,
) {
  const later = tests.filter(test => test.later)
  const asked = later.map(test => ask(nonce, test.test))
  // In page order, because a subject may contain another test.
  for (const [at, test] of later.entries()) {
    const answer = await asked[at]
    const places = findPlaces(test.test)
    const isShown = answer !== undefined && places.length > 0 && !places.some(isSeen)
    if (isShown && answer.id !== test.subject) {
      for (const [number, place] of places.entries()) {
        fill(place, answer.contents?.[number] ?? answer.content)
      }
      tellContent()
    }
    const { dataset } = document.documentElement
    dataset.split = `${dataset.split ?? ''} ${test.test}`
    if (isShown) onShown({ ...test, subject: answer.id })
  }
}

async function ask(nonce: string, test: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch('/ajax', {
      method: 'POST',
      body: new URLSearchParams({
        action: 'get-split-test-subject',
        nonce,
        test_id: test,
        page: location.pathname + location.search,
        view: 'told',
      }),
    })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

/** Ranges between the comment markers of a test. */
function findPlaces(test: string): Range[] {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  const places: Range[] = []
  while (comments.nextNode()) {
    const { currentNode: comment } = comments
    if (comment.nodeValue === `split:${test}`) {
      const place = document.createRange()
      place.setStartAfter(comment)
      places.push(place)
    }
    if (comment.nodeValue === `/split:${test}`) places.at(-1)?.setEndBefore(comment)
  }
  return places
}

/** Whether the current content is visible. Wrappers are always visible, so check their modules. */
function isSeen(place: Range): boolean {
  const { childNodes } = place.startContainer
  return [...childNodes].slice(place.startOffset, place.endOffset).some(node => {
    if (!(node instanceof HTMLElement)) return false
    const element = node.id ? node : (node.querySelector('[id]') ?? node)
    const { top, bottom, width } = element.getBoundingClientRect()
    const isInView = width > 0 && bottom > 0 && top < innerHeight
    return isInView && getComputedStyle(element).visibility === 'visible'
  })
}

function fill(place: Range, content: string) {
  const filled = place.createContextualFragment(content)
  place.deleteContents()
  place.insertNode(filled)
}
