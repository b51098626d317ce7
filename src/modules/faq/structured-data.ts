import type { PropsOf } from '#module-contract'
import type { Props } from './props.ts'

/**
 * schema.org FAQPage: items with question and answer. Several modules are combined, see
 * `collect-needs.ts`.
 */
export function faqPage({ items }: Pick<PropsOf<typeof Props>, 'items'>) {
  const asked = items.filter(({ question, answer }) => question.trim() && answer.trim())
  if (asked.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
