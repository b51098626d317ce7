import type { SplitGoals } from '#base'
import { tellContent } from '../when-there.ts'

type TestOnPage = SplitGoals['tests'][number]

/** An answer of `get-split-test-subject`. */
interface Answer {
  id: string
  content: string
  /** Of a test that is repeated, for each of its places. */
  contents?: string[]
}

/**
 * AB-2: this page came from a cache and is the same for everybody. Asks which subject this visitor is shown and puts it in its place,
 * which keeps its room and is hidden by the page's styles for up to a second. What comes later than that is not shown: nothing
 * changes before the visitor's eyes, and nothing is counted.
 */
export async function chooseLater(
  { nonce, tests }: SplitGoals,
  onShown: (test: TestOnPage) => void,
) {
  const later = tests.filter(test => test.later)
  const asked = later.map(test => ask(nonce, test.test))
  // One after another, as they are on the page: a subject may have another test in it.
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

/** What is between the comments that mark a place of a test. */
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

/** Whether a visitor looks at what is there now. Wrappers are never hidden: the modules in them are. */
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
